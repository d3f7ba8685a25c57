// What is known of the points a pack of rays has met on one solid: place, normal, texture coordinates.
import {
  add, sub, mul, div, splat, pick, plus, times, offset, dot3, root, invert, clamp01, mix, high, low, positive, less, more, abs4, neg,
  turnsOf, red4, green4, blue4, alpha4, both,
} from './lanes';
import { ox, oy, oz, dx, dy, dz, lox, loy, loz, ldx, ldy, ldz, enterSolid } from './ray';
import { instances, pieces, textures } from './store';
import { outlineGap } from './solids/outline';
import {
  INSTANCE_BYTES, INSTANCE_KIND, INSTANCE_MATERIAL, INSTANCE_MATERIAL_B, INSTANCE_ROTATION, INSTANCE_SIZE, INSTANCE_PROFILE_FIRST,
  KIND_SPHERE, KIND_LATHE, KIND_CYLINDER, KIND_BOX, KIND_CARD, KIND_CAPSULE, KIND_FRAME, PIECE_BYTES, PIECE_MATERIAL,
  PIECE_NORMAL_START, PIECE_INVERSE_LENGTH, PIECE_OPEN_START, PIECE_RADIUS,
} from './layout';

export let px: v128 = i32x4.splat(0);
export let py: v128 = i32x4.splat(0);
export let pz: v128 = i32x4.splat(0);
export let nx: v128 = i32x4.splat(0);
export let ny: v128 = i32x4.splat(0);
export let nz: v128 = i32x4.splat(0);
export let texU: v128 = i32x4.splat(0);
export let texV: v128 = i32x4.splat(0);
/** How open the point is to its surroundings by its own solid's shape: 0 to 1. */
export let open: v128 = i32x4.splat(0);
/** World length of one turn of u and of v, to choose how fine a texture is read. */
export let lengthU: f32 = 1;
export let lengthV: f32 = 1;
/** Which face of a box each lane is on, 0 to 5. */
export let face: v128 = i32x4.splat(0);

// The normal in the solid's own directions.
let lnx: v128 = i32x4.splat(0);
let lny: v128 = i32x4.splat(0);
let lnz: v128 = i32x4.splat(0);

export function materialOf(index: i32, part: i32): i32 {
  const at = instances + index * INSTANCE_BYTES, kind = load<i32>(at, INSTANCE_KIND);
  if (kind == KIND_LATHE) return load<i32>(pieces + (load<i32>(at, INSTANCE_PROFILE_FIRST) + part) * PIECE_BYTES, PIECE_MATERIAL);
  if (part != 0 && (kind == KIND_CYLINDER || kind == KIND_CARD)) return load<i32>(at, INSTANCE_MATERIAL_B);
  return load<i32>(at, INSTANCE_MATERIAL);
}

/** Describes the points at distance `t` on solid `index`; `codes` say which part each lane met. */
@inline export function describe(index: i32, t: v128, codes: v128, mask: v128, part: i32): void {
  const at = instances + index * INSTANCE_BYTES, kind = load<i32>(at, INSTANCE_KIND);
  px = plus(ox, dx, t);
  py = plus(oy, dy, t);
  pz = plus(oz, dz, t);
  enterSolid(at);
  const x = plus(lox, ldx, t), y = plus(loy, ldy, t), z = plus(loz, ldz, t);
  open = splat(1);
  if (kind == KIND_LATHE) describeLathe(at, x, y, z, codes, mask, part);
  else if (kind == KIND_CYLINDER) describeCylinder(at, x, y, z, part);
  else if (kind == KIND_BOX) describeBox(at, x, y, z);
  else if (kind == KIND_SPHERE) describeSphere(at, x, y, z);
  else if (kind == KIND_CARD) describeCard(at, x, y, part);
  else if (kind == KIND_CAPSULE) describeCapsule(at, x, y, z);
  else if (kind == KIND_FRAME) describeFrame(at, x, y, z);
  else describeSurface(at, x, y);
  nx = add(add(mul(lnx, row(at, 0)), mul(lny, row(at, 12))), mul(lnz, row(at, 24)));
  ny = add(add(mul(lnx, row(at, 4)), mul(lny, row(at, 16))), mul(lnz, row(at, 28)));
  nz = add(add(mul(lnx, row(at, 8)), mul(lny, row(at, 20))), mul(lnz, row(at, 32)));
}

@inline function row(at: usize, byte: i32): v128 { return v128.load32_splat(at + byte, INSTANCE_ROTATION); }
@inline function size(at: usize, k: i32): f32 { return load<f32>(at + (k << 2), INSTANCE_SIZE); }

@inline function describeLathe(at: usize, x: v128, y: v128, z: v128, codes: v128, mask: v128, part: i32): void {
  const first = pieces + load<i32>(at, INSTANCE_PROFILE_FIRST) * PIECE_BYTES;
  const parts = v128.bitselect(i32x4.shr_u(codes, 16), i32x4.splat(part), mask);
  const a = first + i32x4.extract_lane(parts, 0) * PIECE_BYTES, b = first + i32x4.extract_lane(parts, 1) * PIECE_BYTES;
  const c = first + i32x4.extract_lane(parts, 2) * PIECE_BYTES, d = first + i32x4.extract_lane(parts, 3) * PIECE_BYTES;
  let qa = v128.load(a), qb = v128.load(b), qc = v128.load(c), qd = v128.load(d);
  const radius = red4(qa, qb, qc, qd), height = green4(qa, qb, qc, qd);
  qa = v128.load(a, PIECE_INVERSE_LENGTH); qb = v128.load(b, PIECE_INVERSE_LENGTH); qc = v128.load(c, PIECE_INVERSE_LENGTH); qd = v128.load(d, PIECE_INVERSE_LENGTH);
  const inverse = red4(qa, qb, qc, qd), v0 = blue4(qa, qb, qc, qd), v1 = alpha4(qa, qb, qc, qd);
  const r = root(add(mul(x, x), mul(y, y))), dr = sub(r, radius), dh = sub(z, height);
  const s = clamp01(mul(root(add(mul(dr, dr), mul(dh, dh))), inverse));
  qa = v128.load(a, PIECE_NORMAL_START); qb = v128.load(b, PIECE_NORMAL_START); qc = v128.load(c, PIECE_NORMAL_START); qd = v128.load(d, PIECE_NORMAL_START);
  const out = mix(red4(qa, qb, qc, qd), blue4(qa, qb, qc, qd), s), up = mix(green4(qa, qb, qc, qd), alpha4(qa, qb, qc, qd), s);
  const scale = invert(root(offset(add(mul(out, out), mul(up, up)), 1e-12)));
  const flat = mul(mul(out, scale), invert(high(r, splat(1e-5))));
  lnx = mul(x, flat);
  lny = mul(y, flat);
  lnz = mul(up, scale);
  qa = v128.load(a, PIECE_OPEN_START); qb = v128.load(b, PIECE_OPEN_START); qc = v128.load(c, PIECE_OPEN_START); qd = v128.load(d, PIECE_OPEN_START);
  open = mix(red4(qa, qb, qc, qd), green4(qa, qb, qc, qd), s);
  texU = turnsOf(y, x);
  texV = mix(v0, v1, s);
  const own = first + part * PIECE_BYTES;
  lengthU = 6.2831853 * max<f32>(load<f32>(own, PIECE_RADIUS), 0.01);
  lengthV = 1 / (load<f32>(own, PIECE_INVERSE_LENGTH) * (abs<f32>(load<f32>(own, 60) - load<f32>(own, 56)) + 1e-4));
}

@inline function describeCylinder(at: usize, x: v128, y: v128, z: v128, part: i32): void {
  const r = size(at, 0), half = size(at, 1), ir: f32 = 1 / r;
  if (part == 0) {
    lnx = times(x, ir);
    lny = times(y, ir);
    // Edges are eased a little, so that they catch the light.
    const q = times(z, 1 / half), q2 = mul(q, q), q4 = mul(q2, q2);
    lnz = times(mul(mul(q4, q4), q), 0.9);
    ease();
    texU = turnsOf(y, x);
    texV = offset(times(z, -0.5 / half), 0.5);
    lengthU = 6.2831853 * r;
    lengthV = 2 * half;
    return;
  }
  const up: f32 = part == 1 ? 1 : -1;
  const ux = times(x, ir), uy = times(y, ir), r2 = add(mul(ux, ux), mul(uy, uy));
  const edge = times(clamp01(times(offset(r2, -0.88), 8)), 0.5);
  lnx = mul(ux, edge);
  lny = mul(uy, edge);
  lnz = splat(up);
  ease();
  texU = offset(times(ux, 0.5 * up), 0.5);
  texV = offset(times(uy, -0.5), 0.5);
  lengthU = 2 * r;
  lengthV = 2 * r;
}

@inline function ease(): void {
  const s = invert(root(offset(dot3(lnx, lny, lnz, lnx, lny, lnz), 1e-12)));
  lnx = mul(lnx, s);
  lny = mul(lny, s);
  lnz = mul(lnz, s);
}

@inline function signed(magnitude: v128, like: v128): v128 {
  return v128.or(magnitude, v128.and(like, i32x4.splat(<i32>0x80000000)));
}

@inline function describeBox(at: usize, x: v128, y: v128, z: v128): void {
  const hx = size(at, 0), hy = size(at, 1), hz = size(at, 2), r = max<f32>(size(at, 3), 0.0005);
  const qx = positive(offset(abs4(x), r - hx)), qy = positive(offset(abs4(y), r - hy)), qz = positive(offset(abs4(z), r - hz));
  lnx = signed(qx, x);
  lny = signed(qy, y);
  lnz = signed(qz, z);
  ease();
  const ax = abs4(lnx), ay = abs4(lny), az = abs4(lnz);
  const onX = both(f32x4.ge(ax, ay), f32x4.ge(ax, az)), onZ = v128.andnot(f32x4.ge(az, ay), onX);
  const u = times(x, 0.5 / hx), v = times(y, 0.5 / hy), w = times(z, 0.5 / hz);
  const frontU = pick(less(lny, splat(0)), u, neg(u)), sideU = pick(less(lnx, splat(0)), neg(v), v);
  texU = offset(pick(onX, sideU, pick(onZ, u, frontU)), 0.5);
  texV = sub(splat(0.5), pick(onZ, v, w));
  face = pick(onX, pick(less(lnx, splat(0)), i32x4.splat(1), i32x4.splat(0)),
    pick(onZ, pick(less(lnz, splat(0)), i32x4.splat(5), i32x4.splat(4)), pick(less(lny, splat(0)), i32x4.splat(3), i32x4.splat(2))));
  lengthU = 2 * hx;
  lengthV = 2 * max(hy, hz);
}

@inline function describeSphere(at: usize, x: v128, y: v128, z: v128): void {
  const r = size(at, 0);
  lnx = times(x, 1 / r);
  lny = times(y, 1 / r);
  lnz = times(z, 1 / r);
  texU = turnsOf(y, x);
  texV = offset(times(lnz, -0.5), 0.5);
  lengthU = 6.2831853 * r;
  lengthV = 3.14159265 * r;
}

@inline function describeCard(at: usize, x: v128, y: v128, part: i32): void {
  const hx = size(at, 0), hy = size(at, 1), bend = size(at, 3), up: f32 = part == 0 ? 1 : -1;
  lnx = times(x, -2 * bend * up);
  lny = splat(0);
  lnz = splat(up);
  ease();
  texU = offset(times(x, 0.5 * up / hx), 0.5);
  texV = offset(times(y, -0.5 / hy), 0.5);
  lengthU = 2 * hx;
  lengthV = 2 * hy;
}

@inline function describeCapsule(at: usize, x: v128, y: v128, z: v128): void {
  const half = splat(size(at, 1));
  lnx = x;
  lny = y;
  lnz = sub(z, low(high(z, neg(half)), half));
  ease();
  texU = turnsOf(y, x);
  texV = offset(times(z, -0.5 / (size(at, 1) + size(at, 0))), 0.5);
  lengthU = 6.2831853 * size(at, 0);
  lengthV = 2 * (size(at, 1) + size(at, 0));
}

@inline function describeFrame(at: usize, x: v128, y: v128, z: v128): void {
  const hx = splat(size(at, 0)), hy = splat(size(at, 1)), front = splat(size(at, 2)), back = splat(size(at, 3));
  const gap = outlineGap(x, y, hx, hy, front, back), r = size(at, 6);
  // Towards the outline: the gradient of the distance.
  const corner = pick(less(y, splat(0)), front, back);
  const qx = sub(abs4(x), sub(hx, corner)), qy = sub(abs4(y), sub(hy, corner));
  const cornerX = positive(qx), cornerY = positive(qy), length = root(add(mul(cornerX, cornerX), mul(cornerY, cornerY)));
  const round = more(length, splat(1e-5)), il = invert(high(length, splat(1e-5))), wide = more(qx, qy);
  const gx = signed(pick(round, mul(cornerX, il), pick(wide, splat(1), splat(0))), x);
  const gy = signed(pick(round, mul(cornerY, il), pick(wide, splat(0), splat(1))), y);
  const a = signed(positive(offset(abs4(gap), r - size(at, 4))), gap), b = signed(positive(offset(abs4(z), r - size(at, 5))), z);
  lnx = mul(gx, a);
  lny = mul(gy, a);
  lnz = b;
  ease();
  texU = offset(div(x, hx), 0);
  texV = offset(times(gap, 0.5 / size(at, 4)), 0.5);
  lengthU = size(at, 0);
  lengthV = 2 * size(at, 4);
}

@inline function describeSurface(at: usize, x: v128, y: v128): void {
  lnx = splat(0);
  lny = splat(0);
  lnz = splat(1);
  texU = offset(times(x, 0.5 / size(at, 0)), 0.5);
  texV = offset(times(y, -0.5 / size(at, 1)), 0.5);
  lengthU = 2 * size(at, 0);
  lengthV = 2 * size(at, 1);
}

/** Turns the normal towards the viewer's side where it looks away (thin solids, insides). */
export function faceViewer(): void {
  const away = more(dot3(nx, ny, nz, dx, dy, dz), splat(0));
  nx = pick(away, neg(nx), nx);
  ny = pick(away, neg(ny), ny);
  nz = pick(away, neg(nz), nz);
}

export function restorePoint(x: v128, y: v128, z: v128, a: v128, b: v128, c: v128): void {
  px = x; py = y; pz = z;
  nx = a; ny = b; nz = c;
}
