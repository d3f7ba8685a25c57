// Which solids a tile of the picture can see, and which can shade what is seen there.
import { frame, instances, pieces, uniform } from './store';
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

@inline function u(at: i32): f32 { return uniform(at); }

/** Points the cone of rays through a rectangle of the picture. */
function aim(cx: f32, cy: f32, halfDiagonal: f32, width: i32, height: i32): void {
  const e = u(FRAME_ELEMENT), sx = (cx - <f32>width * 0.5) * e, sy = (<f32>height * 0.5 - cy) * e;
  const x = u(FRAME_FORWARD) + u(FRAME_RIGHT) * sx + u(FRAME_UP) * sy;
  const y = u(FRAME_FORWARD + 4) + u(FRAME_RIGHT + 4) * sx + u(FRAME_UP + 4) * sy;
  const z = u(FRAME_FORWARD + 8) + u(FRAME_RIGHT + 8) * sx + u(FRAME_UP + 8) * sy;
  const s: f32 = 1 / sqrt<f32>(x * x + y * y + z * z);
  ax = x * s;
  ay = y * s;
  az = z * s;
  spread = halfDiagonal * e * 1.08;
}

const barsSeen: usize = memory.data(64 * 2, 16);

/** Fills the lists of what tile (tx, ty) may see. `from` lists candidates (a block's list) or is 0 for all. */
export function listSeen(tile: usize, x: i32, y: i32, w: i32, h: i32, width: i32, height: i32, from: usize, fromCount: i32): void {
  aim(<f32>x + <f32>w * 0.5, <f32>y + <f32>h * 0.5, sqrt<f32>(<f32>(w * w + h * h)) * 0.5, width, height);
  let seen = 0, moving = 0, lathes = 0, bars = 0, fine = 0;
  for (let k = 0; k < fromCount; k++) {
    const index = <i32>load<u16>(from + (k << 1)), at = instances + index * INSTANCE_BYTES;
    if (!coneMeetsSphere(at)) continue;
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
  aim(<f32>x + <f32>w * 0.5, <f32>y + <f32>h * 0.5, sqrt<f32>(<f32>(w * w + h * h)) * 0.5, width, height);
  const count = load<i32>(frame, FRAME_INSTANCE_COUNT);
  let listed = 0;
  for (let k = 0; k < count; k++) {
    const at = instances + k * INSTANCE_BYTES;
    if (load<i32>(at, INSTANCE_KIND) >= 0 && coneMeetsSphere(at)) store<u16>(to + (listed++ << 1), <u16>k);
  }
  return listed;
}

@inline function f(at: usize, byte: i32): f32 { return load<f32>(at + byte); }

function coneMeetsSphere(at: usize): bool {
  const x = f(at, INSTANCE_BOUND_CENTER) - u(FRAME_EYE), y = f(at, INSTANCE_BOUND_CENTER + 4) - u(FRAME_EYE + 4), z = f(at, INSTANCE_BOUND_CENTER + 8) - u(FRAME_EYE + 8);
  const r = f(at, INSTANCE_BOUND_RADIUS), along = x * ax + y * ay + z * az, away = x * x + y * y + z * z;
  if (along < -r) return away < r * r;
  const reach = r + spread * sqrt<f32>(away) * 1.06;
  return away - along * along < reach * reach;
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

/** A bit for each piece of a turned solid that the cone can meet. */
function piecesMet(at: usize): u64 {
  enter(at);
  const b = sx * sa + sy * sb + sz * sc, c = sx * sx + sy * sy + sz * sz, far = sqrt<f32>(c) + f(at, INSTANCE_BOUND_RADIUS);
  const r = f(at, INSTANCE_BOUND_RADIUS) * 1.5 + spread * far, h = b * b - (c - r * r);
  if (h <= 0) return 0;
  const s = sqrt<f32>(h), near: f32 = max<f32>(-b - s, 0), last: f32 = -b + s, lean = spread * last;
  const across = sa * sa + sb * sb + 1e-12, middle = -(sx * sa + sy * sb) / across;
  const first = load<i32>(at, INSTANCE_PROFILE_FIRST), count = load<i32>(at, INSTANCE_PROFILE_COUNT);
  let mask: u64 = 0;
  for (let k = 0; k < count; k++) {
    const piece = pieces + (first + k) * PIECE_BYTES, lowest = f(piece, PIECE_LOW) - lean, highest = f(piece, PIECE_HIGH) + lean;
    let t0 = near, t1 = last;
    if (abs<f32>(sc) < 1e-5) {
      if (sz < lowest || sz > highest) continue;
    } else {
      const p = (lowest - sz) / sc, q = (highest - sz) / sc;
      t0 = max<f32>(t0, min<f32>(p, q));
      t1 = min<f32>(t1, max<f32>(p, q));
      if (t0 > t1) continue;
    }
    const t: f32 = min<f32>(max<f32>(middle, t0), t1);
    const smallest = distanceFromAxis(t) - lean, largest = max<f32>(distanceFromAxis(t0), distanceFromAxis(t1)) + lean;
    if (smallest > f(piece, PIECE_RADIUS_HIGH) || largest < f(piece, PIECE_RADIUS_LOW)) continue;
    mask |= (<u64>1) << (<u64>k);
  }
  return mask;
}
@inline function distanceFromAxis(t: f32): f32 {
  const x = sx + sa * t, y = sy + sb * t;
  return sqrt<f32>(x * x + y * y);
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
