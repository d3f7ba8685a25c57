// Light that strays in the lens: bright parts spread over five ever coarser pictures, and sideways streaks.
import { add, sub, mul, splat, times, mix, low, high, offset, positive } from './lanes';
import { picture, width, height, halfPicture, reserve, uniform } from './store';
import { FRAME_STREAK } from './layout';

const LEVELS: i32 = 5;
const CEILING: f32 = 12;
const levels: usize = memory.data(32, 16);
const wide: usize = memory.data(32, 16);
const tall: usize = memory.data(32, 16);
let row: usize = 0;

export function openBloom(): void {
  let w = width >> 1, h = height >> 1;
  for (let l = 0; l < LEVELS; l++) {
    w = (w + 1) >> 1;
    h = (h + 1) >> 1;
    store<i32>(wide + (l << 2), w);
    store<i32>(tall + (l << 2), h);
    store<u32>(levels + (l << 2), <u32>reserve(w * h * 16));
  }
  row = reserve(load<i32>(wide) * 16);
}

export function bloomWidth(): i32 { return load<i32>(wide); }
export function bloomHeight(): i32 { return load<i32>(tall); }
export function bloomPicture(): usize { return <usize>load<u32>(levels); }

export function bloom(): void {
  const w = width >> 1, h = height >> 1;
  for (let y = 0; y < h; y++) for (let x = 0; x < w; x++) {
    const p = picture + ((y * 2 * width + x * 2) << 4), q = p + (width << 4);
    v128.store(halfPicture + ((y * w + x) << 4), low(times(add(add(v128.load(p), v128.load(p, 16)), add(v128.load(q), v128.load(q, 16))), 0.25), splat(CEILING)));
  }
  shrink(halfPicture, w, h, 0);
  for (let l = 1; l < LEVELS; l++) shrink(<usize>load<u32>(levels + ((l - 1) << 2)), load<i32>(wide + ((l - 1) << 2)), load<i32>(tall + ((l - 1) << 2)), l);
  for (let l = LEVELS - 2; l >= 0; l--) spreadInto(l);
  if (uniform(FRAME_STREAK) > 0) streak();
}

/** A 4 by 4 tent from the finer picture; the first step keeps only what is bright. */
function shrink(from: usize, w: i32, h: i32, level: i32): void {
  const to = <usize>load<u32>(levels + (level << 2)), dw = load<i32>(wide + (level << 2)), dh = load<i32>(tall + (level << 2));
  for (let y = 0; y < dh; y++) {
    const a = min(2 * y, h - 1), b = min(2 * y + 1, h - 1), above = max(a - 1, 0), under = min(b + 1, h - 1);
    for (let x = 0; x < dw; x++) {
      const inner = add(pair(from, w, a, x), pair(from, w, b, x)), outer = add(pair(from, w, above, x), pair(from, w, under, x));
      let v = add(times(inner, 0.375), times(outer, 0.125));
      if (level == 0) {
        const most = max(max(f32x4.extract_lane(v, 0), f32x4.extract_lane(v, 1)), f32x4.extract_lane(v, 2)), over: f32 = most - 0.75;
        v = times(v, 0.05 + (over > 0 ? over / (most + 0.0001) : 0));
      }
      v128.store(to + ((y * dw + x) << 4), v);
    }
  }
}
@inline function pair(from: usize, w: i32, y: i32, x: i32): v128 {
  const r = from + ((y * w) << 4), a = min(2 * x, w - 1), b = min(2 * x + 1, w - 1), left = max(a - 1, 0), right = min(b + 1, w - 1);
  return add(times(add(v128.load(r + (a << 4)), v128.load(r + (b << 4))), 0.375), times(add(v128.load(r + (left << 4)), v128.load(r + (right << 4))), 0.125));
}

function spreadInto(level: i32): void {
  const to = <usize>load<u32>(levels + (level << 2)), w = load<i32>(wide + (level << 2)), h = load<i32>(tall + (level << 2));
  const from = <usize>load<u32>(levels + ((level + 1) << 2)), fw = load<i32>(wide + ((level + 1) << 2)), fh = load<i32>(tall + ((level + 1) << 2));
  for (let y = 0; y < h; y++) {
    const v = max<f32>(<f32>y * 0.5 - 0.25, 0), iy = min(<i32>v, fh - 1), jy = min(iy + 1, fh - 1), ty = splat(v - <f32>iy);
    for (let x = 0; x < w; x++) {
      const u = max<f32>(<f32>x * 0.5 - 0.25, 0), ix = min(<i32>u, fw - 1), jx = min(ix + 1, fw - 1), tx = splat(u - <f32>ix);
      const upper = mix(v128.load(from + ((iy * fw + ix) << 4)), v128.load(from + ((iy * fw + jx) << 4)), tx);
      const lower = mix(v128.load(from + ((jy * fw + ix) << 4)), v128.load(from + ((jy * fw + jx) << 4)), tx);
      const p = to + ((y * w + x) << 4);
      v128.store(p, add(v128.load(p), times(mix(upper, lower, ty), 0.95)));
    }
  }
}

/** What a stretched lens does to lamps: a faint line to both sides. */
function streak(): void {
  const at = <usize>load<u32>(levels), w = load<i32>(wide), h = load<i32>(tall), tint = mul(f32x4(0.5, 0.72, 1.2, 0), splat(uniform(FRAME_STREAK)));
  for (let y = 0; y < h; y++) {
    const line = at + ((y * w) << 4);
    let run = splat(0);
    for (let x = 0; x < w; x++) {
      run = add(times(run, 0.93), times(positive(offset(v128.load(line + (x << 4)), -1.1)), 0.07));
      v128.store(row + (x << 4), run);
    }
    run = splat(0);
    for (let x = w - 1; x >= 0; x--) {
      const p = line + (x << 4), light = v128.load(p);
      run = add(times(run, 0.93), times(positive(offset(light, -1.1)), 0.07));
      v128.store(p, add(light, mul(add(run, v128.load(row + (x << 4))), tint)));
    }
  }
}
