// Box with rounded edges. Size: half width, half depth, half height, radius of the edges (0: sharp).
import { add, sub, mul, splat, neg, root, positive, invertSafely, abs4, high, low, less, more } from '../lanes';
import { lox, loy, loz, ldx, ldy, ldz, hitT, offer, code } from '../ray';
import { INSTANCE_SIZE } from '../layout';

/** Steps towards the rounded surface; it starts at most a radius away, so few are needed. */
const STEPS: i32 = 7;
/** How near the surface, in radii of its edges, no further step is worth while. */
const NEAR: f32 = 0.004;

@inline export function hitBox(at: usize, index: i32): void {
  const hx = v128.load32_splat(at, INSTANCE_SIZE), hy = v128.load32_splat(at, INSTANCE_SIZE + 4), hz = v128.load32_splat(at, INSTANCE_SIZE + 8);
  const ix = invertSafely(ldx), iy = invertSafely(ldy), iz = invertSafely(ldz);
  const mx = mul(lox, ix), my = mul(loy, iy), mz = mul(loz, iz);
  const wx = mul(hx, abs4(ix)), wy = mul(hy, abs4(iy)), wz = mul(hz, abs4(iz));
  const near = high(high(sub(neg(mx), wx), sub(neg(my), wy)), sub(neg(mz), wz));
  const far = low(low(sub(wx, mx), sub(wy, my)), sub(wz, mz));
  const met = v128.and(v128.and(f32x4.le(near, far), f32x4.gt(far, splat(0))), less(near, hitT));
  if (!v128.any_true(met)) return;
  const r: f32 = load<f32>(at, INSTANCE_SIZE + 12);
  if (r <= 0) {
    offer(met, near, code(index, 0));
    return;
  }
  const r4 = splat(r), sx = sub(hx, r4), sy = sub(hy, r4), sz = sub(hz, r4);
  let t = near, gap = splat(0);
  for (let k = 0; k < STEPS; k++) {
    const x = sub(abs4(add(lox, mul(ldx, t))), sx), y = sub(abs4(add(loy, mul(ldy, t))), sy), z = sub(abs4(add(loz, mul(ldz, t))), sz);
    const px = positive(x), py = positive(y), pz = positive(z);
    gap = sub(add(root(add(add(mul(px, px), mul(py, py)), mul(pz, pz))), low(high(high(x, y), z), splat(0))), r4);
    t = add(t, gap);
    // Flat sides are met at once.
    if (!v128.any_true(v128.and(met, v128.and(more(abs4(gap), splat(r * NEAR)), f32x4.le(t, far))))) break;
  }
  offer(v128.and(met, v128.and(less(gap, splat(r * 0.08)), f32x4.le(t, far))), t, code(index, 0));
}
