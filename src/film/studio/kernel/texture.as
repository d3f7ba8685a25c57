// Filtered look-ups in painted textures. A level has one extra column (the first again) and row (the last
// again), so that two texels side by side can always be read at once.
import { add, sub, mul, splat, pick, less, floor4, whole, real, low, high, times, offset, clamp01, red4, green4, blue4, alpha4 } from './lanes';
import { textures } from './store';
import { TEXTURE_BYTES, TEXTURE_WIDTH, TEXTURE_HEIGHT, TEXTURE_LEVELS, TEXTURE_POINTERS } from './layout';

export let texR: v128 = i32x4.splat(0);
export let texG: v128 = i32x4.splat(0);
export let texB: v128 = i32x4.splat(0);
export let texA: v128 = i32x4.splat(0);

@inline function texel(at: usize, pitch: i32, fx: i32, fy: i32): v128 {
  const top = v128.load_ext<u8>(at), bottom = v128.load_ext<u8>(at + pitch);
  const rows = i16x8.add(i16x8.shl(top, 4), i16x8.mul(i16x8.sub(bottom, top), i16x8.splat(<i16>fy)));
  const right = v128.shuffle<i64>(rows, rows, 1, 0);
  const sum = i16x8.add(i16x8.shl(rows, 4), i16x8.mul(i16x8.sub(right, rows), i16x8.splat(<i16>fx)));
  return f32x4.convert_i32x4_u(i32x4.extend_low_i16x8_u(sum));
}

/** Reads level `level` at (u, v): u goes round, v swings back and forth, so that neither shows a seam. */
export function sampleTexture(index: i32, level: i32, u: v128, v: v128): void {
  const at = textures + index * TEXTURE_BYTES;
  const last = load<i32>(at, TEXTURE_LEVELS) - 1;
  const l = level < 0 ? 0 : level > last ? last : level;
  const w = max(load<i32>(at, TEXTURE_WIDTH) >> l, 1), h = max(load<i32>(at, TEXTURE_HEIGHT) >> l, 1);
  const pixels = <usize>load<u32>(at + (l << 2), TEXTURE_POINTERS);
  const wide = splat(<f32>w), tall = splat(<f32>h);
  const round = sub(u, floor4(u));
  const half = times(v, 0.5);
  const swing = sub(splat(1), f32x4.abs(offset(times(sub(half, floor4(half)), 2), -1)));
  let fx = offset(mul(round, wide), -0.5);
  fx = pick(less(fx, splat(0)), add(fx, wide), fx);
  const fy = low(high(offset(mul(swing, tall), -0.5), splat(0)), splat(<f32>h - 1.001));
  let ix = low(whole(fx), whole(fx));
  ix = v128.bitselect(splat(0), ix, i32x4.ge_s(ix, i32x4.splat(w)));
  const iy = whole(fy);
  const wx = whole(times(clamp01(sub(fx, real(ix))), 16)), wy = whole(times(clamp01(sub(fy, real(iy))), 16));
  const pitch = (w + 1) << 2;
  const o = i32x4.add(i32x4.mul(iy, i32x4.splat(pitch)), i32x4.shl(ix, 2));
  const a = texel(pixels + i32x4.extract_lane(o, 0), pitch, i32x4.extract_lane(wx, 0), i32x4.extract_lane(wy, 0));
  const b = texel(pixels + i32x4.extract_lane(o, 1), pitch, i32x4.extract_lane(wx, 1), i32x4.extract_lane(wy, 1));
  const c = texel(pixels + i32x4.extract_lane(o, 2), pitch, i32x4.extract_lane(wx, 2), i32x4.extract_lane(wy, 2));
  const d = texel(pixels + i32x4.extract_lane(o, 3), pitch, i32x4.extract_lane(wx, 3), i32x4.extract_lane(wy, 3));
  const scale = splat(1.0 / 65280.0);
  texR = mul(red4(a, b, c, d), scale);
  texG = mul(green4(a, b, c, d), scale);
  texB = mul(blue4(a, b, c, d), scale);
  texA = mul(alpha4(a, b, c, d), scale);
}

/** The same as light instead of its square root. */
export function sampleLight(index: i32, level: i32, u: v128, v: v128): void {
  sampleTexture(index, level, u, v);
  texR = mul(texR, texR);
  texG = mul(texG, texG);
  texB = mul(texB, texB);
}

/** Adds further reads along u, for textures that move while the shutter is open. */
export function sampleLightMoving(index: i32, level: i32, u: v128, v: v128, spread: f32): void {
  sampleLight(index, level, u, v);
  let r = texR, g = texG, b = texB, a = texA;
  for (let k = 0; k < 2; k++) {
    sampleLight(index, level, offset(u, k == 0 ? spread * -0.33 : spread * 0.33), v);
    r = add(r, texR);
    g = add(g, texG);
    b = add(b, texB);
    a = add(a, texA);
  }
  const third: f32 = 1.0 / 3.0;
  texR = times(r, third);
  texG = times(g, third);
  texB = times(b, third);
  texA = times(a, third);
}

/** Makes the next coarser level of a texture: both lie as levels do, with their extra column and row. */
export function shrinkTexture(from: usize, width: i32, height: i32, to: usize): void {
  const w = width >> 1, h = height >> 1, pitch = (width + 1) << 2, toPitch = (w + 1) << 2;
  for (let y = 0; y < h; y++) {
    const row = to + y * toPitch;
    for (let x = 0; x < w; x++) {
      const at = from + 2 * y * pitch + (x << 3);
      const sum = i16x8.add(v128.load_ext<u8>(at), v128.load_ext<u8>(at + pitch));
      const mean = i16x8.shr_u(i16x8.add(i16x8.add(sum, v128.shuffle<i64>(sum, sum, 1, 0)), i16x8.splat(2)), 2);
      v128.store32_lane(row + (x << 2), i8x16.narrow_i16x8_u(mean, mean), 0);
    }
    store<u32>(row + (w << 2), load<u32>(row));
  }
  memory.copy(to + h * toPitch, to + (h - 1) * toPitch, toPitch);
}
