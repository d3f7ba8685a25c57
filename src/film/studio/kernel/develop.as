// From light to the bytes of a video frame: bloom, exposure, vignette, grade, a film-like curve, then planar
// YUV 4:2:0 (BT.709, limited range), enlarged to the frame's size, with grain.
import { add, sub, mul, div, splat, times, offset, plus, mix, low, high, positive, clamp01, root, red4, green4, blue4, smooth01 } from './lanes';
import { picture, lightness, width, height, reserve, uniform, uniform4 } from './store';
import { bloomPicture, bloomWidth, bloomHeight } from './bloom';
import {
  FRAME_EXPOSURE, FRAME_SATURATION, FRAME_LIFT, FRAME_GAIN, FRAME_CONTRAST, FRAME_VIGNETTE, FRAME_BLOOM, FRAME_GRAIN, FRAME_GRAIN_X, FRAME_GRAIN_Y, FRAME_FADE,
  FRAME_VEIL, FRAME_VEIL_END,
} from './layout';

const GRAIN_SIDE: i32 = 512;
let blueness: usize = 0;
let redness: usize = 0;
let grain: usize = 0;
let line: usize = 0;
let weights: usize = 0;
let starts: usize = 0;
let chromaStarts: usize = 0;
let chromaShares: usize = 0;
// The bloom of one row.
let glowRed: usize = 0;
let glowGreen: usize = 0;
let glowBlue: usize = 0;
let outWidth: i32 = 0;
let outHeight: i32 = 0;
export let output: usize = 0;

export function openDevelop(w: i32, h: i32): void {
  outWidth = w;
  outHeight = h;
  blueness = reserve(width * height);
  redness = reserve(width * height);
  glowRed = reserve(width + 32) + 16;
  glowGreen = reserve(width + 32) + 16;
  glowBlue = reserve(width + 32) + 16;
  line = reserve((width + 16) * 4) + 16;
  weights = reserve((w + 4) * 16);
  starts = reserve((w + 4) * 4);
  output = reserve((w * h * 3) / 2 + 16);
  for (let x = 0; x < w; x++) {
    const f = (<f32>x + 0.5) * <f32>width / <f32>w - 0.5, i = <i32>floor<f32>(f), t = f - <f32>i;
    store<i32>(starts + (x << 2), i);
    v128.store(weights + (x << 4), f32x4(cubic(t + 1), cubic(t), cubic(1 - t), cubic(2 - t)));
  }
  openChroma(w >> 1);
  makeGrain();
}

/** Which two columns of colour each column of the frame lies between, in bytes, and how far on. */
function openChroma(w: i32): void {
  chromaStarts = reserve((w + 4) * 4);
  chromaShares = reserve((w + 4) * 4);
  const from = width >> 1;
  for (let x = 0; x < w + 4; x++) {
    const u = min<f32>(max<f32>((<f32>x + 0.5) * <f32>from / <f32>w - 0.5, 0), <f32>from - 1.001), i = <i32>u;
    store<i32>(chromaStarts + (x << 2), i << 2);
    store<f32>(chromaShares + (x << 2), u - <f32>i);
  }
}

/** A little sharper than Catmull-Rom, which makes up for the smaller picture it starts from. */
@inline function cubic(x: f32): f32 {
  const a: f32 = -0.62;
  return x < 1 ? ((a + 2) * x - (a + 3)) * x * x + 1 : x < 2 ? (((x - 5) * x + 8) * x - 4) * a : 0;
}

function makeGrain(): void {
  grain = reserve((GRAIN_SIDE * GRAIN_SIDE + 8) * 4);
  let s: u32 = 12345;
  for (let i = 0; i < GRAIN_SIDE * GRAIN_SIDE + 8; i++) {
    let sum: f32 = 0;
    for (let k = 0; k < 3; k++) {
      s = s * 747796405 + 2891336453;
      let v = ((s >> ((s >> 28) + 4)) ^ s) * 277803737;
      v = (v >> 22) ^ v;
      sum += <f32>(v >> 8) * <f32>(1.0 / 16777216.0);
    }
    store<f32>(grain + (i << 2), sum - 1.5);
  }
}

/** The curve of film: soft shoulder, then the display's gamma. */
@inline function curve(x: v128): v128 {
  const v = positive(x);
  const shoulder = div(mul(v, offset(times(v, 2.51), 0.03)), offset(mul(v, offset(times(v, 2.43), 0.59)), 0.14));
  const s = root(clamp01(shoulder)), y = add(times(s, 0.88), times(root(s), 0.12));
  const swing = mul(mul(y, sub(splat(1), y)), offset(y, -0.45));
  return clamp01(plus(y, swing, uniform4(FRAME_CONTRAST)));
}

let r: v128 = i32x4.splat(0);
let g: v128 = i32x4.splat(0);
let b: v128 = i32x4.splat(0);

@inline function developFour(x: i32, y: i32, dark: f32): void {
  const p = picture + ((y * width + x) << 4), k = v128.load(p), l = v128.load(p, 16), m = v128.load(p, 32), n = v128.load(p, 48);
  r = add(red4(k, l, m, n), glowAt(glowRed, x));
  g = add(green4(k, l, m, n), glowAt(glowGreen, x));
  b = add(blue4(k, l, m, n), glowAt(glowBlue, x));
  const px = times(add(f32x4(0.5, 1.5, 2.5, 3.5), splat(<f32>x - <f32>width * 0.5)), 1 / <f32>width), py = (<f32>y + 0.5) / <f32>height - 0.5;
  const rim = clamp01(offset(times(offset(times(mul(px, px), 1.1), py * py * 1.25), 1.9), -0.08));
  const light = times(sub(splat(1), times(rim, uniform(FRAME_VIGNETTE))), uniform(FRAME_EXPOSURE) * dark);
  r = mul(r, light);
  g = mul(g, light);
  b = mul(b, light);
  const grey = add(add(times(r, 0.2126), times(g, 0.7152)), times(b, 0.0722)), s = uniform4(FRAME_SATURATION);
  r = curve(plus(uniform4(FRAME_LIFT), mix(grey, r, s), uniform4(FRAME_GAIN)));
  g = curve(plus(uniform4(FRAME_LIFT + 4), mix(grey, g, s), uniform4(FRAME_GAIN + 4)));
  b = curve(plus(uniform4(FRAME_LIFT + 8), mix(grey, b, s), uniform4(FRAME_GAIN + 8)));
}

/** Mixes the bloom of row `y` from the rows of its coarser picture, component by component. */
function readyBloom(y: i32): void {
  const w = bloomWidth(), h = bloomHeight(), v = max<f32>((<f32>y + 0.5) * 0.25 - 0.5, 0), iy = min(<i32>v, h - 1), jy = min(iy + 1, h - 1), t = splat(v - <f32>iy);
  const a = bloomPicture() + ((iy * w) << 4), c = bloomPicture() + ((jy * w) << 4), k = splat(uniform(FRAME_BLOOM));
  for (let x = 0; x < w; x += 4) {
    const o = <usize>(x << 4);
    const p = mul(mix(v128.load(a + o), v128.load(c + o), t), k), q = mul(mix(v128.load(a + o, 16), v128.load(c + o, 16), t), k);
    const m = mul(mix(v128.load(a + o, 32), v128.load(c + o, 32), t), k), n = mul(mix(v128.load(a + o, 48), v128.load(c + o, 48), t), k);
    v128.store(glowRed + (x << 2), red4(p, q, m, n));
    v128.store(glowGreen + (x << 2), green4(p, q, m, n));
    v128.store(glowBlue + (x << 2), blue4(p, q, m, n));
  }
  closeRow(glowRed, w);
  closeRow(glowGreen, w);
  closeRow(glowBlue, w);
}
/** A row's first and last value go on beyond its ends. */
@inline function closeRow(row: usize, count: i32): void {
  store<f32>(row - 4, load<f32>(row));
  store<f32>(row + (count << 2), load<f32>(row + ((count - 1) << 2)));
}
@inline function glowAt(row: usize, at: i32): v128 {
  const place = row + at, near = mul(v128.load32_splat(place), f32x4(0.625, 0.875, 0.875, 0.625));
  return add(near, add(mul(v128.load32_splat(place - 4), f32x4(0.375, 0.125, 0, 0)), mul(v128.load32_splat(place, 4), f32x4(0, 0, 0.125, 0.375))));
}

/** Grades the picture into three planes of its own size. */
export function grade(): void {
  for (let y = 0; y < height; y += 2) {
    gradeRow(y, true);
    gradeRow(y + 1, false);
  }
}

/** Colour differences are summed over two rows, of which one is the first. */
function gradeRow(y: i32, first: bool): void {
  readyBloom(y);
  const end = max<f32>(uniform(FRAME_VEIL_END), 0.01), q = min<f32>(max<f32>((end - (<f32>y + 0.5) / <f32>height) / end, 0), 1);
  const dark: f32 = 1 - uniform(FRAME_VEIL) * q * q * (3 - 2 * q), row = ((y >> 1) * (width >> 1)) << 2;
  for (let x = 0; x < width; x += 4) {
    developFour(x, y, dark);
    v128.store(lightness + ((y * width + x) << 2), add(add(times(r, 0.2126), times(g, 0.7152)), times(b, 0.0722)));
    const cb = add(add(times(r, -0.1146), times(g, -0.3854)), times(b, 0.5)), cr = add(add(times(r, 0.5), times(g, -0.4542)), times(b, -0.0458));
    // Neighbours in pairs: two of blueness, then two of redness.
    const pairs = times(add(v128.shuffle<i32>(cb, cr, 0, 2, 4, 6), v128.shuffle<i32>(cb, cr, 1, 3, 5, 7)), 0.25);
    const at = row + (x << 1);
    const sum = first ? pairs : add(pairs, v128.load64_lane(redness + at, v128.load64_zero(blueness + at), 1));
    v128.store64_lane(blueness + at, sum, 0);
    v128.store64_lane(redness + at, sum, 1);
  }
}

/** Enlarges the planes to the frame and turns them into bytes. */
export function print(): void {
  printLuma();
  const size = outWidth * outHeight;
  printChroma(blueness, output + size);
  printChroma(redness, output + size + (size >> 2));
}

@inline function rowAt(y: i32): usize { return lightness + ((min(max(y, 0), height - 1) * width) << 2); }

function printLuma(): void {
  const fade = uniform(FRAME_FADE), strength = splat(uniform(FRAME_GRAIN)), gx = <i32>uniform(FRAME_GRAIN_X), gy = <i32>uniform(FRAME_GRAIN_Y);
  for (let y = 0; y < outHeight; y++) {
    const v = (<f32>y + 0.5) * <f32>height / <f32>outHeight - 0.5, i = <i32>floor<f32>(v), t = v - <f32>i;
    const a = rowAt(i - 1), b = rowAt(i), c = rowAt(i + 1), d = rowAt(i + 2);
    const wa = splat(cubic(t + 1)), wb = splat(cubic(t)), wc = splat(cubic(1 - t)), wd = splat(cubic(2 - t));
    for (let x = 0; x < width << 2; x += 16) v128.store(line + x, add(add(mul(v128.load(a + x), wa), mul(v128.load(b + x), wb)), add(mul(v128.load(c + x), wc), mul(v128.load(d + x), wd))));
    // The line's ends go on beyond the picture.
    store<f32>(line - 4, load<f32>(line));
    store<f32>(line - 8, load<f32>(line));
    const last = load<f32>(line + ((width - 1) << 2));
    for (let k = 0; k < 4; k++) store<f32>(line + ((width + k) << 2), last);
    const noise = grain + ((((y + gy) & (GRAIN_SIDE - 1)) * GRAIN_SIDE) << 2);
    for (let x = 0; x < outWidth; x += 4) {
      const k = tap(x), l = tap(x + 1), m = tap(x + 2), n = tap(x + 3);
      const p = v128.shuffle<i32>(k, l, 0, 4, 1, 5), q = v128.shuffle<i32>(m, n, 0, 4, 1, 5), e = v128.shuffle<i32>(k, l, 2, 6, 3, 7), f = v128.shuffle<i32>(m, n, 2, 6, 3, 7);
      let light = add(add(v128.shuffle<i64>(p, q, 0, 2), v128.shuffle<i64>(p, q, 1, 3)), add(v128.shuffle<i64>(e, f, 0, 2), v128.shuffle<i64>(e, f, 1, 3)));
      light = plus(light, mul(v128.load(noise + (((x + gx) & (GRAIN_SIDE - 1)) << 2)), strength), sub(splat(1.1), light));
      const bytes = i32x4.trunc_sat_f32x4_u(offset(times(clamp01(times(light, fade)), 219), 16.5));
      const narrow = i16x8.narrow_i32x4_u(bytes, bytes), packed = i8x16.narrow_i16x8_u(narrow, narrow);
      if (x + 4 <= outWidth) v128.store32_lane(output + y * outWidth + x, packed, 0);
      else v128.store16_lane(output + y * outWidth + x, packed, 0);
    }
  }
}
@inline function tap(x: i32): v128 {
  return mul(v128.load(line + ((load<i32>(starts + (x << 2)) - 1) << 2)), v128.load(weights + (x << 4)));
}

function printChroma(from: usize, to: usize): void {
  const w = width >> 1, h = height >> 1, ow = outWidth >> 1, oh = outHeight >> 1, stepY = <f32>h / <f32>oh;
  const fade = splat(uniform(FRAME_FADE) * 224);
  for (let y = 0; y < oh; y++) {
    const v = min<f32>(max<f32>((<f32>y + 0.5) * stepY - 0.5, 0), <f32>h - 1.001), iy = <i32>v, t = splat(v - <f32>iy);
    const a = from + ((iy * w) << 2), b = a + (w << 2);
    for (let x = 0; x < w << 2; x += 16) v128.store(line + x, mul(mix(v128.load(a + x), v128.load(b + x), t), fade));
    store<f32>(line + (w << 2), load<f32>(line + ((w - 1) << 2)));
    const row = to + y * ow;
    // The last pack may run over into what is printed next.
    for (let x = 0; x < ow; x += 4) {
      const p = v128.load64_lane(pairAt(x + 1), v128.load64_zero(pairAt(x)), 1), q = v128.load64_lane(pairAt(x + 3), v128.load64_zero(pairAt(x + 2)), 1);
      const light = mix(v128.shuffle<i32>(p, q, 0, 2, 4, 6), v128.shuffle<i32>(p, q, 1, 3, 5, 7), v128.load(chromaShares + (x << 2)));
      const bytes = i32x4.trunc_sat_f32x4_u(offset(light, 128.5)), narrow = i16x8.narrow_i32x4_u(bytes, bytes);
      v128.store32_lane(row + x, i8x16.narrow_i16x8_u(narrow, narrow), 0);
    }
  }
}
@inline function pairAt(x: i32): usize { return line + load<i32>(chromaStarts + (x << 2)); }
