// The elements between those shaded first: averaged where their neighbours show the same thing in nearly the
// same light, followed and shaded where not, or where something thin could lie between.
import { add, sub, times, offset, less, splat } from './lanes';
import { width, height, picture, FAR } from './store';
import { hitCode } from './ray';
import { across, down, tileAt, follow, followAmong, shadeAll, shortCodes, gatherLanes, keepLane, codeAt, elementAt, put, blurAt } from './elements';
import { TILE_WIDTH, TILE_HEIGHT, TILE_DENSITY, TILE_FINE, TILE_MOVING_COUNT, DENSITY_EVERY, DENSITY_SMOOTH } from './tiles';

export function fill(): void {
  for (let ty = 0; ty < down; ty++) for (let tx = 0; tx < across; tx++) {
    const tile = tileAt(tx, ty), x = tx * TILE_WIDTH, y = ty * TILE_HEIGHT, x1 = min(x + TILE_WIDTH, width), y1 = min(y + TILE_HEIGHT, height);
    if (load<i32>(tile, TILE_DENSITY) == DENSITY_EVERY) fillSharp(tile, x, y, x1, y1);
    else fillBlurred(tile, x, y, x1, y1);
  }
}

/** Blur in elements above which outlines are soft however coarsely they were found. */
const SOFT_BLUR: f32 = 4;

/** Where the lens blurs everything, the elements between are averages, but for outlines: those would be saw-toothed. */
function fillBlurred(tile: usize, x0: i32, y0: i32, x1: i32, y1: i32): void {
  for (let y = y0; y < y1; y += 2) {
    const yn = y + 2 < height ? y + 2 : y;
    for (let x = x0; x < x1; x += 2) {
      const xn = x + 2 < width ? x + 2 : x, at = y * width + x, right = y * width + xn, below = yn * width + x, opposite = yn * width + xn;
      const isInside = x + 1 < x1, isAbove = y + 1 < y1;
      if (isOutline(at, right, below, opposite)) {
        meetBetween(tile, x, y, at, right, below, opposite);
        if (isInside) takeCorner(at + 1, 0, at, right, below, opposite);
        if (isAbove) takeCorner(at + width, 1, at, right, below, opposite);
        if (isInside && isAbove) takeCorner(at + width + 1, 2, at, right, below, opposite);
        continue;
      }
      const a = elementAt(at), code = codeAt(at), depth = f32x4.extract_lane(a, 3);
      const b = alike(a, right), c = alike(a, below), d = alike(a, opposite);
      const ab = times(add(a, b), 0.5), ac = times(add(a, c), 0.5);
      if (isInside) put(at + 1, ab, depth, code);
      if (isAbove) put(at + width, ac, depth, code);
      if (isInside && isAbove) put(at + width + 1, times(add(add(ab, ab), add(c, d)), 0.25), depth, code);
    }
  }
}
/** Follows rays through the three elements between four, among what those show. */
function meetBetween(tile: usize, x: i32, y: i32, a: i32, b: i32, c: i32, d: i32): void {
  const px = add(splat(<f32>x), f32x4(1.5, 0.5, 1.5, 1.5)), py = add(splat(<f32>y), f32x4(0.5, 1.5, 1.5, 1.5));
  followAmong(tile, px, py, codeAt(a), codeAt(b), codeAt(c), codeAt(d), codeAt(a));
  v128.store(met, shortCodes(hitCode));
}
/** Gives an element the light of the one of four that shows what its ray has met; of the first where none does. */
@inline function takeCorner(to: i32, lane: i32, a: i32, b: i32, c: i32, d: i32): void {
  const code = <i32>load<u16>(met + (lane << 2));
  const from = codeAt(a) == code ? a : codeAt(b) == code ? b : codeAt(c) == code ? c : codeAt(d) == code ? d : a;
  const light = elementAt(from);
  put(to, light, f32x4.extract_lane(light, 3), codeAt(from));
}
/** Whether something else in another light begins between four elements, and is not quite dissolved by the lens. */
@inline function isOutline(a: i32, b: i32, c: i32, d: i32): bool {
  const code = codeAt(a);
  if (codeAt(b) == code && codeAt(c) == code && codeAt(d) == code) return false;
  const own = elementAt(a), depth = f32x4.extract_lane(own, 3);
  if (depth >= FAR || blurAt(depth) > SOFT_BLUR) return false;
  return contrasts(own, b) || contrasts(own, c) || contrasts(own, d);
}
@inline function contrasts(own: v128, at: i32): bool {
  const other = elementAt(at), apart = f32x4.abs(sub(own, other)), least = offset(times(add(own, other), 0.2), 0.04);
  return (i32x4.bitmask(f32x4.gt(apart, least)) & 7) != 0;
}
@inline function alike(a: v128, at: i32): v128 {
  const b = elementAt(at), near = f32x4.extract_lane(a, 3), far = f32x4.extract_lane(b, 3);
  return abs<f32>(near - far) > 0.06 * near ? a : b;
}

/** Elements of a tile that wait for rays. */
@unmanaged class Queue {
  count: i32;
  /** Their places, in picture elements. */
  x: usize;
  y: usize;
}
@inline function queue(at: usize): Queue {
  const made = changetype<Queue>(at);
  made.x = at + 16;
  made.y = at + 16 + 132 * 4;
  return made;
}
const shading = queue(memory.data(16 + 132 * 8, 16));
const probing = queue(memory.data(16 + 132 * 8, 16));

@inline function push(to: Queue, x: i32, y: i32): void {
  store<f32>(to.x + (to.count << 2), <f32>x + 0.5);
  store<f32>(to.y + (to.count << 2), <f32>y + 0.5);
  to.count++;
}
/** Repeats the last element until a pack of four is full. */
function padded(queue: Queue): i32 {
  const count = queue.count;
  if (count > 0) for (let k = count; k & 3; k++) {
    store<f32>(queue.x + (k << 2), load<f32>(queue.x + ((count - 1) << 2)));
    store<f32>(queue.y + (k << 2), load<f32>(queue.y + ((count - 1) << 2)));
  }
  return count;
}
@inline function placeOf(from: Queue, k: i32): i32 {
  return <i32>load<f32>(from.y + (k << 2)) * width + <i32>load<f32>(from.x + (k << 2));
}

function fillSharp(tile: usize, x0: i32, y0: i32, x1: i32, y1: i32): void {
  const moves = load<i32>(tile, TILE_MOVING_COUNT) > 0, fine = load<i32>(tile, TILE_FINE) != 0;
  shading.count = 0;
  probing.count = 0;
  for (let y = y0; y < y1; y++) {
    const odd = y & 1, below = y + odd;
    for (let x = x0 + (odd ^ 1); x < x1; x += odd ? 1 : 2) {
      const across = x & 1, right = x + across;
      if (moves || right >= width || below >= height || !between(x, y, x - across, y - odd, right, below, across & odd)) push(shading, x, y);
      else if (fine) push(probing, x, y);
    }
  }
  if (probing.count > 0) probe(tile);
  // Nothing differs: no edge runs through the tile.
  if (shading.count == 0 && !fine) store<i32>(tile, DENSITY_SMOOTH, TILE_DENSITY);
  const count = padded(shading);
  for (let k = 0; k < count; k += 4) {
    const px = v128.load(shading.x + (k << 2)), py = v128.load(shading.y + (k << 2));
    follow(tile, px, py);
    shadeAll(tile, px, py);
    gatherLanes();
    for (let l = 0; l < 4 && k + l < count; l++) keepLane(l, placeOf(shading, k + l));
  }
}

/** Follows rays through averaged elements; those that show something else after all are to be shaded. */
function probe(tile: usize): void {
  const count = padded(probing);
  for (let k = 0; k < count; k += 4) {
    follow(tile, v128.load(probing.x + (k << 2)), v128.load(probing.y + (k << 2)));
    v128.store(met, shortCodes(hitCode));
    for (let l = 0; l < 4 && k + l < count; l++) {
      const at = placeOf(probing, k + l);
      if (<i32>load<u16>(met + (l << 2)) != codeAt(at)) push(shading, at % width, at / width);
    }
  }
}
const met: usize = memory.data(16, 16);

/** Averages an element from its neighbours among the first ones; false when they are not alike. */
@inline function between(x: i32, y: i32, left: i32, above: i32, right: i32, below: i32, diagonal: i32): bool {
  const ia = above * width + left, ib = below * width + right, code = codeAt(ia);
  if (codeAt(ib) != code) return false;
  const a = elementAt(ia), b = elementAt(ib);
  if (!nearlySame(a, b)) return false;
  let mean = times(add(a, b), 0.5);
  if (diagonal) {
    const ic = above * width + right, id = below * width + left;
    if (codeAt(ic) != code || codeAt(id) != code) return false;
    const c = elementAt(ic), d = elementAt(id);
    if (!nearlySame(c, d) || !nearlySame(a, c)) return false;
    mean = times(add(mean, times(add(c, d), 0.5)), 0.5);
  }
  put(y * width + x, mean, f32x4.extract_lane(mean, 3), code);
  return true;
}
@inline function nearlySame(a: v128, b: v128): bool {
  return i32x4.all_true(less(f32x4.abs(sub(a, b)), offset(times(add(a, b), 0.045), 0.008)));
}
