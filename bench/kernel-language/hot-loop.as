// The same loop as hot-loop.c in AssemblyScript. Its vectors know no operators and its functions return
// one value, so three-component results travel through globals' stand-ins in memory.

// @ts-ignore: decorator
@inline function splat(f: f32): v128 { return f32x4.splat(f); }
// @ts-ignore: decorator
@inline function add(a: v128, b: v128): v128 { return f32x4.add(a, b); }
// @ts-ignore: decorator
@inline function sub(a: v128, b: v128): v128 { return f32x4.sub(a, b); }
// @ts-ignore: decorator
@inline function mul(a: v128, b: v128): v128 { return f32x4.mul(a, b); }
// @ts-ignore: decorator
@inline function div(a: v128, b: v128): v128 { return f32x4.div(a, b); }
// @ts-ignore: decorator
@inline function select4(m: v128, a: v128, b: v128): v128 { return v128.bitselect(a, b, m); }

const CONES = 64;
const SIZE = 130;
const cones = memory.data(CONES * 24, 16);
const surroundings = memory.data(SIZE * SIZE * 16, 16);
let picture: usize = 0;

export function cone(i: i32, r0: f32, z0: f32, r1: f32, z1: f32): void {
  if (picture == 0) picture = heap.alloc(1024 * 1024 * 16);
  const slope: f32 = (r1 - r0) / (z1 - z0);
  const scale: f32 = 1.0 / sqrt<f32>(1.0 + slope * slope);
  const at = cones + i * 24;
  store<f32>(at, r0); store<f32>(at, z0, 4); store<f32>(at, z1, 8); store<f32>(at, slope, 12);
  store<f32>(at, scale, 16); store<f32>(at, -slope * scale, 20);
}
export function texel(i: i32, value: f32): void { store<f32>(surroundings + i * 4, value); }
export function pixel(i: i32): f32 { return load<f32>(picture + i * 4); }

// @ts-ignore: decorator
@inline function sample(at: usize, tu: v128, tv: v128): v128 {
  const a = v128.load(at), b = v128.load(at, 16), c = v128.load(at, SIZE * 16), d = v128.load(at, SIZE * 16 + 16);
  const top = add(a, mul(sub(b, a), tu)), bottom = add(c, mul(sub(d, c), tu));
  return add(top, mul(sub(bottom, top), tv));
}

export function render(width: i32, height: i32, count: i32, eyeZ: f32): void {
  const zero = splat(0), one = splat(1), two = splat(2), half = splat(0.5);
  const ox = zero, oy = splat(-3), oz = splat(eyeZ), step = splat(1.2 / <f32>width);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x += 4) {
    let dx = mul(add(f32x4(0, 1, 2, 3), splat(<f32>x - <f32>width * 0.5)), step);
    let dz = splat((<f32>height * 0.5 - <f32>y) * (1.2 / <f32>width) - 0.35), dy = one;
    const inverse = div(one, f32x4.sqrt(add(add(mul(dx, dx), mul(dy, dy)), mul(dz, dz))));
    dx = mul(dx, inverse); dy = mul(dy, inverse); dz = mul(dz, inverse);
    let nearest = splat(1e9), nx = zero, nz = one;
    const dd = add(mul(dx, dx), mul(dy, dy)), od = add(mul(ox, dx), mul(oy, dy)), oo = add(mul(ox, ox), mul(oy, oy));
    for (let i = 0; i < count; i++) {
      const at = cones + i * 24;
      const low = v128.load32_splat(at, 4), high = v128.load32_splat(at, 8), k = v128.load32_splat(at, 12);
      const rho = add(v128.load32_splat(at), mul(k, sub(oz, low))), kd = mul(k, dz);
      const a = sub(dd, mul(kd, kd)), b = sub(od, mul(kd, rho)), c = sub(oo, mul(rho, rho));
      const h = sub(mul(b, b), mul(a, c)), real = f32x4.ge(h, zero);
      if (!v128.any_true(real)) continue;
      const s = f32x4.sqrt(f32x4.pmax(h, zero)), ia = div(one, a);
      for (let side = 0; side < 2; side++) {
        const t = side ? mul(sub(s, b), ia) : mul(sub(f32x4.neg(b), s), ia), z = add(oz, mul(dz, t));
        const hit = v128.and(
          v128.and(v128.and(real, f32x4.gt(t, splat(1e-4))), v128.and(f32x4.lt(t, nearest), f32x4.ge(z, low))),
          v128.and(f32x4.le(z, high), f32x4.ge(add(rho, mul(kd, t)), zero)));
        nearest = select4(hit, t, nearest);
        nx = select4(hit, v128.load32_splat(at, 16), nx); nz = select4(hit, v128.load32_splat(at, 20), nz);
      }
    }
    const hit = f32x4.lt(nearest, splat(1e8));
    const px = add(ox, mul(dx, nearest)), py = add(oy, mul(dy, nearest));
    const ir = div(one, f32x4.sqrt(add(add(mul(px, px), mul(py, py)), splat(1e-9))));
    const normalX = select4(hit, mul(mul(nx, px), ir), zero), normalY = select4(hit, mul(mul(nx, py), ir), zero);
    const facing = f32x4.neg(add(add(mul(normalX, dx), mul(normalY, dy)), mul(nz, dz))), twice = mul(two, facing);
    const rx = add(dx, mul(twice, normalX)), ry = add(dy, mul(twice, normalY)), rz = add(dz, mul(twice, nz));
    const sum = div(one, add(add(add(f32x4.abs(rx), f32x4.abs(ry)), f32x4.abs(rz)), splat(1e-9)));
    let u = mul(rx, sum), v = mul(ry, sum);
    let fu = sub(one, f32x4.abs(v)), fv = sub(one, f32x4.abs(u));
    fu = select4(f32x4.lt(u, zero), f32x4.neg(fu), fu); fv = select4(f32x4.lt(v, zero), f32x4.neg(fv), fv);
    const below = f32x4.lt(rz, zero);
    u = select4(below, fu, u); v = select4(below, fv, v);
    u = add(mul(add(mul(u, half), half), splat(<f32>(SIZE - 2))), half); v = add(mul(add(mul(v, half), half), splat(<f32>(SIZE - 2))), half);
    const iu = i32x4.trunc_sat_f32x4_s(u), iv = i32x4.trunc_sat_f32x4_s(v);
    const tu = sub(u, f32x4.convert_i32x4_s(iu)), tv = sub(v, f32x4.convert_i32x4_s(iv));
    const at = i32x4.shl(i32x4.add(i32x4.mul(iv, i32x4.splat(SIZE)), iu), 4);
    const l0 = sample(surroundings + i32x4.extract_lane(at, 0), splat(f32x4.extract_lane(tu, 0)), splat(f32x4.extract_lane(tv, 0)));
    const l1 = sample(surroundings + i32x4.extract_lane(at, 1), splat(f32x4.extract_lane(tu, 1)), splat(f32x4.extract_lane(tv, 1)));
    const l2 = sample(surroundings + i32x4.extract_lane(at, 2), splat(f32x4.extract_lane(tu, 2)), splat(f32x4.extract_lane(tv, 2)));
    const l3 = sample(surroundings + i32x4.extract_lane(at, 3), splat(f32x4.extract_lane(tu, 3)), splat(f32x4.extract_lane(tv, 3)));
    let p = v128.shuffle<i32>(l0, l1, 0, 4, 1, 5), q = v128.shuffle<i32>(l2, l3, 0, 4, 1, 5);
    let e = v128.shuffle<i32>(l0, l1, 2, 6, 3, 7), f = v128.shuffle<i32>(l2, l3, 2, 6, 3, 7);
    const m = f32x4.pmax(sub(one, f32x4.abs(facing)), zero), m2 = mul(m, m);
    const fresnel = add(splat(0.04), mul(splat(0.96), mul(mul(m2, m2), m)));
    const r = add(splat(0.3), mul(v128.shuffle<i64>(p, q, 0, 2), fresnel));
    const g = add(splat(0.2), mul(v128.shuffle<i64>(p, q, 1, 3), fresnel));
    const b = add(splat(0.1), mul(v128.shuffle<i64>(e, f, 0, 2), fresnel));
    p = v128.shuffle<i32>(r, g, 0, 4, 1, 5); q = v128.shuffle<i32>(b, nearest, 0, 4, 1, 5);
    e = v128.shuffle<i32>(r, g, 2, 6, 3, 7); f = v128.shuffle<i32>(b, nearest, 2, 6, 3, 7);
    const out = picture + ((y * width + x) << 4);
    v128.store(out, v128.shuffle<i64>(p, q, 0, 2)); v128.store(out, v128.shuffle<i64>(p, q, 1, 3), 16);
    v128.store(out, v128.shuffle<i64>(e, f, 0, 2), 32); v128.store(out, v128.shuffle<i64>(e, f, 1, 3), 48);
  }
}
