// Arithmetic on packs of four 32-bit lanes, under names that can be read inside one another.

@inline export function splat(f: f32): v128 { return f32x4.splat(f); }
@inline export function add(a: v128, b: v128): v128 { return f32x4.add(a, b); }
@inline export function sub(a: v128, b: v128): v128 { return f32x4.sub(a, b); }
@inline export function mul(a: v128, b: v128): v128 { return f32x4.mul(a, b); }
@inline export function div(a: v128, b: v128): v128 { return f32x4.div(a, b); }
@inline export function neg(a: v128): v128 { return f32x4.neg(a); }
@inline export function abs4(a: v128): v128 { return f32x4.abs(a); }
@inline export function root(a: v128): v128 { return f32x4.sqrt(a); }
@inline export function low(a: v128, b: v128): v128 { return f32x4.pmin(a, b); }
@inline export function high(a: v128, b: v128): v128 { return f32x4.pmax(a, b); }
@inline export function floor4(a: v128): v128 { return f32x4.floor(a); }
@inline export function invert(a: v128): v128 { return f32x4.div(f32x4.splat(1), a); }
/** 1 / a, finite for a = 0: rays along an axis must not make 0 times infinity. */
@inline export function invertSafely(a: v128): v128 {
  return invert(v128.bitselect(f32x4.splat(1e-7), a, f32x4.lt(f32x4.abs(a), f32x4.splat(1e-7))));
}
/** a + b * c */
@inline export function plus(a: v128, b: v128, c: v128): v128 { return f32x4.add(a, f32x4.mul(b, c)); }
@inline export function times(a: v128, f: f32): v128 { return f32x4.mul(a, f32x4.splat(f)); }
@inline export function offset(a: v128, f: f32): v128 { return f32x4.add(a, f32x4.splat(f)); }
@inline export function clamp01(a: v128): v128 { return f32x4.pmin(f32x4.pmax(a, f32x4.splat(0)), f32x4.splat(1)); }
@inline export function positive(a: v128): v128 { return f32x4.pmax(a, f32x4.splat(0)); }
@inline export function mix(a: v128, b: v128, t: v128): v128 { return f32x4.add(a, f32x4.mul(f32x4.sub(b, a), t)); }
/** `a` where the mask is set, `b` elsewhere. */
@inline export function pick(mask: v128, a: v128, b: v128): v128 { return v128.bitselect(a, b, mask); }
@inline export function both(a: v128, b: v128): v128 { return v128.and(a, b); }
@inline export function either(a: v128, b: v128): v128 { return v128.or(a, b); }
@inline export function less(a: v128, b: v128): v128 { return f32x4.lt(a, b); }
@inline export function more(a: v128, b: v128): v128 { return f32x4.gt(a, b); }
@inline export function any(mask: v128): bool { return v128.any_true(mask); }
@inline export function none(mask: v128): bool { return !v128.any_true(mask); }
@inline export function whole(a: v128): v128 { return i32x4.trunc_sat_f32x4_s(a); }
@inline export function real(a: v128): v128 { return f32x4.convert_i32x4_s(a); }
@inline export function dot3(ax: v128, ay: v128, az: v128, bx: v128, by: v128, bz: v128): v128 {
  return add(add(mul(ax, bx), mul(ay, by)), mul(az, bz));
}
@inline export function smooth01(t: v128): v128 {
  const s = clamp01(t);
  return mul(mul(s, s), sub(splat(3), add(s, s)));
}
/** Smooth step between two distances given as edge and inverse width. */
@inline export function pow5(a: v128): v128 {
  const b = mul(a, a);
  return mul(mul(b, b), a);
}

/** Angle of (x, y) in turns, -0.5 to 0.5; the error stays under 2e-5 turns. */
export function turnsOf(y: v128, x: v128): v128 {
  const ax = abs4(x), ay = abs4(y);
  const a = div(low(ax, ay), offset(high(ax, ay), 1e-20)), s = mul(a, a);
  let r = offset(times(s, -0.0464964749), 0.15931422);
  r = offset(mul(r, s), -0.327622764);
  r = plus(a, mul(mul(r, s), a), splat(1));
  r = pick(more(ay, ax), sub(splat(1.57079637), r), r);
  r = pick(less(x, splat(0)), sub(splat(3.14159274), r), r);
  return times(pick(less(y, splat(0)), neg(r), r), 0.159154943);
}

/** Turns four values held as (r, g, b, d) packs per component into four pixels and stores them. */
@inline export function storePixels(at: usize, r: v128, g: v128, b: v128, d: v128): void {
  const p = v128.shuffle<i32>(r, g, 0, 4, 1, 5), q = v128.shuffle<i32>(b, d, 0, 4, 1, 5);
  const e = v128.shuffle<i32>(r, g, 2, 6, 3, 7), f = v128.shuffle<i32>(b, d, 2, 6, 3, 7);
  v128.store(at, v128.shuffle<i64>(p, q, 0, 2));
  v128.store(at, v128.shuffle<i64>(p, q, 1, 3), 16);
  v128.store(at, v128.shuffle<i64>(e, f, 0, 2), 32);
  v128.store(at, v128.shuffle<i64>(e, f, 1, 3), 48);
}
/** The opposite: component `c` (0 to 3) of four pixels. */
@inline export function red4(a: v128, b: v128, c: v128, d: v128): v128 {
  return v128.shuffle<i64>(v128.shuffle<i32>(a, b, 0, 4, 1, 5), v128.shuffle<i32>(c, d, 0, 4, 1, 5), 0, 2);
}
@inline export function green4(a: v128, b: v128, c: v128, d: v128): v128 {
  return v128.shuffle<i64>(v128.shuffle<i32>(a, b, 0, 4, 1, 5), v128.shuffle<i32>(c, d, 0, 4, 1, 5), 1, 3);
}
@inline export function blue4(a: v128, b: v128, c: v128, d: v128): v128 {
  return v128.shuffle<i64>(v128.shuffle<i32>(a, b, 2, 6, 3, 7), v128.shuffle<i32>(c, d, 2, 6, 3, 7), 0, 2);
}
@inline export function alpha4(a: v128, b: v128, c: v128, d: v128): v128 {
  return v128.shuffle<i64>(v128.shuffle<i32>(a, b, 2, 6, 3, 7), v128.shuffle<i32>(c, d, 2, 6, 3, 7), 1, 3);
}
