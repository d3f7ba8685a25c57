// A thin sheet with rounded corners that may be bent about its y axis. Size: half width, half height, corner
// radius, bend (height of the sheet per squared distance from the middle). Parts: 0 front (+z), 1 back.
import { add, sub, mul, splat, neg, root, positive, invert, times, offset } from '../lanes';
import { lox, loy, loz, ldx, ldy, ldz, offer, code } from '../ray';
import { outlineGap } from './outline';
import { INSTANCE_SIZE } from '../layout';

@inline export function hitCard(at: usize, index: i32): void {
  const bend: f32 = load<f32>(at, INSTANCE_SIZE + 12);
  if (bend > -1e-4 && bend < 1e-4) {
    sheet(at, index, mul(neg(loz), invert(ldz)), bend);
    return;
  }
  const a = times(mul(ldx, ldx), bend), b = times(sub(times(mul(lox, ldx), 2 * bend), ldz), 0.5), c = sub(times(mul(lox, lox), bend), loz);
  const h = sub(mul(b, b), mul(a, c));
  if (!v128.any_true(f32x4.ge(h, splat(0)))) return;
  // The stable form: no difference of nearly equal numbers when the ray is nearly along y.
  const s = root(positive(h)), q = neg(add(b, v128.bitselect(neg(s), s, f32x4.lt(b, splat(0)))));
  sheet(at, index, mul(c, invert(q)), bend);
  sheet(at, index, mul(q, invert(a)), bend);
}

@inline function sheet(at: usize, index: i32, t: v128, bend: f32): void {
  const x = add(lox, mul(ldx, t)), y = add(loy, mul(ldy, t)), r = v128.load32_splat(at, INSTANCE_SIZE + 8);
  const inside = f32x4.le(outlineGap(x, y, v128.load32_splat(at, INSTANCE_SIZE), v128.load32_splat(at, INSTANCE_SIZE + 4), r, r), splat(0));
  // The front is met when the ray runs against the sheet's normal (-2 bend x, 0, 1).
  const against = f32x4.lt(sub(ldz, mul(ldx, times(x, 2 * bend))), splat(0));
  offer(v128.and(inside, against), t, code(index, 0));
  offer(v128.andnot(inside, against), t, code(index, 1));
}
