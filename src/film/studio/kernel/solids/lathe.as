// A profile turned about the solid's z axis: cones, cylinders and flat rings, one for each straight piece.
import { add, sub, mul, splat, neg, root, positive, invert, offset, dot3, abs4, pick, less } from '../lanes';
import { lox, loy, loz, ldx, ldy, ldz, offer, code } from '../ray';
import { pieces } from '../store';
import {
  INSTANCE_PROFILE_FIRST, PIECE_BYTES, PIECE_RADIUS, PIECE_HEIGHT, PIECE_SLOPE, PIECE_LOW, PIECE_HIGH, PIECE_RADIUS_LOW,
  PIECE_RADIUS_HIGH, PIECE_FLAT,
} from '../layout';

/** `mask` has a bit for each piece worth trying. */
@inline export function hitLathe(at: usize, index: i32, mask: u64): void {
  const first = load<i32>(at, INSTANCE_PROFILE_FIRST);
  const across = add(mul(ldx, ldx), mul(ldy, ldy));
  const along = add(mul(lox, ldx), mul(loy, ldy));
  const away = add(mul(lox, lox), mul(loy, loy));
  for (let m = mask; m != 0; m &= m - 1) {
    const k = <i32>ctz(m), piece = pieces + (first + k) * PIECE_BYTES;
    if (load<i32>(piece, PIECE_FLAT)) {
      const t = mul(sub(v128.load32_splat(piece, PIECE_HEIGHT), loz), invert(ldz));
      const x = add(lox, mul(ldx, t)), y = add(loy, mul(ldy, t)), r2 = add(mul(x, x), mul(y, y));
      const inner = v128.load32_splat(piece, PIECE_RADIUS_LOW), outer = v128.load32_splat(piece, PIECE_RADIUS_HIGH);
      offer(v128.and(f32x4.ge(r2, mul(inner, inner)), f32x4.le(r2, mul(outer, outer))), t, code(index, k));
      continue;
    }
    const slope = v128.load32_splat(piece, PIECE_SLOPE);
    const rho = add(v128.load32_splat(piece, PIECE_RADIUS), mul(slope, sub(loz, v128.load32_splat(piece, PIECE_HEIGHT))));
    const kd = mul(slope, ldz);
    const a = sub(across, mul(kd, kd)), b = sub(along, mul(kd, rho)), c = sub(away, mul(rho, rho));
    const h = sub(mul(b, b), mul(a, c)), met = f32x4.ge(h, splat(0));
    if (!v128.any_true(met)) continue;
    const lowest = v128.load32_splat(piece, PIECE_LOW), highest = v128.load32_splat(piece, PIECE_HIGH);
    const s = root(positive(h)), ia = invert(pick(less(abs4(a), splat(1e-9)), splat(1e-9), a));
    const t0 = mul(sub(neg(b), s), ia), z0 = add(loz, mul(ldz, t0));
    offer(v128.and(v128.and(met, f32x4.ge(add(rho, mul(kd, t0)), splat(0))), v128.and(f32x4.ge(z0, lowest), f32x4.le(z0, highest))), t0, code(index, k));
    const t1 = mul(sub(s, b), ia), z1 = add(loz, mul(ldz, t1));
    offer(v128.and(v128.and(met, f32x4.ge(add(rho, mul(kd, t1)), splat(0))), v128.and(f32x4.ge(z1, lowest), f32x4.le(z1, highest))), t1, code(index, k));
  }
}
