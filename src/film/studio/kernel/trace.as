// One picture of the solids: every element once (a quarter of them where the lens blurs anyway), then four
// times where an edge runs through it.
import { add, sub, mul, splat, plus, times, offset, invert, root, dot3, low, high, pick, storePixels, mix, clamp01, less, more, both, neg, positive } from './lanes';
import { frame, width, height, picture, codes, instances, uniform, uniform4, reserve, FAR } from './store';
import { startRay, hitT, hitCode, ox, oy, oz, dx, dy, dz, UNHIT, restoreHit } from './ray';
import { hitSolid } from './solids';
import { shadePack, shadeSurface, setOut, outR, outG, outB } from './shade';
import { materialOf } from './point';
import {
  TILE_WIDTH, TILE_HEIGHT, TILE_BYTES, TILE_SEEN_COUNT, TILE_CASTER_COUNT, TILE_COARSE, TILE_FINE, TILE_MOVING_COUNT, TILE_SEEN, TILE_CASTERS, TILE_MOVING,
  TILE_PIECES, listSeen, listBlock, listCasters, listAllCasters,
} from './tiles';
import {
  FRAME_EYE, FRAME_RIGHT, FRAME_UP, FRAME_FORWARD, FRAME_ELEMENT, FRAME_FOCUS, FRAME_APERTURE, INSTANCE_BYTES, INSTANCE_KIND, KIND_LATHE,
  INSTANCE_POSITION, INSTANCE_SIZE, INSTANCE_MOTION,
} from './layout';

/** Tiles are listed by blocks of this many tiles a side first, so that a crowded scene stays cheap. */
const BLOCK: i32 = 4;
/** Blur in elements above which a tile is shaded at a quarter of its elements. */
const COARSE_BLUR: f32 = 2.6;
/** Blur above which edges need no further rays. */
const EDGE_BLUR: f32 = 2.2;
/** Code of an element that shows the room behind. */
const NOTHING: i32 = 0xffff;

let tiles: usize = 0;
let blockList: usize = 0;
let casterList: usize = 0;
let casterCount: i32 = 0;
let across: i32 = 0;
let down: i32 = 0;

export function openTiles(): void {
  across = (width + TILE_WIDTH - 1) / TILE_WIDTH;
  down = (height + TILE_HEIGHT - 1) / TILE_HEIGHT;
  tiles = reserve(across * down * TILE_BYTES);
  blockList = reserve(4096);
  casterList = reserve(4096);
}

export function trace(): void {
  casterCount = listAllCasters(casterList);
  for (let by = 0; by < down; by += BLOCK) for (let bx = 0; bx < across; bx += BLOCK) {
    const count = listBlock(blockList, bx * TILE_WIDTH, by * TILE_HEIGHT, BLOCK * TILE_WIDTH, BLOCK * TILE_HEIGHT, width, height);
    for (let ty = by; ty < min(by + BLOCK, down); ty++) for (let tx = bx; tx < min(bx + BLOCK, across); tx++) {
      const tile = tiles + (ty * across + tx) * TILE_BYTES;
      listSeen(tile, tx * TILE_WIDTH, ty * TILE_HEIGHT, TILE_WIDTH, TILE_HEIGHT, width, height, blockList, count);
      traceTile(tile, tx * TILE_WIDTH, ty * TILE_HEIGHT);
    }
  }
  for (let ty = 0; ty < down; ty++) for (let tx = 0; tx < across; tx++) {
    const tile = tiles + (ty * across + tx) * TILE_BYTES, x = tx * TILE_WIDTH, y = ty * TILE_HEIGHT;
    const x1 = min(x + TILE_WIDTH, width), y1 = min(y + TILE_HEIGHT, height);
    if (load<i32>(tile, TILE_COARSE) == 1) fillCoarse(x, y, x1, y1);
    else fillFine(tile, x, y, x1, y1);
  }
}

/** Follows the rays through the lanes' places to the nearest solid. */
@inline function follow(tile: usize, x: v128, y: v128): void {
  const e = uniform4(FRAME_ELEMENT);
  const sx = mul(offset(x, <f32>width * -0.5), e), sy = mul(sub(splat(<f32>height * 0.5), y), e);
  const a = plus(plus(uniform4(FRAME_FORWARD), uniform4(FRAME_RIGHT), sx), uniform4(FRAME_UP), sy);
  const b = plus(plus(uniform4(FRAME_FORWARD + 4), uniform4(FRAME_RIGHT + 4), sx), uniform4(FRAME_UP + 4), sy);
  const c = plus(plus(uniform4(FRAME_FORWARD + 8), uniform4(FRAME_RIGHT + 8), sx), uniform4(FRAME_UP + 8), sy);
  const s = invert(root(dot3(a, b, c, a, b, c)));
  startRay(uniform4(FRAME_EYE), uniform4(FRAME_EYE + 4), uniform4(FRAME_EYE + 8), mul(a, s), mul(b, s), mul(c, s));
  const count = load<i32>(tile, TILE_SEEN_COUNT);
  let lathe = 0;
  for (let k = 0; k < count; k++) {
    const index = <i32>load<u16>(tile + TILE_SEEN + (k << 1));
    let mask: u64 = 0;
    if (load<i32>(instances + index * INSTANCE_BYTES, INSTANCE_KIND) == KIND_LATHE) mask = load<u64>(tile + TILE_PIECES + (lathe++ << 3));
    hitSolid(index, mask);
  }
}

@inline function shadeAll(tile: usize, x: v128, y: v128): void {
  shadePack(x, y, tile + TILE_CASTERS, load<i32>(tile, TILE_CASTER_COUNT));
  const moving = load<i32>(tile, TILE_MOVING_COUNT);
  for (let k = 0; k < moving; k++) overlayMoving(<i32>load<u16>(tile + TILE_MOVING + (k << 1)), tile);
}

/** Lays a moving sphere over what is behind it, by the part of the exposure during which it covers the ray. */
function overlayMoving(index: i32, tile: usize): void {
  const at = instances + index * INSTANCE_BYTES, r = load<f32>(at, INSTANCE_SIZE);
  const mx = v128.load32_splat(at, INSTANCE_MOTION), my = v128.load32_splat(at, INSTANCE_MOTION + 4), mz = v128.load32_splat(at, INSTANCE_MOTION + 8);
  const x = sub(v128.load32_splat(at, INSTANCE_POSITION), ox), y = sub(v128.load32_splat(at, INSTANCE_POSITION + 4), oy), z = sub(v128.load32_splat(at, INSTANCE_POSITION + 8), oz);
  const along = dot3(x, y, z, dx, dy, dz), run = dot3(mx, my, mz, dx, dy, dz);
  const px = sub(x, mul(dx, along)), py = sub(y, mul(dy, along)), pz = sub(z, mul(dz, along));
  const qx = sub(mx, mul(dx, run)), qy = sub(my, mul(dy, run)), qz = sub(mz, mul(dz, run));
  const a = offset(dot3(qx, qy, qz, qx, qy, qz), 1e-9), b = dot3(px, py, pz, qx, qy, qz), c = offset(dot3(px, py, pz, px, py, pz), -r * r);
  const h = sub(mul(b, b), mul(a, c));
  if (!v128.any_true(more(h, splat(0)))) return;
  const s = root(positive(h)), ia = invert(a);
  const from = high(mul(sub(neg(b), s), ia), splat(-0.5)), to = low(mul(sub(s, b), ia), splat(0.5)), share = sub(to, from);
  const when = times(add(from, to), 0.5);
  const wx = plus(px, qx, when), wy = plus(py, qy, when), wz = plus(pz, qz, when);
  const depth = root(positive(sub(splat(r * r), dot3(wx, wy, wz, wx, wy, wz))));
  const t = sub(plus(along, run, when), depth);
  const met = both(both(more(h, splat(0)), more(share, splat(0))), both(more(t, splat(0)), less(t, offset(hitT, 0.003))));
  if (!v128.any_true(met)) return;
  const back = hitT, code = hitCode, br = outR, bg = outG, bb = outB;
  // The sphere stands where it is at that moment of the exposure: the point is shaded as if on it.
  const px0 = load<f32>(at, INSTANCE_POSITION), py0 = load<f32>(at, INSTANCE_POSITION + 4), pz0 = load<f32>(at, INSTANCE_POSITION + 8);
  const lane = ctz(i32x4.bitmask(met)), w = lane == 0 ? f32x4.extract_lane(when, 0) : lane == 1 ? f32x4.extract_lane(when, 1) : lane == 2 ? f32x4.extract_lane(when, 2) : f32x4.extract_lane(when, 3);
  store<f32>(at, px0 + load<f32>(at, INSTANCE_MOTION) * w, INSTANCE_POSITION);
  store<f32>(at, py0 + load<f32>(at, INSTANCE_MOTION + 4) * w, INSTANCE_POSITION + 4);
  store<f32>(at, pz0 + load<f32>(at, INSTANCE_MOTION + 8) * w, INSTANCE_POSITION + 8);
  shadeSurface(index, 0, materialOf(index, 0), t, i32x4.splat(index), met, 1, tile + TILE_CASTERS, load<i32>(tile, TILE_CASTER_COUNT));
  store<f32>(at, px0, INSTANCE_POSITION);
  store<f32>(at, py0, INSTANCE_POSITION + 4);
  store<f32>(at, pz0, INSTANCE_POSITION + 8);
  const k = v128.and(met, clamp01(share)), solid = both(met, more(share, splat(0.4)));
  setOut(mix(br, outR, k), mix(bg, outG, k), mix(bb, outB, k));
  restoreHit(pick(solid, t, back), v128.bitselect(i32x4.splat(index), code, solid));
}
@inline function blurAt(distance: f32): f32 {
  return abs<f32>(uniform(FRAME_APERTURE) * (distance - uniform(FRAME_FOCUS)) / distance);
}

function keep(at: i32, lane: i32, r: v128, g: v128, b: v128, t: v128, code: v128): void {
  let cr: f32, cg: f32, cb: f32, ct: f32, cc: i32;
  if (lane == 0) { cr = f32x4.extract_lane(r, 0); cg = f32x4.extract_lane(g, 0); cb = f32x4.extract_lane(b, 0); ct = f32x4.extract_lane(t, 0); cc = i32x4.extract_lane(code, 0); }
  else if (lane == 1) { cr = f32x4.extract_lane(r, 1); cg = f32x4.extract_lane(g, 1); cb = f32x4.extract_lane(b, 1); ct = f32x4.extract_lane(t, 1); cc = i32x4.extract_lane(code, 1); }
  else if (lane == 2) { cr = f32x4.extract_lane(r, 2); cg = f32x4.extract_lane(g, 2); cb = f32x4.extract_lane(b, 2); ct = f32x4.extract_lane(t, 2); cc = i32x4.extract_lane(code, 2); }
  else { cr = f32x4.extract_lane(r, 3); cg = f32x4.extract_lane(g, 3); cb = f32x4.extract_lane(b, 3); ct = f32x4.extract_lane(t, 3); cc = i32x4.extract_lane(code, 3); }
  v128.store(picture + (at << 4), f32x4(cr, cg, cb, ct));
  store<u16>(codes + (at << 1), <u16>cc);
}

/** Codes short enough to keep: instance, and on turned solids the piece's material, so that joints show as edges. */
function shortCodes(code: v128): v128 {
  return i32x4(shortCode(i32x4.extract_lane(code, 0)), shortCode(i32x4.extract_lane(code, 1)), shortCode(i32x4.extract_lane(code, 2)), shortCode(i32x4.extract_lane(code, 3)));
}
@inline function shortCode(code: i32): i32 {
  if (code < 0) return NOTHING;
  return (code & 0x3ff) | ((materialOf(code & 0xffff, code >>> 16) & 0x3f) << 10);
}

/** Shades the pack and keeps the lanes at `at`, `at + step`, ... that lie inside the picture. */
function shadeAndKeep(tile: usize, x: v128, y: v128, at: i32, step: i32, lanes: i32): void {
  shadeAll(tile, x, y);
  const t = low(hitT, splat(FAR)), code = shortCodes(hitCode);
  for (let l = 0; l < lanes; l++) keep(at + l * step, l, outR, outG, outB, t, code);
}

// Distances and codes of the tile's first rays, until the casters are known.
const firstT: usize = memory.data(8 * 16, 16);
const firstCode: usize = memory.data(8 * 16, 16);

function traceTile(tile: usize, x0: i32, y0: i32): void {
  const x1 = min(x0 + TILE_WIDTH, width), y1 = min(y0 + TILE_HEIGHT, height);
  let nearest: f32 = UNHIT, farthest: f32 = 0, coarse = 1, k = 0;
  let lowX = splat(UNHIT), lowY = lowX, lowZ = lowX, highX = splat(-UNHIT), highY = highX, highZ = highX;
  for (let y = y0; y < y1; y += 2) for (let x = x0; x < x1; x += 8, k++) {
    follow(tile, add(f32x4(0.5, 2.5, 4.5, 6.5), splat(<f32>x)), splat(<f32>y + 0.5));
    v128.store(firstT + (k << 4), hitT);
    v128.store(firstCode + (k << 4), hitCode);
    const met = less(hitT, splat(UNHIT * 0.1));
    const px = plus(ox, dx, hitT), py = plus(oy, dy, hitT), pz = plus(oz, dz, hitT);
    lowX = low(lowX, pick(met, px, lowX)); lowY = low(lowY, pick(met, py, lowY)); lowZ = low(lowZ, pick(met, pz, lowZ));
    highX = high(highX, pick(met, px, highX)); highY = high(highY, pick(met, py, highY)); highZ = high(highZ, pick(met, pz, highZ));
    if (coarse) coarse = blurred(hitT, met);
  }
  const ax = least(lowX), ay = least(lowY), az = least(lowZ), bx = most(highX), by = most(highY), bz = most(highZ);
  store<i32>(tile, 0, TILE_CASTER_COUNT);
  if (ax <= bx) {
    const wx = bx - ax, wy = by - ay, wz = bz - az;
    listCasters(tile, (ax + bx) * 0.5, (ay + by) * 0.5, (az + bz) * 0.5, sqrt<f32>(wx * wx + wy * wy + wz * wz) * 0.58 + 0.01, casterList, casterCount);
  }
  store<i32>(tile, coarse, TILE_COARSE);
  k = 0;
  for (let y = y0; y < y1; y += 2) for (let x = x0; x < x1; x += 8, k++) {
    const px = add(f32x4(0.5, 2.5, 4.5, 6.5), splat(<f32>x)), py = splat(<f32>y + 0.5);
    aimOnly(px, py);
    restoreHit(v128.load(firstT + (k << 4)), v128.load(firstCode + (k << 4)));
    shadeAndKeep(tile, px, py, y * width + x, 2, min(4, (x1 - x + 1) >> 1));
  }
}

/** Points the rays without following them. */
function aimOnly(x: v128, y: v128): void {
  const e = uniform4(FRAME_ELEMENT);
  const sx = mul(offset(x, <f32>width * -0.5), e), sy = mul(sub(splat(<f32>height * 0.5), y), e);
  const a = plus(plus(uniform4(FRAME_FORWARD), uniform4(FRAME_RIGHT), sx), uniform4(FRAME_UP), sy);
  const b = plus(plus(uniform4(FRAME_FORWARD + 4), uniform4(FRAME_RIGHT + 4), sx), uniform4(FRAME_UP + 4), sy);
  const c = plus(plus(uniform4(FRAME_FORWARD + 8), uniform4(FRAME_RIGHT + 8), sx), uniform4(FRAME_UP + 8), sy);
  const s = invert(root(dot3(a, b, c, a, b, c)));
  startRay(uniform4(FRAME_EYE), uniform4(FRAME_EYE + 4), uniform4(FRAME_EYE + 8), mul(a, s), mul(b, s), mul(c, s));
}

@inline function least(v: v128): f32 {
  return min(min(f32x4.extract_lane(v, 0), f32x4.extract_lane(v, 1)), min(f32x4.extract_lane(v, 2), f32x4.extract_lane(v, 3)));
}
@inline function most(v: v128): f32 {
  return max(max(f32x4.extract_lane(v, 0), f32x4.extract_lane(v, 1)), max(f32x4.extract_lane(v, 2), f32x4.extract_lane(v, 3)));
}

function blurred(t: v128, met: v128): i32 {
  const blur = f32x4.abs(mul(uniform4(FRAME_APERTURE), sub(splat(1), mul(uniform4(FRAME_FOCUS), invert(t)))));
  return v128.any_true(both(met, less(blur, splat(COARSE_BLUR)))) ? 0 : 1;
}

/** The elements between the first ones, averaged from them. */
function fillCoarse(x0: i32, y0: i32, x1: i32, y1: i32): void {
  for (let y = y0; y < y1; y += 2) {
    const yn = y + 2 < y1 ? y + 2 : y;
    for (let x = x0; x < x1; x += 2) {
      const xn = x + 2 < x1 ? x + 2 : x;
      const a = v128.load(picture + ((y * width + x) << 4)), code = load<u16>(codes + ((y * width + x) << 1));
      const b = alike(a, y * width + xn), c = alike(a, yn * width + x), d = alike(a, yn * width + xn);
      const ab = times(add(a, b), 0.5), ac = times(add(a, c), 0.5), depth = f32x4.extract_lane(a, 3);
      if (x + 1 < x1) put(y * width + x + 1, ab, depth, code);
      if (y + 1 < y1) put((y + 1) * width + x, ac, depth, code);
      if (x + 1 < x1 && y + 1 < y1) put((y + 1) * width + x + 1, times(add(add(ab, ab), add(c, d)), 0.25), depth, code);
    }
  }
}
@inline function alike(a: v128, at: i32): v128 {
  const b = v128.load(picture + (at << 4)), near = f32x4.extract_lane(a, 3), far = f32x4.extract_lane(b, 3);
  return abs<f32>(near - far) > 0.06 * near ? a : b;
}
@inline function put(at: i32, v: v128, depth: f32, code: u16): void {
  v128.store(picture + (at << 4), f32x4.replace_lane(v, 3, depth));
  store<u16>(codes + (at << 1), code);
}

// Places (in picture elements) of the tile's elements that still need rays of their own.
const pendingX: usize = memory.data(128 * 4, 16);
const pendingY: usize = memory.data(128 * 4, 16);
let pending: i32 = 0;

/**
 * The elements between the first ones: averaged where their neighbours show the same thing in nearly the same
 * light, followed and shaded where not, or where something thin could lie between.
 */
function fillFine(tile: usize, x0: i32, y0: i32, x1: i32, y1: i32): void {
  const fine = load<i32>(tile, TILE_FINE) != 0;
  pending = 0;
  for (let y = y0; y < y1; y++) {
    const odd = y & 1, below = y + odd;
    for (let x = x0 + (odd ^ 1); x < x1; x += odd ? 1 : 2) {
      const across = x & 1, left = x - across, right = x + across;
      if (fine || right >= width || below >= height || !between(x, y, left, y - odd, right, below, across & odd)) {
        store<f32>(pendingX + (pending << 2), <f32>x + 0.5);
        store<f32>(pendingY + (pending << 2), <f32>y + 0.5);
        pending++;
      }
    }
  }
  // Nothing differs: no edge runs through the tile.
  if (pending == 0) store<i32>(tile, 2, TILE_COARSE);
  for (let k = pending; k & 3; k++) {
    store<f32>(pendingX + (k << 2), load<f32>(pendingX + ((pending - 1) << 2)));
    store<f32>(pendingY + (k << 2), load<f32>(pendingY + ((pending - 1) << 2)));
  }
  for (let k = 0; k < pending; k += 4) {
    const px = v128.load(pendingX + (k << 2)), py = v128.load(pendingY + (k << 2));
    follow(tile, px, py);
    shadeAll(tile, px, py);
    const t = low(hitT, splat(FAR)), code = shortCodes(hitCode);
    for (let l = 0; l < 4 && k + l < pending; l++) {
      const at = (k + l) << 2;
      keep(<i32>load<f32>(pendingY + at) * width + <i32>load<f32>(pendingX + at), l, outR, outG, outB, t, code);
    }
  }
}

/** Averages an element from its neighbours among the first ones; false when they are not alike. */
@inline function between(x: i32, y: i32, left: i32, above: i32, right: i32, below: i32, diagonal: i32): bool {
  const ia = above * width + left, ib = below * width + right, code = load<u16>(codes + (ia << 1));
  if (load<u16>(codes + (ib << 1)) != code) return false;
  const a = v128.load(picture + (ia << 4)), b = v128.load(picture + (ib << 4));
  if (!nearlySame(a, b)) return false;
  let mean = times(add(a, b), 0.5);
  if (diagonal) {
    const ic = above * width + right, id = below * width + left;
    if (load<u16>(codes + (ic << 1)) != code || load<u16>(codes + (id << 1)) != code) return false;
    const c = v128.load(picture + (ic << 4)), d = v128.load(picture + (id << 4));
    if (!nearlySame(c, d) || !nearlySame(a, c)) return false;
    mean = times(add(mean, times(add(c, d), 0.5)), 0.5);
  }
  const at = y * width + x;
  v128.store(picture + (at << 4), mean);
  store<u16>(codes + (at << 1), code);
  return true;
}
@inline function nearlySame(a: v128, b: v128): bool {
  return i32x4.all_true(less(f32x4.abs(sub(a, b)), offset(times(add(a, b), 0.045), 0.008)));
}

/** Four rays for each element on an edge. Returns how many elements that were. */
export function refineEdges(): i32 {
  let refined = 0;
  for (let y = 0; y < height; y++) {
    const row = tiles + (y / TILE_HEIGHT) * across * TILE_BYTES;
    for (let x = 0; x < width; x++) {
      const tile = row + (x / TILE_WIDTH) * TILE_BYTES;
      if (load<i32>(tile, TILE_COARSE)) { x = (x / TILE_WIDTH + 1) * TILE_WIDTH - 1; continue; }
      if (!onEdge(x, y, load<i32>(tile, TILE_FINE) ? 0.8 : 1.4)) continue;
      refined++;
      const px = add(f32x4(0.125, 0.625, 0.375, 0.875), splat(<f32>x)), py = add(f32x4(0.375, 0.125, 0.875, 0.625), splat(<f32>y));
      follow(tile, px, py);
      shadeAll(tile, px, py);
      // Bright sparks are held down, or the average of four would still be a hard step.
      const top = splat(5), at = picture + ((y * width + x) << 4);
      v128.store(at, f32x4(quarter(low(outR, top)), quarter(low(outG, top)), quarter(low(outB, top)), load<f32>(at, 12)));
    }
  }
  return refined;
}
@inline function quarter(v: v128): f32 {
  return (f32x4.extract_lane(v, 0) + f32x4.extract_lane(v, 1) + f32x4.extract_lane(v, 2) + f32x4.extract_lane(v, 3)) * 0.25;
}

@inline function codeAt(x: i32, y: i32): i32 { return <i32>load<u16>(codes + ((y * width + x) << 1)); }
@inline function brightness(at: usize): f32 { return load<f32>(at) * 0.3 + load<f32>(at, 4) * 0.6 + load<f32>(at, 8) * 0.1; }

/** Whether something else begins next to the element, in another light, or its own light jumps by more than `jump`. */
function onEdge(x: i32, y: i32, jump: f32): bool {
  const at = picture + ((y * width + x) << 4), code = codeAt(x, y), depth = load<f32>(at, 12);
  if (depth < FAR && blurAt(depth) > EDGE_BLUR) return false;
  const left = x > 0 ? 1 : 0, right = x + 1 < width ? 1 : 0, up = y > 0 ? 1 : 0, under = y + 1 < height ? 1 : 0;
  const a = codeAt(x - left, y), b = codeAt(x + right, y), c = codeAt(x, y - up), d = codeAt(x, y + under);
  const own = brightness(at), row = width << 4;
  if (a != code && differs(own, at - (left << 4))) return true;
  if (b != code && differs(own, at + (right << 4))) return true;
  if (c != code && differs(own, at - up * row)) return true;
  if (d != code && differs(own, at + under * row)) return true;
  if (code == NOTHING) return false;
  const p = brightness(at - (left << 4)), q = brightness(at - up * row);
  return max(abs<f32>(own - p), abs<f32>(own - q)) > jump * (min(own, min(p, q)) + 0.3);
}
@inline function differs(own: f32, at: usize): bool {
  const other = brightness(at);
  return abs<f32>(own - other) > 0.07 * (own + other) + 0.012;
}
