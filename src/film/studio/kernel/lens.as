// Depth of field: at half size every element gathers from its neighbours what their blur spreads on to it.
import { add, sub, mul, div, splat, times, mix, low, high, offset, clamp01, abs4, pick, less, more, both, invert, alpha4 } from './lanes';
import { picture, width, height, halfPicture, halfBlurred, uniform, uniform4, reserve, FAR } from './store';
import { FRAME_FOCUS, FRAME_APERTURE, FRAME_BLUR_MAX } from './layout';

/** Sparks brighter than this would show the pattern of the taps. */
const SPARK: f32 = 4;
const TILE: i32 = 8;
const TAPS: i32 = 36;
/** Discs of 36, 18, 12 and 9 taps follow one another: wider blur needs more. */
const DISCS: i32 = 4;
const ALL_TAPS: i32 = 75;
/** Blur (in half-size elements) under which nothing is gathered. */
const SHARP: f32 = 0.55;

const tapX: usize = memory.data(ALL_TAPS * 4, 16);
const tapY: usize = memory.data(ALL_TAPS * 4, 16);
const tapR: usize = memory.data(ALL_TAPS * 4, 16);
const stepAt: usize = memory.data(TAPS * 4, 16);
const stepX: usize = memory.data(TAPS * 4, 16);
const stepY: usize = memory.data(TAPS * 4, 16);
const stepR: usize = memory.data(TAPS * 4, 16);
let tileBlur: usize = 0;
let tileReach: usize = 0;
let across: i32 = 0;
let down: i32 = 0;
let w: i32 = 0;
let h: i32 = 0;

export function openLens(): void {
  w = width >> 1;
  h = height >> 1;
  across = (w + TILE - 1) / TILE;
  down = (h + TILE - 1) / TILE;
  tileBlur = reserve(across * down * 4);
  tileReach = reserve(across * down * 4);
  for (let disc = 1, first = 0; disc <= DISCS; first += TAPS / disc, disc++) layTaps(first, TAPS / disc);
}

/** A sunflower's spiral covers a disc evenly, whatever the number of its taps. */
function layTaps(first: i32, count: i32): void {
  let c: f32 = 1, s: f32 = 0;
  for (let i = 0; i < count; i++) {
    const at = (first + i) << 2, r = sqrt<f32>((<f32>i + 0.5) / <f32>count), next: f32 = c * -0.7373688 - s * 0.6754903;
    store<f32>(tapX + at, c * r);
    store<f32>(tapY + at, s * r);
    store<f32>(tapR + at, r);
    s = c * 0.6754903 + s * -0.7373688;
    c = next;
  }
}

export function focus(): void {
  halve();
  measureTiles();
  for (let ty = 0; ty < down; ty++) for (let tx = 0; tx < across; tx++) gatherTile(tx, ty);
  for (let ty = 0; ty < down; ty++) for (let tx = 0; tx < across; tx++) settleTile(tx, ty);
  for (let ty = 0; ty < down; ty++) for (let tx = 0; tx < across; tx++) mergeTile(tx, ty);
}

/** Colours at half size with their blur beside; the room behind is marked by the largest blur. */
function halve(): void {
  const most = uniform4(FRAME_BLUR_MAX), aperture = uniform4(FRAME_APERTURE), focal = uniform4(FRAME_FOCUS);
  for (let y = 0; y < h; y++) for (let x = 0; x < w; x += 2) {
    const p = picture + ((y * 2 * width + x * 2) << 4), q = p + (width << 4);
    const a = v128.load(p), b = v128.load(p, 16), c = v128.load(q), d = v128.load(q, 16);
    const e = v128.load(p, 32), f = v128.load(p, 48), g = v128.load(q, 32), i = v128.load(q, 48);
    // Only the fourth values are distances: those of the left element first, then of the right.
    const left = low(low(a, b), low(c, d)), right = low(low(e, f), low(g, i)), near = v128.shuffle<i32>(left, right, 3, 3, 7, 7);
    const blur = low(high(mul(aperture, div(sub(near, focal), near)), sub(splat(0), most)), most);
    const half = times(pick(f32x4.ge(near, splat(FAR)), most, times(blur, 0.98)), 0.5), to = halfPicture + ((y * w + x) << 4);
    v128.store(to, v128.shuffle<i32>(low(mean(a, b, c, d), splat(SPARK)), half, 0, 1, 2, 4));
    v128.store(to, v128.shuffle<i32>(low(mean(e, f, g, i), splat(SPARK)), half, 0, 1, 2, 6), 16);
  }
}
@inline function mean(a: v128, b: v128, c: v128, d: v128): v128 { return times(add(add(a, b), add(c, d)), 0.25); }

function measureTiles(): void {
  const behind = uniform(FRAME_BLUR_MAX) * 0.499;
  for (let ty = 0; ty < down; ty++) for (let tx = 0; tx < across; tx++) {
    let most: f32 = 0;
    for (let y = ty * TILE; y < min(ty * TILE + TILE, h); y++) for (let x = tx * TILE; x < min(tx * TILE + TILE, w); x++) {
      const blur = load<f32>(halfPicture + ((y * w + x) << 4), 12);
      if (blur < behind) most = max(most, abs<f32>(blur));
    }
    store<f32>(tileBlur + ((ty * across + tx) << 2), most);
  }
  for (let ty = 0; ty < down; ty++) for (let tx = 0; tx < across; tx++) {
    let reach: f32 = 0;
    for (let j = -1; j <= 1; j++) for (let i = -1; i <= 1; i++) {
      const x = min(max(tx + i, 0), across - 1), y = min(max(ty + j, 0), down - 1);
      reach = max(reach, load<f32>(tileBlur + ((y * across + x) << 2)));
    }
    store<f32>(tileReach + ((ty * across + tx) << 2), reach);
  }
}

function gatherTile(tx: i32, ty: i32): void {
  const reach = load<f32>(tileReach + ((ty * across + tx) << 2)), x1 = min(tx * TILE + TILE, w), y1 = min(ty * TILE + TILE, h);
  if (reach < SHARP) {
    for (let y = ty * TILE; y < y1; y++) for (let x = tx * TILE; x < x1; x++) {
      const at = (y * w + x) << 4;
      v128.store(halfBlurred + at, f32x4.replace_lane(v128.load(halfPicture + at), 3, 0));
    }
    return;
  }
  const disc = reach < 2 ? 4 : reach < 3.6 ? 3 : reach < 5.5 ? 2 : 1, margin = <i32>reach + 2;
  const first = disc == 4 ? TAPS + TAPS / 2 + TAPS / 3 : disc == 3 ? TAPS + TAPS / 2 : disc == 2 ? TAPS : 0;
  let taps = 0;
  for (let i = first; i < first + TAPS / disc; i++) {
    const x = <i32>nearest<f32>(load<f32>(tapX + (i << 2)) * reach), y = <i32>nearest<f32>(load<f32>(tapY + (i << 2)) * reach);
    store<i32>(stepX + (taps << 2), x);
    store<i32>(stepY + (taps << 2), y);
    store<i32>(stepAt + (taps << 2), (y * w + x) << 4);
    store<f32>(stepR + (taps << 2), load<f32>(tapR + (i << 2)) * reach - 0.9);
    taps++;
  }
  const inner = tx * TILE >= margin && ty * TILE >= margin && x1 + margin <= w && y1 + margin <= h;
  for (let y = ty * TILE; y < y1; y++) {
    let x = tx * TILE;
    if (inner) for (; x + 4 <= x1; x += 4) gatherFour(x, y, taps);
    for (; x < x1; x++) gather(x, y, taps, inner);
  }
}

/** Four elements side by side, far enough from the picture's border: the same as `gather`. */
@inline function gatherFour(x: i32, y: i32, taps: i32): void {
  const place = (y * w + x) << 4, at = halfPicture + place, most = splat(uniform(FRAME_BLUR_MAX) * 0.499);
  const ownA = v128.load(at), ownB = v128.load(at, 16), ownC = v128.load(at, 32), ownD = v128.load(at, 48);
  const blur = alpha4(ownA, ownB, ownC, ownD), size = abs4(blur), isRoom = f32x4.ge(blur, most);
  let a = splat(0), b = a, c = a, d = a, weight = a, blurSum = a;
  for (let i = 0; i < taps; i++) {
    const from = at + load<i32>(stepAt + (i << 2)), p = v128.load(from), q = v128.load(from, 16), r = v128.load(from, 32), s = v128.load(from, 48);
    const other = alpha4(p, q, r, s), far = abs4(other);
    const reach = pick(both(more(other, blur), more(other, splat(0))), low(far, size), far);
    const k = v128.andnot(clamp01(sub(reach, v128.load32_splat(stepR + (i << 2)))), both(isRoom, f32x4.ge(other, most)));
    if (!v128.any_true(k)) continue;
    a = add(a, mul(p, v128.shuffle<i32>(k, k, 0, 0, 0, 0)));
    b = add(b, mul(q, v128.shuffle<i32>(k, k, 1, 1, 1, 1)));
    c = add(c, mul(r, v128.shuffle<i32>(k, k, 2, 2, 2, 2)));
    d = add(d, mul(s, v128.shuffle<i32>(k, k, 3, 3, 3, 3)));
    weight = add(weight, k);
    blurSum = add(blurSum, mul(reach, k));
  }
  const ownWeight = pick(isRoom, high(sub(splat(<f32>taps), weight), splat(0.001)), splat(1)), scale = invert(add(weight, ownWeight));
  const spread = pick(isRoom, v128.and(splat(2), more(weight, splat(0.01))), mul(add(blurSum, size), scale));
  const to = halfBlurred + place;
  v128.store(to, f32x4.replace_lane(mixed(a, ownA, f32x4.extract_lane(ownWeight, 0), f32x4.extract_lane(scale, 0)), 3, f32x4.extract_lane(spread, 0)));
  v128.store(to, f32x4.replace_lane(mixed(b, ownB, f32x4.extract_lane(ownWeight, 1), f32x4.extract_lane(scale, 1)), 3, f32x4.extract_lane(spread, 1)), 16);
  v128.store(to, f32x4.replace_lane(mixed(c, ownC, f32x4.extract_lane(ownWeight, 2), f32x4.extract_lane(scale, 2)), 3, f32x4.extract_lane(spread, 2)), 32);
  v128.store(to, f32x4.replace_lane(mixed(d, ownD, f32x4.extract_lane(ownWeight, 3), f32x4.extract_lane(scale, 3)), 3, f32x4.extract_lane(spread, 3)), 48);
}
@inline function mixed(sum: v128, own: v128, ownWeight: f32, scale: f32): v128 {
  return times(add(sum, times(own, ownWeight)), scale);
}

@inline function gather(x: i32, y: i32, taps: i32, inner: bool): void {
  const at = halfPicture + ((y * w + x) << 4), own = v128.load(at), blur = load<f32>(at, 12), size = abs<f32>(blur);
  const behind = uniform(FRAME_BLUR_MAX) * 0.499, isRoom = blur >= behind;
  let sum = splat(0), weight: f32 = 0, blurSum: f32 = 0;
  for (let i = 0; i < taps; i++) {
    let from = at + load<i32>(stepAt + (i << 2));
    if (!inner) {
      const sx = min(max(x + load<i32>(stepX + (i << 2)), 0), w - 1), sy = min(max(y + load<i32>(stepY + (i << 2)), 0), h - 1);
      from = halfPicture + ((sy * w + sx) << 4);
    }
    const other = load<f32>(from, 12);
    if (isRoom && other >= behind) continue;
    let reach = abs<f32>(other);
    if (other > blur && other > 0) reach = min(reach, size);
    const k = min<f32>(reach - load<f32>(stepR + (i << 2)), 1);
    if (k <= 0) continue;
    sum = add(sum, times(v128.load(from), k));
    weight += k;
    blurSum += reach * k;
  }
  // The room behind shows through as far as nothing in front is spread over it.
  const ownWeight: f32 = isRoom ? max<f32>(<f32>taps - weight, 0.001) : 1, scale: f32 = 1 / (weight + ownWeight);
  const mixed = times(add(sum, times(own, ownWeight)), scale);
  const spread: f32 = isRoom ? (weight > 0.01 ? 2 : 0) : (blurSum + size) * scale;
  v128.store(halfBlurred + ((y * w + x) << 4), f32x4.replace_lane(mixed, 3, spread));
}

/** Where the blur is wide its taps stand apart: a small average closes the gaps between them. */
function settleTile(tx: i32, ty: i32): void {
  if (load<f32>(tileReach + ((ty * across + tx) << 2)) < 1.1) return;
  const x0 = max(tx * TILE, 1), y0 = max(ty * TILE, 1), x1 = min(tx * TILE + TILE, w - 1), y1 = min(ty * TILE + TILE, h - 1), row = w << 4;
  for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) {
    const at = halfBlurred + ((y * w + x) << 4), own = v128.load(at);
    const cross = add(add(v128.load(at - 16), v128.load(at, 16)), add(v128.load(at - row), v128.load(at + row)));
    const corners = add(add(v128.load(at - row - 16), v128.load(at - row + 16)), add(v128.load(at + row - 16), v128.load(at + row + 16)));
    const mean = add(add(times(own, 0.25), times(cross, 0.125)), times(corners, 0.0625));
    v128.store(halfPicture + ((y * w + x) << 4), f32x4.replace_lane(mean, 3, f32x4.extract_lane(own, 3)));
  }
  for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) v128.store(halfBlurred + ((y * w + x) << 4), v128.load(halfPicture + ((y * w + x) << 4)));
}

/** Puts the blurred elements back where the picture is out of focus. */
function mergeTile(tx: i32, ty: i32): void {
  if (load<f32>(tileReach + ((ty * across + tx) << 2)) < SHARP) return;
  const x1 = min((tx + 1) * TILE, w), y1 = min((ty + 1) * TILE * 2, height);
  for (let y = ty * TILE * 2; y < y1; y++) {
    const v = max<f32>(<f32>y * 0.5 - 0.25, 0), iy = min(<i32>v, h - 1), jy = min(iy + 1, h - 1), fy = splat(v - <f32>iy);
    const upper = halfBlurred + ((iy * w) << 4), lower = halfBlurred + ((jy * w) << 4);
    let before = columnAt(upper, lower, max(tx * TILE - 1, 0), fy), own = columnAt(upper, lower, tx * TILE, fy);
    for (let x = tx * TILE; x < x1; x += 2) {
      const next = columnAt(upper, lower, min(x + 1, w - 1), fy), after = columnAt(upper, lower, min(x + 2, w - 1), fy);
      mergeFour(picture + ((y * width + x * 2) << 4), mix(own, before, QUARTER), mix(own, next, QUARTER), mix(next, own, QUARTER), mix(next, after, QUARTER));
      before = next;
      own = after;
    }
  }
}
const QUARTER: v128 = f32x4.splat(0.25);
@inline export function columnAt(upper: usize, lower: usize, x: i32, fy: v128): v128 {
  return mix(v128.load(upper + (x << 4)), v128.load(lower + (x << 4)), fy);
}

/** Lays four blurred elements over sharp ones as far as those are out of focus or something spreads on to them. */
@inline function mergeFour(at: usize, k: v128, l: v128, m: v128, n: v128): void {
  const a = v128.load(at), b = v128.load(at, 16), c = v128.load(at, 32), d = v128.load(at, 48);
  const distance = alpha4(a, b, c, d), most = uniform4(FRAME_BLUR_MAX);
  const blur = abs4(mul(uniform4(FRAME_APERTURE), div(sub(distance, uniform4(FRAME_FOCUS)), distance)));
  const own = pick(less(distance, splat(FAR)), low(blur, most), splat(0));
  const share = clamp01(times(offset(high(times(alpha4(k, l, m, n), 2), own), -0.7), 0.8));
  if (!v128.any_true(share)) return;
  v128.store(at, f32x4.replace_lane(mix(a, k, splat(f32x4.extract_lane(share, 0))), 3, f32x4.extract_lane(distance, 0)));
  v128.store(at, f32x4.replace_lane(mix(b, l, splat(f32x4.extract_lane(share, 1))), 3, f32x4.extract_lane(distance, 1)), 16);
  v128.store(at, f32x4.replace_lane(mix(c, m, splat(f32x4.extract_lane(share, 2))), 3, f32x4.extract_lane(distance, 2)), 32);
  v128.store(at, f32x4.replace_lane(mix(d, n, splat(f32x4.extract_lane(share, 3))), 3, f32x4.extract_lane(distance, 3)), 48);
}
