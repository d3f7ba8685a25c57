// A level of water that mirrors what the picture shows above it, tilted by waves.
import { add, sub, mul, splat, plus, times, offset, invert, high, clamp01, root, more, mix } from './lanes';
import { picture, width, height, uniform, water, textures } from './store';
import { sampleTexture, texR, texG } from './texture';
import {
  FRAME_EYE, FRAME_RIGHT, FRAME_UP, FRAME_FORWARD, FRAME_ELEMENT, TEXTURE_BYTES, TEXTURE_WIDTH, WATER_LEVEL, WATER_TEXTURE, WATER_COLOR, WATER_TILT,
  WATER_SCROLL, WATER_SCALE, WATER_SHORE,
} from './layout';

@inline function f(byte: i32): f32 { return load<f32>(water + byte); }
/** Rays nearer to level than this see the horizon. */
const LEVEL: f32 = 0.0005;

// The slopes of the waves at four places.
let slopeX: v128 = i32x4.splat(0);
let slopeY: v128 = i32x4.splat(0);

/** Places of four mirrored rays in the picture, and the share of light that they bring. */
const places: usize = memory.data(48, 16);

/** Draws the water over the lower part of the picture. */
export function drawWater(): void {
  const element = uniform(FRAME_ELEMENT), eye = uniform(FRAME_EYE + 8) - f(WATER_LEVEL);
  if (eye <= 0) return;
  const rx = uniform(FRAME_RIGHT), ry = uniform(FRAME_RIGHT + 4), rz = uniform(FRAME_RIGHT + 8);
  const ux = uniform(FRAME_UP), uy = uniform(FRAME_UP + 4), uz = uniform(FRAME_UP + 8);
  const fx = uniform(FRAME_FORWARD), fy = uniform(FRAME_FORWARD + 4), fz = uniform(FRAME_FORWARD + 8);
  const tilt = f(WATER_TILT), shore = f(WATER_SHORE), perElement: f32 = 1 / element;
  const deep = f32x4(f(WATER_COLOR), f(WATER_COLOR + 4), f(WATER_COLOR + 8), 0);
  const cx = <f32>width * 0.5, cy = <f32>height * 0.5;
  for (let y = 0; y < height; y++) {
    const sy = (cy - <f32>y - 0.5) * element;
    const ax = fx + ux * sy, ay = fy + uy * sy, az = fz + uz * sy;
    for (let x = 0; x < width; x += 4) {
      const sx = times(add(f32x4(0.5, 1.5, 2.5, 3.5), splat(<f32>x - cx)), element);
      const dx = plus(splat(ax), sx, splat(rx)), dy = plus(splat(ay), sx, splat(ry)), down = sub(splat(-az), times(sx, rz));
      const seen = more(down, splat(LEVEL));
      if (!v128.any_true(seen)) continue;
      const reach = times(invert(high(down, splat(LEVEL))), eye);
      readSlopes(plus(splat(uniform(FRAME_EYE)), dx, reach), plus(splat(uniform(FRAME_EYE + 4)), dy, reach), f32x4.extract_lane(reach, 0) * element, eye);
      const tx = times(slopeX, tilt), ty = times(slopeY, tilt);
      const mx = plus(dx, tx, splat(0.7)), mz = high(add(offset(down, -shore), times(ty, 2)), splat(LEVEL));
      const ahead = times(invert(add(add(times(mx, fx), times(dy, fy)), times(mz, fz))), perElement);
      const u = mul(add(add(times(mx, rx), times(dy, ry)), times(mz, rz)), ahead);
      const v = mul(add(add(times(mx, ux), times(dy, uy)), times(mz, uz)), ahead);
      const length = root(add(add(mul(dx, dx), mul(dy, dy)), mul(down, down)));
      const grazing = sub(splat(1), clamp01(add(mul(down, invert(length)), times(ty, 0.5))));
      const power = mul(mul(grazing, grazing), mul(grazing, grazing));
      const share = offset(times(power, 0.92), 0.08);
      v128.store(places, u);
      v128.store(places, v, 16);
      v128.store(places, v128.and(seen, share), 32);
      for (let k = 0; k < 4; k++) {
        const place = places + (k << 2), kept = load<f32>(place, 32);
        if (kept == 0) continue;
        const at = picture + ((y * width + x + k) << 4), own = v128.load(at);
        const light = mirrored(load<f32>(place) + cx - 0.5, cy - load<f32>(place, 16) - 0.5);
        v128.store(at, f32x4.replace_lane(mix(deep, light, splat(kept)), 3, f32x4.extract_lane(own, 3)));
      }
    }
  }
}

/** Reads coarse and fine waves; `size` is how much of the water an element covers from side to side. */
function readSlopes(x: v128, y: v128, size: f32, eye: f32): void {
  slopeX = splat(0);
  slopeY = splat(0);
  const stretched = size * sqrt<f32>(size / (uniform(FRAME_ELEMENT) * eye));
  for (let k = 0; k < 2; k++) {
    const texture = load<i32>(water, WATER_TEXTURE), scale = f(WATER_SCALE + (k << 2));
    const texels = <f32>load<i32>(textures + texture * TEXTURE_BYTES, TEXTURE_WIDTH) * scale * stretched;
    let level = 0, q: f32 = texels;
    for (; q > 1 && level < 11; q *= 0.5) level++;
    const u = offset(times(x, scale), f(WATER_SCROLL + (k << 3))), v = offset(times(y, scale), f(WATER_SCROLL + (k << 3) + 4));
    sampleTexture(texture, level, u, v);
    let tx = texR, ty = texG;
    // Fine waves are hardly seen where their levels change.
    if (k == 0 && level > 0) {
      const coarser = splat(q * 2 - 1);
      sampleTexture(texture, level + 1, u, v);
      tx = mix(tx, texR, coarser);
      ty = mix(ty, texG, coarser);
    }
    slopeX = add(slopeX, offset(tx, -0.5));
    slopeY = add(slopeY, offset(ty, -0.5));
  }
}


/** The picture between its elements; the edge where it ends. */
function mirrored(u: f32, v: f32): v128 {
  const x = max<f32>(min<f32>(u, <f32>width - 1.001), 0), y = max<f32>(min<f32>(v, <f32>height - 1.001), 0);
  const ix = <i32>x, iy = <i32>y, at = picture + ((iy * width + ix) << 4), pitch = <usize>width << 4;
  const tx = splat(x - <f32>ix), ty = splat(y - <f32>iy);
  return mix(mix(v128.load(at), v128.load(at, 16), tx), mix(v128.load(at + pitch), v128.load(at + pitch, 16), tx), ty);
}
