// Soft shadow and contact darkness. Solids that shade others are stood in for by spheres or upright prisms
// (round or rectangular), whose shadows have a closed form with a half-shade that widens with distance.
import {
  add, sub, mul, splat, pick, plus, times, offset, dot3, root, invert, clamp01, high, low, positive, less, more, abs4, neg, smooth01, both,
} from './lanes';
import { instances, uniform } from './store';
import { px, py, pz, nx, ny, nz } from './point';
import { INSTANCE_BYTES, INSTANCE_KIND, INSTANCE_BOUND_CENTER, INSTANCE_BOUND_RADIUS, INSTANCE_SHADE, INSTANCE_ROTATION, KIND_SPHERE, FRAME_KEY_SOFTNESS } from './layout';

/** What reaches the points: key light and surroundings, 0 to 1. */
export let keyShare: v128 = i32x4.splat(0);
export let skyShare: v128 = i32x4.splat(0);

/** `lx, ly, lz` points to the key light. `list` holds `count` indices of 16 bits. */
@inline export function shadeByCasters(list: usize, count: i32, self: i32, lx: v128, ly: v128, lz: v128): void {
  keyShare = splat(1);
  skyShare = splat(1);
  for (let k = 0; k < count; k++) {
    const index = <i32>load<u16>(list + (k << 1));
    if (index == self) continue;
    const at = instances + index * INSTANCE_BYTES;
    if (load<i32>(at, INSTANCE_KIND) == KIND_SPHERE) bySphere(at, lx, ly, lz);
    else byPrism(at, lx, ly, lz);
  }
}

@inline function bySphere(at: usize, lx: v128, ly: v128, lz: v128): void {
  const r = load<f32>(at, INSTANCE_BOUND_RADIUS);
  const x = sub(px, v128.load32_splat(at, INSTANCE_BOUND_CENTER)), y = sub(py, v128.load32_splat(at, INSTANCE_BOUND_CENTER + 4));
  const z = sub(pz, v128.load32_splat(at, INSTANCE_BOUND_CENTER + 8));
  const along = dot3(x, y, z, lx, ly, lz), away = dot3(x, y, z, x, y, z);
  // Distance from the sphere's centre to the way to the light, measured in half-shade widths.
  const miss = offset(root(positive(sub(away, mul(along, along)))), -r);
  const width = offset(times(abs4(along), uniform(FRAME_KEY_SOFTNESS)), r * 0.08);
  const lit = smooth01(offset(times(mul(miss, invert(width)), 0.5), 0.5));
  keyShare = mul(keyShare, pick(less(along, splat(0)), lit, splat(1)));
  const inverse = invert(root(offset(away, 1e-9)));
  const towards = clamp01(neg(mul(dot3(nx, ny, nz, x, y, z), inverse)));
  skyShare = mul(skyShare, sub(splat(1), mul(towards, low(mul(splat(r * r), mul(inverse, inverse)), splat(1)))));
}

@inline function byPrism(at: usize, lx: v128, ly: v128, lz: v128): void {
  const wide = load<f32>(at, INSTANCE_SHADE), deep = load<f32>(at, INSTANCE_SHADE + 4);
  const bottom = v128.load32_splat(at, INSTANCE_SHADE + 8), top = v128.load32_splat(at, INSTANCE_SHADE + 12);
  const x = sub(px, v128.load32_splat(at, INSTANCE_BOUND_CENTER)), y = sub(py, v128.load32_splat(at, INSTANCE_BOUND_CENTER + 4));
  // The part of the way to the light between the prism's lower and upper end, and on it the point nearest the axis.
  const il = invert(high(lz, splat(0.05)));
  const from = positive(mul(sub(bottom, pz), il)), to = mul(sub(top, pz), il);
  const flat = invert(offset(add(mul(lx, lx), mul(ly, ly)), 1e-6));
  const s = low(high(neg(mul(add(mul(x, lx), mul(y, ly)), flat)), from), to);
  const qx = plus(x, lx, s), qy = plus(y, ly, s);
  const width = offset(times(s, uniform(FRAME_KEY_SOFTNESS)), 0.004);
  const gap = gapTo(at, qx, qy, wide, deep);
  const lit = smooth01(offset(times(mul(gap, invert(width)), 0.5), 0.5));
  // Points inside the outline and above its lower end stand in or on the solid: it does not shade them.
  const own = gapTo(at, x, y, wide, deep), within = both(less(own, splat(0)), more(pz, offset(bottom, 0.004)));
  keyShare = mul(keyShare, pick(v128.andnot(more(to, from), within), lit, splat(1)));

  const reach = times(offset(sub(top, bottom), 0.03), 0.9);
  const up = sub(low(high(pz, bottom), top), pz), side = positive(own);
  const distance = root(offset(add(mul(side, side), mul(up, up)), 1e-9));
  const centre = invert(root(offset(add(mul(x, x), mul(y, y)), 1e-9)));
  const towards = mul(sub(mul(up, nz), mul(side, mul(add(mul(x, nx), mul(y, ny)), centre))), invert(distance));
  const near = clamp01(sub(splat(1), mul(distance, invert(reach))));
  const dark = mul(mul(near, near), clamp01(offset(times(towards, 0.45), 0.55)));
  skyShare = mul(skyShare, sub(splat(1), v128.andnot(dark, within)));
}

/** Signed distance in the horizontal plane from the prism's outline. */
@inline function gapTo(at: usize, x: v128, y: v128, wide: f32, deep: f32): v128 {
  if (deep <= 0) return offset(root(add(mul(x, x), mul(y, y))), -wide);
  const c = v128.load32_splat(at, INSTANCE_ROTATION), s = v128.load32_splat(at, INSTANCE_ROTATION + 4);
  const u = abs4(add(mul(x, c), mul(y, s))), v = abs4(sub(mul(y, c), mul(x, s)));
  const qx = offset(u, -wide), qy = offset(v, -deep), cx = positive(qx), cy = positive(qy);
  return add(root(add(mul(cx, cx), mul(cy, cy))), low(high(qx, qy), splat(0)));
}
