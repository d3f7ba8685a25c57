// The light that comes from all round: octahedral maps (one for mirrors, three blurred ones) and its
// smoothest part as four coefficients a colour.
import { add, sub, mul, splat, pick, less, more, none, whole, real, offset, positive, invert, abs4, neg, red4, green4, blue4 } from './lanes';
import { reserve, uniform } from './store';
import { FRAME_SURROUNDINGS_GAIN } from './layout';

export const LEVELS: i32 = 4;
const maps: usize = memory.data(16, 16);
const sides: usize = memory.data(16, 16);
const smoothest: usize = memory.data(48, 16);

export let lightR: v128 = i32x4.splat(0);
export let lightG: v128 = i32x4.splat(0);
export let lightB: v128 = i32x4.splat(0);

/** Makes room for level `level` of `side` texels (border included) and says where. */
export function openSurroundings(level: i32, side: i32): usize {
  const at = reserve(side * side * 16);
  store<u32>(maps + (level << 2), <u32>at);
  store<i32>(sides + (level << 2), side);
  return at;
}
export function smoothestSurroundings(): usize { return smoothest; }

@inline function tap(at: usize, row: usize, tu: f32, tv: f32): v128 {
  const a = v128.load(at), b = v128.load(at, 16), c = v128.load(at + row), d = v128.load(at + row, 16);
  const u = splat(tu), top = add(a, mul(sub(b, a), u)), bottom = add(c, mul(sub(d, c), u));
  return add(top, mul(sub(bottom, top), splat(tv)));
}

/** Light from direction (x, y, z) at a level of blur, into lightR, lightG, lightB. */
export function lookUp(level: i32, x: v128, y: v128, z: v128): void {
  const s = invert(offset(add(add(abs4(x), abs4(y)), abs4(z)), 1e-9));
  let u = mul(x, s), v = mul(y, s);
  let fu = sub(splat(1), abs4(v)), fv = sub(splat(1), abs4(u));
  fu = pick(less(u, splat(0)), neg(fu), fu);
  fv = pick(less(v, splat(0)), neg(fv), fv);
  const below = less(z, splat(0));
  u = pick(below, fu, u);
  v = pick(below, fv, v);
  const side = load<i32>(sides + (level << 2)), map = <usize>load<u32>(maps + (level << 2));
  const scale = splat(<f32>(side - 2) * 0.4999);
  u = offset(mul(offset(u, 1), scale), 0.5);
  v = offset(mul(offset(v, 1), scale), 0.5);
  const iu = whole(u), iv = whole(v), tu = sub(u, real(iu)), tv = sub(v, real(iv));
  const o = i32x4.shl(i32x4.add(i32x4.mul(iv, i32x4.splat(side)), iu), 4), row = <usize>(side << 4);
  const a = tap(map + i32x4.extract_lane(o, 0), row, f32x4.extract_lane(tu, 0), f32x4.extract_lane(tv, 0));
  const b = tap(map + i32x4.extract_lane(o, 1), row, f32x4.extract_lane(tu, 1), f32x4.extract_lane(tv, 1));
  const c = tap(map + i32x4.extract_lane(o, 2), row, f32x4.extract_lane(tu, 2), f32x4.extract_lane(tv, 2));
  const d = tap(map + i32x4.extract_lane(o, 3), row, f32x4.extract_lane(tu, 3), f32x4.extract_lane(tv, 3));
  const gain = splat(uniform(FRAME_SURROUNDINGS_GAIN));
  lightR = mul(red4(a, b, c, d), gain);
  lightG = mul(green4(a, b, c, d), gain);
  lightB = mul(blue4(a, b, c, d), gain);
}

@inline function lobe(c: i32, x: v128, y: v128, z: v128): v128 {
  const at = smoothest + (c << 2);
  const sum = add(add(v128.load32_splat(at), mul(v128.load32_splat(at, 12), x)),
    add(mul(v128.load32_splat(at, 24), y), mul(v128.load32_splat(at, 36), z)));
  return positive(sum);
}
/** Light that falls on a matt surface facing (x, y, z). */
export function lookUpMatt(x: v128, y: v128, z: v128): void {
  lightR = lobe(0, x, y, z);
  lightG = lobe(1, x, y, z);
  lightB = lobe(2, x, y, z);
}

@inline function storeTexel(at: usize, r: f32, g: f32, b: f32): void {
  store<f32>(at, r);
  store<f32>(at, g, 4);
  store<f32>(at, b, 8);
}

/** Blurs a map of `from` texels a side into row `j` of level `level` by a lobe of 2^sharpness, four texels at once. */
export function blurSurroundings(source: usize, from: i32, directions: usize, level: i32, j: i32, targets: usize, sharpness: i32): void {
  const side = load<i32>(sides + (level << 2)) - 2, map = <usize>load<u32>(maps + (level << 2));
  const end = directions + ((from * from) << 4), light = source - directions;
  for (let i = 0; i < side; i += 4) {
    const t = targets + ((j * side + i) << 4);
    const t0 = v128.load(t), t1 = v128.load(t, 16), t2 = v128.load(t, 32), t3 = v128.load(t, 48);
    const x = red4(t0, t1, t2, t3), y = green4(t0, t1, t2, t3), z = blue4(t0, t1, t2, t3);
    let r = splat(0), g = splat(0), b = splat(0), weight = splat(1e-9);
    for (let d = directions; d < end; d += 16) {
      let c = add(add(mul(x, v128.load32_splat(d)), mul(y, v128.load32_splat(d, 4))), mul(z, v128.load32_splat(d, 8)));
      if (none(more(c, splat(0)))) continue;
      c = positive(c);
      for (let q = 0; q < sharpness; q++) c = mul(c, c);
      weight = add(weight, c);
      const lit = d + light;
      r = add(r, mul(v128.load32_splat(lit), c));
      g = add(g, mul(v128.load32_splat(lit, 4), c));
      b = add(b, mul(v128.load32_splat(lit, 8), c));
    }
    const share = invert(weight), at = map + (((j + 1) * (side + 2) + i + 1) << 4);
    r = mul(r, share);
    g = mul(g, share);
    b = mul(b, share);
    storeTexel(at, f32x4.extract_lane(r, 0), f32x4.extract_lane(g, 0), f32x4.extract_lane(b, 0));
    storeTexel(at + 16, f32x4.extract_lane(r, 1), f32x4.extract_lane(g, 1), f32x4.extract_lane(b, 1));
    storeTexel(at + 32, f32x4.extract_lane(r, 2), f32x4.extract_lane(g, 2), f32x4.extract_lane(b, 2));
    storeTexel(at + 48, f32x4.extract_lane(r, 3), f32x4.extract_lane(g, 3), f32x4.extract_lane(b, 3));
  }
}

/** Fills the border of an octahedral map from the texels it folds on to. */
export function borderSurroundings(level: i32): void {
  const side = load<i32>(sides + (level << 2)), map = <usize>load<u32>(maps + (level << 2)), n = side - 2;
  for (let j = 0; j < side; j++) for (let i = 0; i < side; i++) {
    if (i > 0 && i <= n && j > 0 && j <= n) continue;
    let x = i - 1, y = j - 1;
    if (y < 0) { y = 0; x = n - 1 - x; } else if (y >= n) { y = n - 1; x = n - 1 - x; }
    if (x < 0) { x = 0; y = n - 1 - y; } else if (x >= n) { x = n - 1; y = n - 1 - y; }
    x = min(max(x, 0), n - 1);
    y = min(max(y, 0), n - 1);
    v128.store(map + ((j * side + i) << 4), v128.load(map + (((y + 1) * side + x + 1) << 4)));
  }
}
