// Sphere. Size: radius.
import { sub, mul, add, splat, neg, root, positive, dot3, less } from '../lanes';
import { lox, loy, loz, ldx, ldy, ldz, offer, code } from '../ray';
import { INSTANCE_SIZE } from '../layout';

@inline export function hitSphere(at: usize, index: i32): void {
  const r = v128.load32_splat(at, INSTANCE_SIZE);
  const b = dot3(lox, loy, loz, ldx, ldy, ldz);
  const c = sub(dot3(lox, loy, loz, lox, loy, loz), mul(r, r));
  const h = sub(mul(b, b), c);
  const met = f32x4.ge(h, splat(0));
  if (!v128.any_true(met)) return;
  offer(met, sub(neg(b), root(positive(h))), code(index, 0));
}
