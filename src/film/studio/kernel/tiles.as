// Which solids a tile of the picture can see, and which can shade what is seen there.
import { add, sub, mul, splat, neg, low, high, positive, less, more, plus, invert } from './lanes';
import { frame, instances, pieces, uniform } from './store';
import { aimThrough } from './aim';
import { enterSolid, lox, loy, loz, ldx, ldy, ldz } from './ray';
import { coneMeetsFrame } from './solids/frame';
import {
  FRAME_EYE, FRAME_RIGHT, FRAME_UP, FRAME_FORWARD, FRAME_ELEMENT, FRAME_INSTANCE_COUNT, FRAME_KEY_POSITION, FRAME_KEY_SOFTNESS,
  INSTANCE_BYTES, INSTANCE_KIND, INSTANCE_FLAGS, INSTANCE_POSITION, INSTANCE_ROTATION, INSTANCE_SIZE, INSTANCE_BOUND_CENTER, INSTANCE_BOUND_RADIUS,
  INSTANCE_PROFILE_FIRST, INSTANCE_PROFILE_COUNT, INSTANCE_SHADE, KIND_SPHERE, KIND_LATHE, KIND_FRAME, FLAG_SHADES, FLAG_MOVING, FLAG_FINE,
  PIECE_BYTES, PIECE_LOW, PIECE_HIGH, PIECE_RADIUS_LOW, PIECE_RADIUS_HIGH,
} from './layout';

export const TILE_WIDTH: i32 = 16;
export const TILE_HEIGHT: i32 = 8;
export const TILE_BYTES: i32 = 320;
// What a tile's record holds: counts, then lists of indices.
export const TILE_SEEN_COUNT: i32 = 0;
export const TILE_CASTER_COUNT: i32 = 4;
/** How many of its elements get rays of their own. */
export const TILE_DENSITY: i32 = 8;
export const DENSITY_EVERY: i32 = 0;
export const DENSITY_QUARTER: i32 = 1;
/** A quarter, and nothing differs between those. */
export const DENSITY_SMOOTH: i32 = 2;
export const TILE_MOVING_COUNT: i32 = 12;
export const TILE_SEEN: i32 = 16;
export const TILE_CASTERS: i32 = 144;
export const TILE_MOVING: i32 = 208;
/** Whether something thin is seen, which a sparse grid of rays could miss. */
export const TILE_FINE: i32 = 216;
/** For each of the first turned solids a bit for each piece worth trying. */
export const TILE_PIECES: i32 = 224;
/** For each of the first bars how far rays run before they can meet it. */
export const TILE_STARTS: i32 = 288;
export const STARTS_MAX: i32 = 8;
const SEEN_MAX: i32 = 64;
const CASTERS_MAX: i32 = 32;
const MOVING_MAX: i32 = 4;
export const LATHES_MAX: i32 = 8;

// The tile's middle ray and how far its corner rays lean away from it.
let ax: f32 = 0;
let ay: f32 = 0;
let az: f32 = 0;
let spread: f32 = 0;
// The slopes of its four sides, and what makes a distance of what lies across them.
let leftSlope: f32 = 0;
let rightSlope: f32 = 0;
let upperSlope: f32 = 0;
let lowerSlope: f32 = 0;
let leftScale: f32 = 0;
let rightScale: f32 = 0;
let upperScale: f32 = 0;
let lowerScale: f32 = 0;

@inline function u(at: i32): f32 { return uniform(at); }

/** Points the rays through a rectangle of the picture. */
function aim(x: i32, y: i32, w: i32, h: i32, width: i32, height: i32): void {
  const e = u(FRAME_ELEMENT), left = <f32>width * 0.5, up = <f32>height * 0.5;
  leftSlope = (<f32>x - left) * e;
  rightSlope = (<f32>(x + w) - left) * e;
  upperSlope = (up - <f32>y) * e;
  lowerSlope = (up - <f32>(y + h)) * e;
  leftScale = scaleOf(leftSlope);
  rightScale = scaleOf(rightSlope);
  upperScale = scaleOf(upperSlope);
  lowerScale = scaleOf(lowerSlope);
  const sx = (leftSlope + rightSlope) * 0.5, sy = (upperSlope + lowerSlope) * 0.5;
  const a = u(FRAME_FORWARD) + u(FRAME_RIGHT) * sx + u(FRAME_UP) * sy;
  const b = u(FRAME_FORWARD + 4) + u(FRAME_RIGHT + 4) * sx + u(FRAME_UP + 4) * sy;
  const c = u(FRAME_FORWARD + 8) + u(FRAME_RIGHT + 8) * sx + u(FRAME_UP + 8) * sy;
  const s: f32 = 1 / sqrt<f32>(a * a + b * b + c * c);
  ax = a * s;
  ay = b * s;
  az = c * s;
  spread = sqrt<f32>(<f32>(w * w + h * h)) * 0.5 * e * 1.08;
}
@inline function scaleOf(slope: f32): f32 { return 1 / sqrt<f32>(1 + slope * slope); }

const barsSeen: usize = memory.data(64 * 2, 16);

/** Fills the lists of what tile (tx, ty) may see. `from` lists candidates (a block's list) or is 0 for all. */
export function listSeen(tile: usize, x: i32, y: i32, w: i32, h: i32, width: i32, height: i32, from: usize, fromCount: i32): void {
  aim(x, y, w, h, width, height);
  let seen = 0, moving = 0, lathes = 0, bars = 0, fine = 0, aimed = false;
  for (let k = 0; k < fromCount; k++) {
    const index = <i32>load<u16>(from + (k << 1)), at = instances + index * INSTANCE_BYTES;
    if (!meetsSphere(at)) continue;
    if (load<i32>(at, INSTANCE_FLAGS) & FLAG_MOVING) {
      if (moving < MOVING_MAX) store<u16>(tile + TILE_MOVING + (moving++ << 1), <u16>index);
      continue;
    }
    const kind = load<i32>(at, INSTANCE_KIND);
    if (kind == KIND_FRAME) {
      const start = startOfFrame(at);
      if (start < 0) continue;
      // Bars come last: it takes many steps to meet one, and none behind what was met before.
      if (bars < STARTS_MAX) store<f32>(tile + TILE_STARTS + (bars << 2), start);
      if (bars < SEEN_MAX) store<u16>(barsSeen + (bars++ << 1), <u16>index);
      fine |= load<i32>(at, INSTANCE_FLAGS) & FLAG_FINE;
      continue;
    }
    if (kind == KIND_LATHE) {
      if (lathes == LATHES_MAX) continue;
      if (!aimed) aimThrough(f32x4(<f32>x, <f32>(x + w), <f32>x, <f32>(x + w)), f32x4(<f32>y, <f32>y, <f32>(y + h), <f32>(y + h)));
      aimed = true;
      const mask = piecesMet(at);
      if (mask == 0) continue;
      store<u64>(tile + TILE_PIECES + (lathes++ << 3), mask);
    }
    fine |= load<i32>(at, INSTANCE_FLAGS) & FLAG_FINE;
    if (seen < SEEN_MAX) store<u16>(tile + TILE_SEEN + (seen++ << 1), <u16>index);
  }
  for (let k = 0; k < bars && seen < SEEN_MAX; k++) store<u16>(tile + TILE_SEEN + (seen++ << 1), load<u16>(barsSeen + (k << 1)));
  store<i32>(tile, seen, TILE_SEEN_COUNT);
  store<i32>(tile, moving, TILE_MOVING_COUNT);
  store<i32>(tile, fine | moving, TILE_FINE);
}

/** Lists everything a block of tiles may see into `to`; returns how many. */
export function listBlock(to: usize, x: i32, y: i32, w: i32, h: i32, width: i32, height: i32): i32 {
  aim(x, y, w, h, width, height);
  const count = load<i32>(frame, FRAME_INSTANCE_COUNT);
  let listed = 0;
  for (let k = 0; k < count; k++) {
    const at = instances + k * INSTANCE_BYTES;
    if (load<i32>(at, INSTANCE_KIND) >= 0 && meetsSphere(at)) store<u16>(to + (listed++ << 1), <u16>k);
  }
  return listed;
}

@inline function f(at: usize, byte: i32): f32 { return load<f32>(at + byte); }

/** Whether a solid's bounding sphere reaches between the four sides. */
function meetsSphere(at: usize): bool {
  const x = f(at, INSTANCE_BOUND_CENTER) - u(FRAME_EYE), y = f(at, INSTANCE_BOUND_CENTER + 4) - u(FRAME_EYE + 4), z = f(at, INSTANCE_BOUND_CENTER + 8) - u(FRAME_EYE + 8);
  const r = f(at, INSTANCE_BOUND_RADIUS), ahead = x * u(FRAME_FORWARD) + y * u(FRAME_FORWARD + 4) + z * u(FRAME_FORWARD + 8);
  if (ahead < -r) return false;
  const across = x * u(FRAME_RIGHT) + y * u(FRAME_RIGHT + 4) + z * u(FRAME_RIGHT + 8);
  if ((across - rightSlope * ahead) * rightScale > r || (leftSlope * ahead - across) * leftScale > r) return false;
  const upward = x * u(FRAME_UP) + y * u(FRAME_UP + 4) + z * u(FRAME_UP + 8);
  return (upward - upperSlope * ahead) * upperScale <= r && (lowerSlope * ahead - upward) * lowerScale <= r;
}

// The middle ray as a solid sees it.
let sx: f32 = 0;
let sy: f32 = 0;
let sz: f32 = 0;
let sa: f32 = 0;
let sb: f32 = 0;
let sc: f32 = 0;
function enter(at: usize): void {
  const x = u(FRAME_EYE) - f(at, INSTANCE_POSITION), y = u(FRAME_EYE + 4) - f(at, INSTANCE_POSITION + 4), z = u(FRAME_EYE + 8) - f(at, INSTANCE_POSITION + 8);
  sx = f(at, INSTANCE_ROTATION) * x + f(at, INSTANCE_ROTATION + 4) * y + f(at, INSTANCE_ROTATION + 8) * z;
  sy = f(at, INSTANCE_ROTATION + 12) * x + f(at, INSTANCE_ROTATION + 16) * y + f(at, INSTANCE_ROTATION + 20) * z;
  sz = f(at, INSTANCE_ROTATION + 24) * x + f(at, INSTANCE_ROTATION + 28) * y + f(at, INSTANCE_ROTATION + 32) * z;
  sa = f(at, INSTANCE_ROTATION) * ax + f(at, INSTANCE_ROTATION + 4) * ay + f(at, INSTANCE_ROTATION + 8) * az;
  sb = f(at, INSTANCE_ROTATION + 12) * ax + f(at, INSTANCE_ROTATION + 16) * ay + f(at, INSTANCE_ROTATION + 20) * az;
  sc = f(at, INSTANCE_ROTATION + 24) * ax + f(at, INSTANCE_ROTATION + 28) * ay + f(at, INSTANCE_ROTATION + 32) * az;
}

function startOfFrame(at: usize): f32 {
  enter(at);
  const far = sqrt<f32>(sx * sx + sy * sy + sz * sz) + f(at, INSTANCE_BOUND_RADIUS);
  // Only the stretch in which the cone can be between the bar's lower and upper side.
  const tall = f(at, INSTANCE_SIZE + 20);
  let from: f32 = 0, to: f32 = far;
  if (abs<f32>(sc) > 1e-5) {
    const lean = spread * far, a = (tall + lean - sz) / sc, b = (-tall - lean - sz) / sc;
    from = max<f32>(from, min<f32>(a, b));
    to = min<f32>(to, max<f32>(a, b));
  }
  return coneMeetsFrame(at, sx, sy, sz, sa, sb, sc, from, to, spread);
}

/** A bit for each piece of a turned solid that rays between those through the tile's corners can meet. */
function piecesMet(at: usize): u64 {
  enterSolid(at);
  const first = pieces + load<i32>(at, INSTANCE_PROFILE_FIRST) * PIECE_BYTES, count = load<i32>(at, INSTANCE_PROFILE_COUNT);
  const rises = i32x4.bitmask(ldz);
  // Rays that run level reach no height: all pieces are tried.
  if ((rises != 0 && rises != 15) || v128.any_true(less(f32x4.abs(ldz), splat(1e-4)))) return count >= 64 ? 0xffffffffffffffff : ((<u64>1) << (<u64>count)) - 1;
  const iz = invert(ldz), apex = mul(neg(add(mul(lox, ldx), mul(loy, ldy))), invert(add(mul(ldx, ldx), mul(ldy, ldy))));
  const apart = widthBetween(first, count, iz);
  let mask: u64 = 0;
  for (let k = 0; k < count; k++) {
    const piece = first + k * PIECE_BYTES;
    const a = mul(sub(v128.load32_splat(piece, PIECE_LOW), loz), iz), b = mul(sub(v128.load32_splat(piece, PIECE_HIGH), loz), iz);
    const from = positive(low(a, b)), to = high(a, b);
    if (!v128.any_true(f32x4.ge(to, splat(0)))) continue;
    const largest = f(piece, PIECE_RADIUS_HIGH), smallest = f(piece, PIECE_RADIUS_LOW);
    // Along a ray the distance from the axis is largest at an end and smallest where it passes the axis.
    if (i32x4.all_true(less(high(awayAt(from), awayAt(positive(to))), splat(smallest * smallest * 0.9999 - 1e-8)))) continue;
    if (i32x4.all_true(more(awayAt(low(high(apex, from), positive(to))), splat((largest * largest + apart) * 1.0001 + 1e-8)))) continue;
    mask |= (<u64>1) << (<u64>k);
  }
  return mask;
}
/** Squared distance of the rays from the solid's axis. */
@inline function awayAt(t: v128): v128 {
  const x = plus(lox, ldx, t), y = plus(loy, ldy, t);
  return add(mul(x, x), mul(y, y));
}
/** How far, squared, the rays are apart at most at any one height of the solid. */
function widthBetween(first: usize, count: i32, iz: v128): f32 {
  let lowest = f(first, PIECE_LOW), highest = f(first, PIECE_HIGH);
  for (let k = 1; k < count; k++) {
    lowest = min(lowest, f(first + k * PIECE_BYTES, PIECE_LOW));
    highest = max(highest, f(first + k * PIECE_BYTES, PIECE_HIGH));
  }
  return max(widthAt(positive(mul(sub(splat(lowest), loz), iz))), widthAt(positive(mul(sub(splat(highest), loz), iz))));
}
function widthAt(t: v128): f32 {
  const wide = widthOf(plus(lox, ldx, t)), deep = widthOf(plus(loy, ldy, t));
  return wide * wide + deep * deep;
}
@inline function widthOf(v: v128): f32 {
  const a = f32x4.extract_lane(v, 0), b = f32x4.extract_lane(v, 1), c = f32x4.extract_lane(v, 2), d = f32x4.extract_lane(v, 3);
  return max(max(a, b), max(c, d)) - min(min(a, b), min(c, d));
}

/** Lists the solids that shade or darken points within `radius` of (x, y, z). */
export function listCasters(tile: usize, x: f32, y: f32, z: f32, radius: f32, all: usize, allCount: i32): void {
  let lx = u(FRAME_KEY_POSITION) - x, ly = u(FRAME_KEY_POSITION + 4) - y, lz = u(FRAME_KEY_POSITION + 8) - z;
  const s: f32 = 1 / sqrt<f32>(lx * lx + ly * ly + lz * lz), soft = u(FRAME_KEY_SOFTNESS);
  lx *= s;
  ly *= s;
  lz *= s;
  let count = 0;
  for (let k = 0; k < allCount && count < CASTERS_MAX; k++) {
    const index = <i32>load<u16>(all + (k << 1)), at = instances + index * INSTANCE_BYTES;
    const a = f(at, INSTANCE_BOUND_CENTER) - x, b = f(at, INSTANCE_BOUND_CENTER + 4) - y, c = f(at, INSTANCE_BOUND_CENTER + 8) - z;
    // What stands inside a hollow prism's outline, above its lower end, is not shaded by it.
    const inner = f(at, INSTANCE_SHADE) - radius;
    if (load<i32>(at, INSTANCE_KIND) != KIND_SPHERE && f(at, INSTANCE_SHADE + 4) <= 0 && inner > 0 && a * a + b * b < inner * inner && z - radius > f(at, INSTANCE_SHADE + 8)) continue;
    const r = f(at, INSTANCE_BOUND_RADIUS), along = a * lx + b * ly + c * lz, away = a * a + b * b + c * c;
    const near = radius + r * 1.9 + 0.03, shade = radius + r + soft * max<f32>(along, 0) + 0.01;
    if (away < near * near || (along > -(radius + r) && away - along * along < shade * shade)) store<u16>(tile + TILE_CASTERS + (count++ << 1), <u16>index);
  }
  store<i32>(tile, count, TILE_CASTER_COUNT);
}

/** Lists all solids that shade others. */
export function listAllCasters(to: usize): i32 {
  const count = load<i32>(frame, FRAME_INSTANCE_COUNT);
  let listed = 0;
  for (let k = 0; k < count; k++) {
    const at = instances + k * INSTANCE_BYTES;
    if (load<i32>(at, INSTANCE_KIND) >= 0 && load<i32>(at, INSTANCE_FLAGS) & FLAG_SHADES) store<u16>(to + (listed++ << 1), <u16>k);
  }
  return listed;
}
