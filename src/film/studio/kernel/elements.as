// The picture's elements: the rays that pass them, what is kept of each, and the tile it lies in.
import { splat, low, storePixels } from './lanes';
import { width, height, picture, codes, instances, uniform, reserve, FAR } from './store';
import { aimThrough } from './aim';
import { hitT, hitCode } from './ray';
import { hitSolid } from './solids';
import { shadePack, outR, outG, outB } from './shade';
import { materialOf } from './point';
import { overlayMoving } from './moving';
import {
  TILE_WIDTH, TILE_HEIGHT, TILE_BYTES, TILE_SEEN_COUNT, TILE_CASTER_COUNT, TILE_MOVING_COUNT, TILE_SEEN, TILE_CASTERS, TILE_MOVING, TILE_PIECES, TILE_STARTS, STARTS_MAX,
} from './tiles';
import {
  FRAME_FOCUS, FRAME_APERTURE, INSTANCE_BYTES, INSTANCE_KIND, KIND_LATHE, KIND_FRAME,
} from './layout';

/** Code of an element that shows the room behind. */
export const NOTHING: i32 = 0xffff;

/** Number of tiles in a row and in a column. */
export let across: i32 = 0;
export let down: i32 = 0;
let tiles: usize = 0;

export function openElements(): void {
  across = (width + TILE_WIDTH - 1) / TILE_WIDTH;
  down = (height + TILE_HEIGHT - 1) / TILE_HEIGHT;
  tiles = reserve(across * down * TILE_BYTES);
}

@inline export function tileAt(tx: i32, ty: i32): usize { return tiles + (ty * across + tx) * TILE_BYTES; }

/** Follows the rays through places of the picture to the nearest solid. */
export function follow(tile: usize, x: v128, y: v128): void {
  aimThrough(x, y);
  const count = load<i32>(tile, TILE_SEEN_COUNT);
  lathes = 0;
  bars = 0;
  for (let k = 0; k < count; k++) {
    const index = <i32>load<u16>(tile + TILE_SEEN + (k << 1));
    tryListed(tile, index, true);
  }
}

/** The same, among the solids of five codes only. */
export function followAmong(tile: usize, x: v128, y: v128, a: i32, b: i32, c: i32, d: i32, e: i32): void {
  aimThrough(x, y);
  const count = load<i32>(tile, TILE_SEEN_COUNT);
  lathes = 0;
  bars = 0;
  for (let k = 0; k < count; k++) {
    const index = <i32>load<u16>(tile + TILE_SEEN + (k << 1));
    tryListed(tile, index, isOf(a, index) || isOf(b, index) || isOf(c, index) || isOf(d, index) || isOf(e, index));
  }
}
@inline function isOf(code: i32, index: i32): bool { return (code & 0x3ff) == index; }

// How many turned solids and bars of the tile's list have been passed.
let lathes: i32 = 0;
let bars: i32 = 0;
@inline function tryListed(tile: usize, index: i32, wanted: bool): void {
  const kind = load<i32>(instances + index * INSTANCE_BYTES, INSTANCE_KIND);
  let mask: u64 = 0, start: f32 = 0;
  if (kind == KIND_LATHE) mask = load<u64>(tile + TILE_PIECES + (lathes++ << 3));
  else if (kind == KIND_FRAME) {
    if (bars < STARTS_MAX) start = load<f32>(tile + TILE_STARTS + (bars << 2));
    bars++;
  }
  if (wanted) hitSolid(index, mask, start);
}

/** Shades what the rays have met, and lays what moves over it. */
export function shadeAll(tile: usize, x: v128, y: v128): void {
  const casters = load<i32>(tile, TILE_CASTER_COUNT);
  shadePack(x, y, tile + TILE_CASTERS, casters);
  const moving = load<i32>(tile, TILE_MOVING_COUNT);
  for (let k = 0; k < moving; k++) overlayMoving(<i32>load<u16>(tile + TILE_MOVING + (k << 1)), tile + TILE_CASTERS, casters);
}

@inline export function blurAt(distance: f32): f32 {
  return abs<f32>(uniform(FRAME_APERTURE) * (distance - uniform(FRAME_FOCUS)) / distance);
}

/** Codes short enough to keep: instance, and on turned solids the piece's material, so that joints show as edges. */
export function shortCodes(code: v128): v128 {
  const first = i32x4.extract_lane(code, 0);
  if (i32x4.all_true(i32x4.eq(code, i32x4.splat(first)))) return i32x4.splat(shortCode(first));
  return i32x4(shortCode(first), shortCode(i32x4.extract_lane(code, 1)), shortCode(i32x4.extract_lane(code, 2)), shortCode(i32x4.extract_lane(code, 3)));
}
@inline function shortCode(code: i32): i32 {
  if (code < 0) return NOTHING;
  return (code & 0x3ff) | ((materialOf(code & 0xffff, code >>> 16) & 0x3f) << 10);
}

// The four elements shaded last.
const four: usize = memory.data(64, 16);
const fourCodes: usize = memory.data(16, 16);

/** Gathers what the last four rays brought, for `keepLane`. */
@inline export function gatherLanes(): void {
  storePixels(four, outR, outG, outB, low(hitT, splat(FAR)));
  v128.store(fourCodes, shortCodes(hitCode));
}
@inline export function keepLane(lane: i32, at: i32): void {
  v128.store(picture + (at << 4), v128.load(four + (lane << 4)));
  store<u16>(codes + (at << 1), load<u16>(fourCodes + (lane << 2)));
}

@inline export function codeAt(at: i32): i32 { return <i32>load<u16>(codes + (at << 1)); }
@inline export function elementAt(at: i32): v128 { return v128.load(picture + (at << 4)); }

/** Writes an element that no ray of its own has passed. */
@inline export function put(at: i32, v: v128, depth: f32, code: i32): void {
  v128.store(picture + (at << 4), f32x4.replace_lane(v, 3, depth));
  store<u16>(codes + (at << 1), <u16>code);
}
