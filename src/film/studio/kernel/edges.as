// Edges: where something else begins next to an element, four rays say how much of it each covers. Light is
// taken from neighbours that show the same surface; only what no neighbour shows is shaded anew.
import { add, sub, times, offset, low, high, splat, abs4, more, red4, green4, blue4 } from './lanes';
import { width, height, picture, codes, lightness, instances, reserve, FAR } from './store';
import { hitCode } from './ray';
import { threadsNear, threadPasses } from './threads';
import { outR, outG, outB } from './shade';
import { across, tileAt, follow, followAmong, shadeAll, shortCodes, blurAt, codeAt, NOTHING } from './elements';
import {
  TILE_WIDTH, TILE_HEIGHT, TILE_DENSITY, TILE_FINE, TILE_MOVING_COUNT, DENSITY_EVERY,
} from './tiles';
import { INSTANCE_BYTES, INSTANCE_FLAGS, FLAG_FINE } from './layout';

/** Blur above which edges need no further rays. */
const EDGE_BLUR: f32 = 1.8;
/** Bright sparks are held down, or the average would still be a hard step. */
const SPARK: f32 = 5;
/** Light is not borrowed from a surface of which one element has so many times the light of another. */
const GLINT: f32 = 2;
/** How much more light than its neighbour an element of the same surface has where it creases. */
const CREASE_JUMP: f32 = 1.4;
/** The same where something thin is near. */
const FINE_JUMP: f32 = 0.8;

const NO_EDGE: i32 = 0;
/** Another surface begins. */
const OUTLINE: i32 = 1;
/** The same surface in another light, or one so thin that its light changes within an element. */
const CREASE: i32 = 2;
/** Something thin passes beside the middle. */
const THREAD: i32 = 3;

// Results wait until the next row is done, which still looks at the elements as they were.
let waiting: usize = 0;
let waitingX: usize = 0;

export function openEdges(): void {
  waiting = reserve(width * 2 * 16);
  waitingX = reserve(width * 2 * 4);
}

/** Returns how many elements got further rays. */
export function refineEdges(): i32 {
  measureLight();
  let refined = 0, before = 0;
  for (let y = 0; y < height; y++) {
    const count = refineRow(y);
    writeRow(y - 1, before);
    before = count;
    refined += count;
  }
  writeRow(height - 1, before);
  return refined;
}

function measureLight(): void {
  for (let k = 0; k < width * height; k += 4) {
    const at = picture + (k << 4), a = v128.load(at), b = v128.load(at, 16), c = v128.load(at, 32), d = v128.load(at, 48);
    v128.store(lightness + (k << 2), add(add(times(red4(a, b, c, d), 0.3), times(green4(a, b, c, d), 0.6)), times(blue4(a, b, c, d), 0.1)));
  }
}

/** A bit for each of eight elements from (x, y) on that has another neighbour, another light or something thin beside it. */
@inline function suspectsAt(tile: usize, x: i32, y: i32, fine: bool): i32 {
  const at = y * width + x, up = y > 0 ? at - width : at, under = y + 1 < height ? at + width : at, own = v128.load(codes + (at << 1));
  const sideways = v128.or(i16x8.ne(own, v128.load(codes + (at << 1) - 2)), i16x8.ne(own, v128.load(codes + (at << 1), 2)));
  const upright = v128.or(i16x8.ne(own, v128.load(codes + (up << 1))), i16x8.ne(own, v128.load(codes + (under << 1))));
  const jump: f32 = fine ? FINE_JUMP : CREASE_JUMP, threads = fine ? threadsNear(tile, x, y) | (threadsNear(tile, x + 4, y) << 4) : 0;
  return i16x8.bitmask(v128.or(sideways, upright)) | jumpsAt(at, up, jump) | (jumpsAt(at + 4, up + 4, jump) << 4) | threads;
}
@inline function jumpsAt(at: i32, up: i32, least: f32): i32 {
  const own = v128.load(lightness + (at << 2)), p = v128.load(lightness + (at << 2) - 4), q = v128.load(lightness + (up << 2));
  const jump = high(abs4(sub(own, p)), abs4(sub(own, q)));
  return i32x4.bitmask(more(jump, times(offset(low(own, low(p, q)), 0.3), least)));
}

@inline function slot(y: i32): i32 { return (y & 1) * width; }

function refineRow(y: i32): i32 {
  let count = 0;
  const ty = y / TILE_HEIGHT;
  for (let tx = 0; tx < across; tx++) {
    const tile = tileAt(tx, ty);
    if (load<i32>(tile, TILE_DENSITY) != DENSITY_EVERY) continue;
    const x1 = min((tx + 1) * TILE_WIDTH, width), fine = load<i32>(tile, TILE_FINE) != 0;
    for (let x0 = tx * TILE_WIDTH; x0 < x1; x0 += 8) {
      for (let suspects = suspectsAt(tile, x0, y, fine); suspects; suspects &= suspects - 1) {
        const x = x0 + ctz(suspects), kind = x < x1 ? edgeAt(tile, x, y, fine) : NO_EDGE;
        if (kind == NO_EDGE) continue;
        const k = slot(y) + count++;
        store<i32>(waitingX + (k << 2), x);
        v128.store(waiting + (k << 4), refined(tile, x, y, kind));
      }
    }
  }
  return count;
}

function writeRow(y: i32, count: i32): void {
  for (let k = slot(y); k < slot(y) + count; k++) {
    const at = picture + ((y * width + load<i32>(waitingX + (k << 2))) << 4);
    v128.store(at, f32x4.replace_lane(v128.load(waiting + (k << 4)), 3, load<f32>(at, 12)));
  }
}

/** Mean light of an element. */
function refined(tile: usize, x: i32, y: i32, kind: i32): v128 {
  const first = quarters(tile, x, y, kind, f32x4(0.125, 0.625, 0.375, 0.875), f32x4(0.375, 0.125, 0.875, 0.625));
  if (kind != THREAD) return first;
  return times(add(first, quarters(tile, x, y, kind, f32x4(0.375, 0.875, 0.125, 0.625), f32x4(0.125, 0.375, 0.625, 0.875))), 0.5);
}

function quarters(tile: usize, x: i32, y: i32, kind: i32, placeX: v128, placeY: v128): v128 {
  const px = add(placeX, splat(<f32>x)), py = add(placeY, splat(<f32>y)), still = load<i32>(tile, TILE_MOVING_COUNT) == 0;
  if (kind == OUTLINE && still) {
    lookAround(x, y);
    followAmong(tile, px, py, codeOf(0), codeOf(1), codeOf(2), codeOf(3), codeOf(4));
    const found = borrow(shortCodes(hitCode));
    if (found == LIT) return borrowed;
    if (found == UNKNOWN) follow(tile, px, py);
  } else follow(tile, px, py);
  shadeAll(tile, px, py);
  const top = splat(SPARK);
  return f32x4(quarter(low(outR, top)), quarter(low(outG, top)), quarter(low(outB, top)), 0);
}
@inline function quarter(v: v128): f32 {
  return (f32x4.extract_lane(v, 0) + f32x4.extract_lane(v, 1) + f32x4.extract_lane(v, 2) + f32x4.extract_lane(v, 3)) * 0.25;
}

// The element and its neighbours: left, above, below, right (as the four rays lie), and last itself.
const around: usize = memory.data(5 * 4, 16);
const aroundCodes: usize = memory.data(5 * 4, 16);
@inline function placeOf(k: i32): i32 { return load<i32>(around + (k << 2)); }
@inline function codeOf(k: i32): i32 { return load<i32>(aroundCodes + (k << 2)); }

function lookAround(x: i32, y: i32): void {
  const at = y * width + x;
  store<i32>(around, x > 0 ? at - 1 : at);
  store<i32>(around, y > 0 ? at - width : at, 4);
  store<i32>(around, y + 1 < height ? at + width : at, 8);
  store<i32>(around, x + 1 < width ? at + 1 : at, 12);
  store<i32>(around, at, 16);
  for (let k = 0; k < 5; k++) store<i32>(aroundCodes + (k << 2), codeAt(placeOf(k)));
}

let borrowed: v128 = i32x4.splat(0);
const wanted: usize = memory.data(16, 16);

const LIT: i32 = 0;
/** They show it in very different light: a glint along something narrow would break up into dots. */
const GLINTS: i32 = 1;
/** A ray shows what none of them does. */
const UNKNOWN: i32 = 2;

/** Takes the light of four rays from the elements around. */
function borrow(met: v128): i32 {
  v128.store(wanted, met);
  let sum = splat(0);
  for (let lane = 0; lane < 4; lane++) {
    const code = load<i32>(wanted + (lane << 2));
    let from = -1, least: f32 = 1e9, most: f32 = 0;
    for (let k = 0; k < 5; k++) {
      if (codeOf(k) != code) continue;
      const light = lightAt(placeOf(k));
      least = min(least, light);
      most = max(most, light);
      // Itself is best, then the one on the ray's own side, then any.
      if (from < 0 || k == lane || k == 4) from = placeOf(k);
    }
    if (from < 0) return UNKNOWN;
    if (most > GLINT * least + 0.1) return GLINTS;
    sum = add(sum, low(v128.load(picture + (from << 4)), splat(SPARK)));
  }
  borrowed = times(sum, 0.25);
  return LIT;
}

@inline function lightAt(index: i32): f32 { return load<f32>(lightness + (index << 2)); }

function edgeAt(tile: usize, x: i32, y: i32, fine: bool): i32 {
  const index = y * width + x, code = codeAt(index), depth = load<f32>(picture + (index << 4), 12);
  if (depth < FAR && blurAt(depth) > EDGE_BLUR) return NO_EDGE;
  const left = x > 0 ? 1 : 0, right = x + 1 < width ? 1 : 0, up = y > 0 ? width : 0, under = y + 1 < height ? width : 0;
  const own = lightAt(index);
  const a = codeAt(index - left), b = codeAt(index + right), c = codeAt(index - up), d = codeAt(index + under);
  if ((a != code && differs(own, index - left)) || (b != code && differs(own, index + right)) ||
    (c != code && differs(own, index - up)) || (d != code && differs(own, index + under))) return fine && (isThin(code) || isThin(a) || isThin(b) || isThin(c) || isThin(d)) ? CREASE : OUTLINE;
  if (fine && threadPasses(tile, x, y, code, depth)) return THREAD;
  if (code == NOTHING) return NO_EDGE;
  const p = lightAt(index - left), q = lightAt(index - up), jump: f32 = fine ? FINE_JUMP : CREASE_JUMP;
  return max(abs<f32>(own - p), abs<f32>(own - q)) > jump * (min(own, min(p, q)) + 0.3) ? CREASE : NO_EDGE;
}
@inline function differs(own: f32, index: i32): bool {
  const other = lightAt(index);
  return abs<f32>(own - other) > 0.07 * (own + other) + 0.012;
}

/** Whether a code is that of a thin solid. */
@inline function isThin(code: i32): bool {
  return code != NOTHING && (load<i32>(instances + (code & 0x3ff) * INSTANCE_BYTES, INSTANCE_FLAGS) & FLAG_FINE) != 0;
}
