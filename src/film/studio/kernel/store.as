// The tables the scene code fills, and the buffers the picture passes through.
import {
  FRAME_BYTES, INSTANCE_BYTES, INSTANCE_COUNT_MAX, PIECE_BYTES, PIECE_COUNT_MAX, MATERIAL_BYTES, MATERIAL_COUNT_MAX,
  TEXTURE_BYTES, TEXTURE_COUNT_MAX, PANEL_BYTES, PANEL_COUNT_MAX, BULB_BYTES, BULB_COUNT_MAX, WATER_BYTES, FRAME_EXPOSURE,
} from './layout';

export const frame: usize = memory.data(FRAME_BYTES, 16);
export const instances: usize = memory.data(INSTANCE_COUNT_MAX * INSTANCE_BYTES, 16);
export const pieces: usize = memory.data(PIECE_COUNT_MAX * PIECE_BYTES, 16);
export const materials: usize = memory.data(MATERIAL_COUNT_MAX * MATERIAL_BYTES, 16);
export const textures: usize = memory.data(TEXTURE_COUNT_MAX * TEXTURE_BYTES, 16);
export const panels: usize = memory.data(PANEL_COUNT_MAX * PANEL_BYTES, 16);
export const bulbs: usize = memory.data(BULB_COUNT_MAX * BULB_BYTES, 16);
export const water: usize = memory.data(WATER_BYTES, 16);
/** Indices (16 bits) of the instances that mirrors show. */
export const reflected: usize = memory.data(64, 16);

/** Size of the picture while it is made. */
export let width: i32 = 0;
export let height: i32 = 0;
/** Red, green, blue and distance, 32-bit floats. */
export let picture: usize = 0;
/** What was hit: instance and part, 16 bits. */
export let codes: usize = 0;
/** Brightness alone. */
export let lightness: usize = 0;
export let halfPicture: usize = 0;
export let halfBlurred: usize = 0;
/** The room behind at half the size. */
export let backdrop: usize = 0;
export let backdropWidth: i32 = 0;
export let backdropHeight: i32 = 0;

/** Distance stored where nothing but the room behind is seen. */
@inline export const FAR: f32 = 1000;

export function reserve(bytes: i32): usize {
  return heap.alloc(bytes + 64);
}

export function openPicture(w: i32, h: i32): void {
  width = w;
  height = h;
  picture = reserve(w * h * 16);
  codes = reserve((w + 8) * h * 2);
  lightness = reserve(w * h * 4 + 32);
  backdropWidth = w >> 1;
  backdropHeight = h >> 1;
  const half = backdropWidth * backdropHeight * 16;
  halfPicture = reserve(half);
  halfBlurred = reserve(half);
  backdrop = reserve(half);
}

@inline export function uniform(at: i32): f32 { return load<f32>(frame + at); }
@inline export function uniform4(at: i32): v128 { return v128.load32_splat(frame + at); }
@inline export function exposure(): f32 { return load<f32>(frame, FRAME_EXPOSURE); }
