// A rounded bar led round the outline of a rounded rectangle: rails of tables, rings, tori.
// Size: half width, half depth, corner radius front and back of the middle line; half width, half height and
// rounding of the bar.
import { add, sub, mul, splat, neg, root, positive, invertSafely, abs4, high, low, less, more } from '../lanes';
import { lox, loy, loz, ldx, ldy, ldz, hitT, offer, code } from '../ray';
import { outlineGap } from './outline';
import { INSTANCE_SIZE } from '../layout';

const STEPS: i32 = 18;

@inline function barGap(x: v128, y: v128, z: v128, at: usize): v128 {
  const d = outlineGap(x, y, v128.load32_splat(at, INSTANCE_SIZE), v128.load32_splat(at, INSTANCE_SIZE + 4),
    v128.load32_splat(at, INSTANCE_SIZE + 8), v128.load32_splat(at, INSTANCE_SIZE + 12));
  const r = v128.load32_splat(at, INSTANCE_SIZE + 24);
  const a = sub(abs4(d), sub(v128.load32_splat(at, INSTANCE_SIZE + 16), r)), b = sub(abs4(z), sub(v128.load32_splat(at, INSTANCE_SIZE + 20), r));
  const pa = positive(a), pb = positive(b);
  return sub(add(root(add(mul(pa, pa), mul(pb, pb))), low(high(a, b), splat(0))), r);
}

/** Rays meet nothing nearer than `start`. */
export function hitFrame(at: usize, index: i32, start: f32): void {
  const wide = v128.load32_splat(at, INSTANCE_SIZE + 16), tall = v128.load32_splat(at, INSTANCE_SIZE + 20);
  const hx = add(v128.load32_splat(at, INSTANCE_SIZE), wide), hy = add(v128.load32_splat(at, INSTANCE_SIZE + 4), wide);
  const ix = invertSafely(ldx), iy = invertSafely(ldy), iz = invertSafely(ldz);
  const near = high(high(sub(mul(neg(lox), ix), mul(hx, abs4(ix))), sub(mul(neg(loy), iy), mul(hy, abs4(iy)))), sub(mul(neg(loz), iz), mul(tall, abs4(iz))));
  const out = low(low(add(mul(neg(lox), ix), mul(hx, abs4(ix))), add(mul(neg(loy), iy), mul(hy, abs4(iy)))), add(mul(neg(loz), iz), mul(tall, abs4(iz))));
  // What is met behind something nearer does not count.
  const far = low(out, hitT);
  let t = high(near, splat(start)), gap = splat(1);
  const met = v128.and(f32x4.le(t, far), f32x4.gt(far, splat(0)));
  if (!v128.any_true(met)) return;
  for (let k = 0; k < STEPS; k++) {
    gap = barGap(add(lox, mul(ldx, t)), add(loy, mul(ldy, t)), add(loz, mul(ldz, t)), at);
    if (!v128.any_true(v128.and(met, v128.and(more(gap, splat(0.0008)), f32x4.le(t, far))))) break;
    t = add(t, gap);
  }
  offer(v128.and(met, v128.and(less(gap, splat(0.003)), f32x4.le(t, far))), t, code(index, 0));
}

/**
 * How far a cone of rays about the middle ray runs before any of them can meet the bar, or -1 when none can:
 * walks along it with the cone's radius.
 */
export function coneMeetsFrame(at: usize, x: f32, y: f32, z: f32, a: f32, b: f32, c: f32, from: f32, to: f32, spread: f32): f32 {
  let t = from;
  for (let k = 0; k < 40 && t < to; k++) {
    const gap = f32x4.extract_lane(barGap(splat(x + a * t), splat(y + b * t), splat(z + c * t), at), 0);
    const radius = spread * t + 0.002;
    if (gap <= radius) return max<f32>(t * 0.998 - 0.012, 0);
    t += max(gap - radius, 0.01);
  }
  return t < to ? max<f32>(t * 0.998 - 0.012, 0) : -1;
}
