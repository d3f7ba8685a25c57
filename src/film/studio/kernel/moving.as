// Spheres that move while the shutter is open, drawn as streaks over what lies behind.
import { add, sub, mul, splat, plus, times, offset, invert, root, dot3, low, high, pick, mix, clamp01, less, more, both, neg, positive } from './lanes';
import { instances } from './store';
import { hitT, hitCode, ox, oy, oz, dx, dy, dz, restoreHit, forgetEye, rememberEye } from './ray';
import { shadeSurface, setOut, outR, outG, outB } from './shade';
import { materialOf } from './point';
import { INSTANCE_BYTES, INSTANCE_POSITION, INSTANCE_SIZE, INSTANCE_MOTION } from './layout';

/** Lays a moving sphere over what is behind it, by the part of the exposure during which it covers the ray. */
export function overlayMoving(index: i32, casters: usize, casterCount: i32): void {
  const at = instances + index * INSTANCE_BYTES, r = load<f32>(at, INSTANCE_SIZE);
  const mx = v128.load32_splat(at, INSTANCE_MOTION), my = v128.load32_splat(at, INSTANCE_MOTION + 4), mz = v128.load32_splat(at, INSTANCE_MOTION + 8);
  const x = sub(v128.load32_splat(at, INSTANCE_POSITION), ox), y = sub(v128.load32_splat(at, INSTANCE_POSITION + 4), oy), z = sub(v128.load32_splat(at, INSTANCE_POSITION + 8), oz);
  const along = dot3(x, y, z, dx, dy, dz), run = dot3(mx, my, mz, dx, dy, dz);
  const px = sub(x, mul(dx, along)), py = sub(y, mul(dy, along)), pz = sub(z, mul(dz, along));
  const qx = sub(mx, mul(dx, run)), qy = sub(my, mul(dy, run)), qz = sub(mz, mul(dz, run));
  const a = offset(dot3(qx, qy, qz, qx, qy, qz), 1e-9), b = dot3(px, py, pz, qx, qy, qz), c = offset(dot3(px, py, pz, px, py, pz), -r * r);
  const h = sub(mul(b, b), mul(a, c));
  if (!v128.any_true(more(h, splat(0)))) return;
  const s = root(positive(h)), ia = invert(a);
  const from = high(mul(sub(neg(b), s), ia), splat(-0.5)), to = low(mul(sub(s, b), ia), splat(0.5)), share = sub(to, from);
  const when = times(add(from, to), 0.5);
  const wx = plus(px, qx, when), wy = plus(py, qy, when), wz = plus(pz, qz, when);
  const depth = root(positive(sub(splat(r * r), dot3(wx, wy, wz, wx, wy, wz))));
  const t = sub(plus(along, run, when), depth);
  const met = both(both(more(h, splat(0)), more(share, splat(0))), both(more(t, splat(0)), less(t, offset(hitT, 0.003))));
  if (!v128.any_true(met)) return;
  const back = hitT, code = hitCode, br = outR, bg = outG, bb = outB;
  // The sphere stands where it is at that moment of the exposure: the point is shaded as if on it.
  const px0 = load<f32>(at, INSTANCE_POSITION), py0 = load<f32>(at, INSTANCE_POSITION + 4), pz0 = load<f32>(at, INSTANCE_POSITION + 8);
  const lane = ctz(i32x4.bitmask(met)), w = lane == 0 ? f32x4.extract_lane(when, 0) : lane == 1 ? f32x4.extract_lane(when, 1) : lane == 2 ? f32x4.extract_lane(when, 2) : f32x4.extract_lane(when, 3);
  store<f32>(at, px0 + load<f32>(at, INSTANCE_MOTION) * w, INSTANCE_POSITION);
  store<f32>(at, py0 + load<f32>(at, INSTANCE_MOTION + 4) * w, INSTANCE_POSITION + 4);
  store<f32>(at, pz0 + load<f32>(at, INSTANCE_MOTION + 8) * w, INSTANCE_POSITION + 8);
  forgetEye();
  shadeSurface(index, 0, materialOf(index, 0), t, i32x4.splat(index), met, 1, casters, casterCount);
  rememberEye();
  store<f32>(at, px0, INSTANCE_POSITION);
  store<f32>(at, py0, INSTANCE_POSITION + 4);
  store<f32>(at, pz0, INSTANCE_POSITION + 8);
  const k = v128.and(met, clamp01(share)), solid = both(met, more(share, splat(0.4)));
  setOut(mix(br, outR, k), mix(bg, outG, k), mix(bb, outB, k));
  restoreHit(pick(solid, t, back), v128.bitselect(i32x4.splat(index), code, solid));
}
