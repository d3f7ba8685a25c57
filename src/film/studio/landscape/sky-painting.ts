import { blended, type Light } from '#film/color/light.ts';
import type { Random } from '#film/random.ts';
import { mix, smooth } from '../scene/easing.ts';
import { computeShared, paintShared, type Painting } from '../scene/texture.ts';
import type { Daylight } from './daylight.ts';
import { layered, type Noise } from './gradient-noise.ts';
import type { Sun } from './view-frame.ts';

/** Tangents that the sky covers: to either side, and from just under the horizon upwards. */
export const SKY = { half: 1.5, low: -0.12, high: 1.2 } as const;
export const CLOUDS = { half: 1.7, low: 0, high: 1.05 } as const;

/** The sky without clouds: from the zenith to the horizon, and the glow round sun or moon. */
export function paintSky(day: Daylight, sun: Sun): Painting {
  const [width, height] = [256, 256];
  return computeShared(width, height, (x, y, pixel) => {
    const [aside, up] = placeIn(SKY, (x + 0.5) / width, (y + 0.5) / height);
    write(pixel, skyAt(day, sun, [aside, up]), 255);
  });
}

type Place = readonly [aside: number, up: number];

const placeIn = (
  { half, low, high }: { readonly half: number; readonly low: number; readonly high: number },
  u: number,
  v: number,
): Place => [(u - 0.5) * 2 * half, mix(high, low, v)];

function skyAt(day: Daylight, sun: Sun, [aside, up]: Place): Light {
  const lower = blended(day.horizon, day.middle, smooth(-0.02, 0.3, up));
  const sky = blended(lower, day.zenith, smooth(0.12, 0.95, up));
  const away = (aside - sun.side) ** 2 + ((up - sun.height) * 1.35) ** 2;
  const wide = 0.55 * Math.exp(-away / 0.14) + 0.6 * Math.exp(-away / 0.016);
  const along = 0.5 * Math.exp(-((aside - sun.side) ** 2) / 0.7 - Math.max(0, up) / 0.12);
  return blended(sky, day.glow, Math.min(0.85, wide + along));
}

/** Clouds that catch the light on the side of the sun. */
export function paintClouds(day: Daylight, sun: Sun, noise: Noise): Painting {
  const [width, height] = [640, 224];
  const [cloud, body] = [layered(noise, 5), layered(noise, 3)];
  const { lit, shade, cover } = day.clouds;
  return computeShared(width, height, (x, y, pixel) => {
    const [aside, up] = placeIn(CLOUDS, (x + 0.5) / width, (y + 0.5) / height);
    const far = 1 / (up + 0.11);
    const [px, py] = [aside * far * 0.85, far * 1.7];
    const density = cloud(px, py);
    const thick = smooth(0.5 - cover, 0.74 - cover, density);
    if (thick <= 0) return write(pixel, BLACK, 0);
    const towards = body(px + (sun.side - aside) * 0.3, py + (sun.height < 0.5 ? 0.22 : -0.16));
    const edge = smooth(-0.16, 0.24, density - towards);
    const near = Math.exp(-((aside - sun.side) ** 2) / 0.5 - (up - sun.height) ** 2 / 0.4);
    const light = blended(shade, lit, Math.min(1, edge * 0.75 + near * 0.45));
    const bright = blended(light, day.glow, near * edge * 0.7);
    const fade = smooth(0, 0.12, up) * smooth(CLOUDS.high, 0.8, up);
    const share = thick * fade * 0.92;
    write(pixel, [bright[0] * share, bright[1] * share, bright[2] * share], 255 * share);
  });
}

const BLACK: Light = [0, 0, 0];

function write(pixel: Uint8ClampedArray, [red, green, blue]: Light, alpha: number): void {
  pixel[0] = 255 * Math.sqrt(red);
  pixel[1] = 255 * Math.sqrt(green);
  pixel[2] = 255 * Math.sqrt(blue);
  pixel[3] = alpha;
}

/** The disc of sun or moon, and its nearest glow. */
export function paintDisc(isMoon: boolean): Painting {
  const side = 128;
  return paintShared(side, side, (p) => {
    const middle = side / 2;
    const halo = p.createRadialGradient(middle, middle, 0, middle, middle, middle);
    halo.addColorStop(0, 'rgba(255, 255, 255, 0.5)');
    halo.addColorStop(0.25, 'rgba(255, 255, 255, 0.16)');
    halo.addColorStop(1, 'rgba(255, 255, 255, 0)');
    p.fillStyle = '#000000';
    p.fillRect(0, 0, side, side);
    p.fillStyle = halo;
    p.fillRect(0, 0, side, side);
    p.filter = 'blur(1.5px)';
    p.fillStyle = '#ffffff';
    p.beginPath();
    p.arc(middle, middle, middle * 0.26, 0, Math.PI * 2);
    p.fill();
    if (!isMoon) return;
    p.fillStyle = 'rgba(120, 130, 160, 0.4)';
    for (const [x, y, radius] of [
      [-5, -4, 5],
      [4, 3, 6],
      [6, -7, 3.5],
      [-3, 7, 3],
    ] as const) {
      p.beginPath();
      p.arc(middle + x, middle + y, radius, 0, Math.PI * 2);
      p.fill();
    }
  });
}

/** Stars, more of them faint than bright, denser along one band. */
export function paintStars(random: Random): Painting {
  const side = 512;
  const stars = Array.from({ length: 420 }, () => {
    const along = random();
    const spread = random() < 0.5 ? (random() + random() + random() - 1.5) * 0.2 : random() - 0.5;
    return { x: along * side, y: ((along * 0.5 + spread + 1) % 1) * side, level: random() ** 3 };
  });
  return paintShared(side, side, (p) => {
    p.fillStyle = '#000000';
    p.fillRect(0, 0, side, side);
    for (const { x, y, level } of stars) {
      p.fillStyle = `rgba(235, 240, 255, ${(0.25 + 0.75 * level).toFixed(2)})`;
      const size = level > 0.6 ? 1.7 : 1.1;
      p.fillRect(x, y, size, size);
    }
  });
}

/** Soft haze that lies in strips and drifts. */
export function paintMist(noise: Noise): Painting {
  const [width, height] = [256, 64];
  const wisp = layered(noise, 3);
  return computeShared(width, height, (x, y, pixel) => {
    const [u, v] = [x / width, (y + 0.5) / height];
    const turn = u * Math.PI * 2;
    const density = wisp(Math.cos(turn) * 1.3 + 31, Math.sin(turn) * 1.3 + v * 2.4);
    const lying = Math.sin(v * Math.PI) ** 1.5;
    const share = lying * smooth(-0.35, 0.5, density);
    write(pixel, [share, share, share], 255 * share);
  });
}
