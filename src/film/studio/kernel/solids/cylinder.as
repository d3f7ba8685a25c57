// Upright cylinder with lids. Size: radius, half height. Parts: 0 side, 1 upper lid, 2 lower lid.
import { add, sub, mul, splat, neg, root, positive, invert, abs4, dot3, offset } from '../lanes';
import { lox, loy, loz, ldx, ldy, ldz, offer, code } from '../ray';
import { INSTANCE_SIZE } from '../layout';

@inline export function hitCylinder(at: usize, index: i32): void {
  const r = v128.load32_splat(at, INSTANCE_SIZE), half = v128.load32_splat(at, INSTANCE_SIZE + 4);
  const r2 = mul(r, r);
  const a = offset(add(mul(ldx, ldx), mul(ldy, ldy)), 1e-12), b = add(mul(lox, ldx), mul(loy, ldy));
  const c = sub(add(mul(lox, lox), mul(loy, loy)), r2), h = sub(mul(b, b), mul(a, c));
  const met = f32x4.ge(h, splat(0));
  if (!v128.any_true(met)) return;
  const t = mul(sub(neg(b), root(positive(h))), invert(a));
  offer(v128.and(met, f32x4.le(abs4(add(loz, mul(ldz, t))), half)), t, code(index, 0));
  const iz = invert(ldz);
  lid(mul(sub(half, loz), iz), r2, code(index, 1));
  lid(mul(sub(neg(half), loz), iz), r2, code(index, 2));
}

@inline function lid(t: v128, r2: v128, code: i32): void {
  const x = add(lox, mul(ldx, t)), y = add(loy, mul(ldy, t));
  offer(f32x4.le(add(mul(x, x), mul(y, y)), r2), t, code);
}
