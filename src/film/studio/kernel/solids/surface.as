// A flat top seen from above. Size: half width, half depth, corner radius at the front, at the back.
import { add, sub, mul, splat, invert, neg } from '../lanes';
import { lox, loy, loz, ldx, ldy, ldz, offer, code } from '../ray';
import { outlineGap } from './outline';
import { INSTANCE_SIZE } from '../layout';

@inline export function hitSurface(at: usize, index: i32): void {
  const t = mul(neg(loz), invert(ldz));
  const gap = outlineGap(
    add(lox, mul(ldx, t)), add(loy, mul(ldy, t)),
    v128.load32_splat(at, INSTANCE_SIZE), v128.load32_splat(at, INSTANCE_SIZE + 4),
    v128.load32_splat(at, INSTANCE_SIZE + 8), v128.load32_splat(at, INSTANCE_SIZE + 12));
  offer(f32x4.le(gap, splat(0)), t, code(index, 0));
}
