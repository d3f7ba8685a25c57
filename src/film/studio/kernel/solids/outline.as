// The distance to the outline of a rectangle with rounded corners, of one radius at the front (-y) and
// another at the back (+y): tables, rails and rings share it.
import { add, sub, mul, splat, root, positive, abs4, high, low, pick, less } from '../lanes';

/** Signed distance of (x, y): negative inside. */
@inline export function outlineGap(x: v128, y: v128, hx: v128, hy: v128, front: v128, back: v128): v128 {
  const r = pick(less(y, splat(0)), front, back);
  const qx = sub(abs4(x), sub(hx, r)), qy = sub(abs4(y), sub(hy, r));
  const px = positive(qx), py = positive(qy);
  return sub(add(root(add(mul(px, px), mul(py, py))), low(high(qx, qy), splat(0))), r);
}
