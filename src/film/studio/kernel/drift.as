// Blur of a camera that moves fast: at half size every element gathers along the way it takes while the shutter is open.
import { add, sub, mul, div, splat, times, mix, low, offset, plus, root, clamp01, alpha4 } from './lanes';
import { picture, width, height, halfPicture, halfBlurred, uniform, uniform4 } from './store';
import { columnAt } from './lens';
import { bloomPicture, bloomWidth, bloomHeight } from './bloom';
import { FRAME_BLOOM, FRAME_DRIFT, FRAME_ELEMENT } from './layout';

const TAPS_MAX: i32 = 40;
/** What is further away moves like the room behind. */
const ROOM: f32 = 9;

/** Half-size elements: shorter ways stay sharp. */
let shortest: f32 = 0;

/** `way` is the shortest that is drawn out, in elements. */
export function blurDrift(way: f32): void {
  shortest = way * 0.5;
  halve();
  const w = width >> 1, h = height >> 1;
  for (let y = 0; y < h; y++) for (let x = 0; x < w; x += 4) drawOut(x, y, w, h);
  for (let y = 0; y < height; y++) mergeRow(y, w, h);
}

/** Colours at half size, with the nearest distance beside. */
function halve(): void {
  const w = width >> 1, h = height >> 1;
  for (let y = 0; y < h; y++) for (let x = 0; x < w; x++) {
    const p = picture + ((y * 2 * width + x * 2) << 4), q = p + (width << 4);
    const a = v128.load(p), b = v128.load(p, 16), c = v128.load(q), d = v128.load(q, 16);
    const mean = times(add(add(a, b), add(c, d)), 0.25), near = low(low(a, b), low(c, d));
    v128.store(halfPicture + ((y * w + x) << 4), v128.shuffle<i32>(mean, near, 0, 1, 2, 7));
  }
}

/** The ways of four elements: where they are seen when the shutter closes, from where they are when it opens. */
@inline function drawOut(x: i32, y: i32, w: i32, h: i32): void {
  const at = halfPicture + ((y * w + x) << 4), e = uniform4(FRAME_ELEMENT);
  const distance = low(alpha4(v128.load(at), v128.load(at, 16), v128.load(at, 32), v128.load(at, 48)), splat(ROOM));
  const sx = mul(offset(times(add(splat(<f32>x), f32x4(0.5, 1.5, 2.5, 3.5)), 2), <f32>width * -0.5), e);
  const sy = mul(splat(<f32>height * 0.5 - <f32>y * 2 - 1), e);
  const depth = div(distance, root(offset(add(mul(sx, sx), mul(sy, sy)), 1)));
  const px = mul(sx, depth), py = mul(sy, depth);
  const qx = carried(FRAME_DRIFT, px, py, depth), qy = carried(FRAME_DRIFT + 16, px, py, depth), qz = carried(FRAME_DRIFT + 32, px, py, depth);
  const scale = div(splat(0.5), mul(qz, e));
  const dx = sub(mul(qx, scale), times(div(sx, e), 0.5)), dy = sub(times(div(sy, e), 0.5), mul(qy, scale));
  const way = root(add(mul(dx, dx), mul(dy, dy)));
  store4(x, y, w, h, dx, dy, way);
}
@inline function carried(row: i32, x: v128, y: v128, z: v128): v128 {
  return plus(plus(plus(uniform4(row + 12), uniform4(row), x), uniform4(row + 4), y), uniform4(row + 8), z);
}

@inline function store4(x: i32, y: i32, w: i32, h: i32, dx: v128, dy: v128, way: v128): void {
  gather(x, y, w, h, f32x4.extract_lane(dx, 0), f32x4.extract_lane(dy, 0), f32x4.extract_lane(way, 0));
  gather(x + 1, y, w, h, f32x4.extract_lane(dx, 1), f32x4.extract_lane(dy, 1), f32x4.extract_lane(way, 1));
  gather(x + 2, y, w, h, f32x4.extract_lane(dx, 2), f32x4.extract_lane(dy, 2), f32x4.extract_lane(way, 2));
  gather(x + 3, y, w, h, f32x4.extract_lane(dx, 3), f32x4.extract_lane(dy, 3), f32x4.extract_lane(way, 3));
}

function gather(x: i32, y: i32, w: i32, h: i32, dx: f32, dy: f32, way: f32): void {
  if (x >= w) return;
  const to = halfBlurred + ((y * w + x) << 4);
  if (way < shortest) {
    v128.store(to, f32x4.replace_lane(v128.load(halfPicture + ((y * w + x) << 4)), 3, 0));
    return;
  }
  const taps = min(<i32>way + 3, TAPS_MAX), step: f32 = 1 / <f32>taps;
  let t: f32 = -0.5 + step * 0.5, sum = splat(0);
  for (let k = 0; k < taps; k++, t += step) {
    const u = min(max(x + <i32>nearest<f32>(dx * t), 0), w - 1), v = min(max(y + <i32>nearest<f32>(dy * t), 0), h - 1);
    sum = add(sum, v128.load(halfPicture + ((v * w + u) << 4)));
  }
  v128.store(to, f32x4.replace_lane(times(sum, step), 3, min<f32>(way / shortest - 1, 1)));
}

function mergeRow(y: i32, w: i32, h: i32): void {
  const v = max<f32>(<f32>y * 0.5 - 0.25, 0), iy = min(<i32>v, h - 1), jy = min(iy + 1, h - 1), fy = splat(v - <f32>iy);
  const upper = halfBlurred + ((iy * w) << 4), lower = halfBlurred + ((jy * w) << 4), row = picture + ((y * width) << 4);
  let before = columnAt(upper, lower, 0, fy), own = before;
  for (let x = 0; x < w; x++) {
    const after = columnAt(upper, lower, min(x + 1, w - 1), fy), at = row + (x << 5);
    if (f32x4.extract_lane(own, 3) > 0) {
      layOver(at, mix(own, before, QUARTER));
      layOver(at + 16, mix(own, after, QUARTER));
    }
    before = own;
    own = after;
  }
}
const QUARTER: v128 = f32x4.splat(0.25);
@inline function layOver(at: usize, blurred: v128): void {
  const own = v128.load(at);
  v128.store(at, mix(own, blurred, splat(f32x4.extract_lane(blurred, 3))));
}

/** Adds soft light that falls into the lens: its middle and reach are parts of the picture's width and height. */
export function leakLight(x: f32, y: f32, reach: f32, red: f32, green: f32, blue: f32): void {
  const w = bloomWidth(), h = bloomHeight(), at = bloomPicture(), strength: f32 = 1 / max<f32>(uniform(FRAME_BLOOM), 0.01);
  const light = times(f32x4(red, green, blue, 0), strength), ratio: f32 = <f32>width / <f32>height;
  const wide: f32 = ratio > 1 ? ratio : 1, tall: f32 = ratio > 1 ? 1 : 1 / ratio;
  for (let j = 0; j < h; j++) for (let i = 0; i < w; i++) {
    const dx = ((<f32>i + 0.5) / <f32>w - x) * wide / reach, dy = ((<f32>j + 0.5) / <f32>h - y) * tall / reach, k: f32 = 1 - dx * dx - dy * dy;
    if (k <= 0) continue;
    const p = at + ((j * w + i) << 4);
    v128.store(p, add(v128.load(p), times(light, k * k)));
  }
}
