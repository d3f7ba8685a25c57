// From light to the bytes of a video frame: bloom, exposure, vignette, grade, a film-like curve, then planar
// YUV 4:2:0 (BT.709, limited range), enlarged to the frame's size, with grain.
import { add, sub, mul, div, splat, times, offset, plus, mix, low, high, positive, clamp01, root, red4, green4, blue4, smooth01 } from './lanes';
import { picture, width, height, reserve, uniform, uniform4 } from './store';
import { bloomPicture, bloomWidth, bloomHeight } from './bloom';
import {
  FRAME_EXPOSURE, FRAME_SATURATION, FRAME_LIFT, FRAME_GAIN, FRAME_CONTRAST, FRAME_VIGNETTE, FRAME_BLOOM, FRAME_GRAIN, FRAME_GRAIN_X, FRAME_GRAIN_Y, FRAME_FADE,
  FRAME_VEIL, FRAME_VEIL_END,
} from './layout';

const GRAIN_SIDE: i32 = 512;
let luma: usize = 0;
let blueness: usize = 0;
let redness: usize = 0;
let grain: usize = 0;
let line: usize = 0;
let weights: usize = 0;
let starts: usize = 0;
let outWidth: i32 = 0;
let outHeight: i32 = 0;
export let output: usize = 0;

export function openDevelop(w: i32, h: i32): void {
  outWidth = w;
  outHeight = h;
  luma = reserve(width * height * 4);
  blueness = reserve(width * height);
  redness = reserve(width * height);
  line = reserve((width + 16) * 4) + 16;
  weights = reserve((w + 4) * 16);
  starts = reserve((w + 4) * 4);
  output = reserve((w * h * 3) / 2 + 16);
  for (let x = 0; x < w; x++) {
    const f = (<f32>x + 0.5) * <f32>width / <f32>w - 0.5, i = <i32>floor<f32>(f), t = f - <f32>i;
    store<i32>(starts + (x << 2), i);
    v128.store(weights + (x << 4), f32x4(cubic(t + 1), cubic(t), cubic(1 - t), cubic(2 - t)));
  }
  makeGrain();
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
  r = red4(k, l, m, n);
  g = green4(k, l, m, n);
  b = blue4(k, l, m, n);
  addBloom(x, y);
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

function addBloom(x: i32, y: i32): void {
  const w = bloomWidth(), h = bloomHeight(), v = max<f32>((<f32>y + 0.5) * 0.25 - 0.5, 0), iy = min(<i32>v, h - 1), jy = min(iy + 1, h - 1), ty = splat(v - <f32>iy);
  const i = min(x >> 2, w - 1), before = max(i - 1, 0), after = min(i + 1, w - 1), a = bloomPicture() + ((iy * w) << 4), c = bloomPicture() + ((jy * w) << 4);
  const left = mix(v128.load(a + (before << 4)), v128.load(c + (before << 4)), ty), middle = mix(v128.load(a + (i << 4)), v128.load(c + (i << 4)), ty), right = mix(v128.load(a + (after << 4)), v128.load(c + (after << 4)), ty);
  const wl = times(f32x4(0.375, 0.125, 0, 0), uniform(FRAME_BLOOM)), wm = times(f32x4(0.625, 0.875, 0.875, 0.625), uniform(FRAME_BLOOM)), wr = times(f32x4(0, 0, 0.125, 0.375), uniform(FRAME_BLOOM));
  r = add(r, add(add(mul(wl, splat(f32x4.extract_lane(left, 0))), mul(wm, splat(f32x4.extract_lane(middle, 0)))), mul(wr, splat(f32x4.extract_lane(right, 0)))));
  g = add(g, add(add(mul(wl, splat(f32x4.extract_lane(left, 1))), mul(wm, splat(f32x4.extract_lane(middle, 1)))), mul(wr, splat(f32x4.extract_lane(right, 1)))));
  b = add(b, add(add(mul(wl, splat(f32x4.extract_lane(left, 2))), mul(wm, splat(f32x4.extract_lane(middle, 2)))), mul(wr, splat(f32x4.extract_lane(right, 2)))));
}

/** Grades the picture into three planes of its own size. */
export function grade(): void {
  const veil = uniform(FRAME_VEIL), end = max<f32>(uniform(FRAME_VEIL_END), 0.01), cw = width >> 1;
  for (let y = 0; y < height; y += 2) for (let x = 0; x < width; x += 4) {
    let cb = splat(0), cr = splat(0);
    for (let j = 0; j < 2; j++) {
      const q = min<f32>(max<f32>((end - (<f32>(y + j) + 0.5) / <f32>height) / end, 0), 1), dark: f32 = 1 - veil * q * q * (3 - 2 * q);
      developFour(x, y + j, dark);
      v128.store(luma + (((y + j) * width + x) << 2), add(add(times(r, 0.2126), times(g, 0.7152)), times(b, 0.0722)));
      cb = add(cb, add(add(times(r, -0.1146), times(g, -0.3854)), times(b, 0.5)));
      cr = add(cr, add(add(times(r, 0.5), times(g, -0.4542)), times(b, -0.0458)));
    }
    const at = ((y >> 1) * cw + (x >> 1)) << 2;
    store<f32>(blueness + at, (f32x4.extract_lane(cb, 0) + f32x4.extract_lane(cb, 1)) * 0.25);
    store<f32>(blueness + at, (f32x4.extract_lane(cb, 2) + f32x4.extract_lane(cb, 3)) * 0.25, 4);
    store<f32>(redness + at, (f32x4.extract_lane(cr, 0) + f32x4.extract_lane(cr, 1)) * 0.25);
    store<f32>(redness + at, (f32x4.extract_lane(cr, 2) + f32x4.extract_lane(cr, 3)) * 0.25, 4);
  }
}

/** Enlarges the planes to the frame and turns them into bytes. */
export function print(): void {
  printLuma();
  const size = outWidth * outHeight;
  printChroma(blueness, output + size);
  printChroma(redness, output + size + (size >> 2));
}

@inline function rowAt(y: i32): usize { return luma + ((min(max(y, 0), height - 1) * width) << 2); }

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
  const w = width >> 1, h = height >> 1, ow = outWidth >> 1, oh = outHeight >> 1, fade = uniform(FRAME_FADE) * 224;
  const stepX = <f32>w / <f32>ow, stepY = <f32>h / <f32>oh;
  for (let y = 0; y < oh; y++) {
    const v = min<f32>(max<f32>((<f32>y + 0.5) * stepY - 0.5, 0), <f32>h - 1.001), iy = <i32>v, ty = v - <f32>iy, a = from + ((iy * w) << 2), b = a + (w << 2);
    for (let x = 0; x < ow; x++) {
      const u = min<f32>(max<f32>((<f32>x + 0.5) * stepX - 0.5, 0), <f32>w - 1.001), ix = <i32>u, tx = u - <f32>ix, p = a + (ix << 2), q = b + (ix << 2);
      const upper = load<f32>(p) + (load<f32>(p, 4) - load<f32>(p)) * tx, lower = load<f32>(q) + (load<f32>(q, 4) - load<f32>(q)) * tx;
      store<u8>(to + y * ow + x, <u8>((upper + (lower - upper) * ty) * fade + 128.5));
    }
  }
}
