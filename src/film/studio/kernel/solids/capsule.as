// A rod with round ends along the solid's z axis. Size: radius, half length between the ends' centres.
import { add, sub, mul, splat, neg, root, positive, invert, abs4, dot3, offset } from '../lanes';
import { lox, loy, loz, ldx, ldy, ldz, offer, code } from '../ray';
import { INSTANCE_SIZE } from '../layout';

@inline export function hitCapsule(at: usize, index: i32): void {
  const r = v128.load32_splat(at, INSTANCE_SIZE), half = v128.load32_splat(at, INSTANCE_SIZE + 4), r2 = mul(r, r);
  const a = offset(add(mul(ldx, ldx), mul(ldy, ldy)), 1e-12), b = add(mul(lox, ldx), mul(loy, ldy));
  const c = sub(add(mul(lox, lox), mul(loy, loy)), r2), h = sub(mul(b, b), mul(a, c));
  const met = f32x4.ge(h, splat(0));
  if (!v128.any_true(met)) return;
  const t = mul(sub(neg(b), root(positive(h))), invert(a));
  offer(v128.and(met, f32x4.le(abs4(add(loz, mul(ldz, t))), half)), t, code(index, 0));
  end(half, r2, index);
  end(neg(half), r2, index);
}

@inline function end(centre: v128, r2: v128, index: i32): void {
  const z = sub(loz, centre);
  const b = dot3(lox, loy, z, ldx, ldy, ldz), h = sub(mul(b, b), sub(dot3(lox, loy, z, lox, loy, z), r2));
  offer(f32x4.ge(h, splat(0)), sub(neg(b), root(positive(h))), code(index, 0));
}
