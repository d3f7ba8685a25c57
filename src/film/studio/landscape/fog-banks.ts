import { dimmed } from '#film/color/light.ts';
import { smooth } from '../scene/easing.ts';
import { computeShared, type Painting } from '../scene/texture.ts';
import { across } from './across.ts';
import { layered, type Noise } from './gradient-noise.ts';
import type { Layer } from './layer.ts';
import type { Surroundings } from './surroundings.ts';
import { HALF_VIEW } from './view-frame.ts';
import { fogIn } from './weather.ts';

/** Distances of the banks, how high each reaches as a tangent, and its share of the fog. */
const BANKS = [
  { at: 260, high: 0.5, share: 1 },
  { at: 105, high: 0.34, share: 0.8 },
  { at: 42, high: 0.2, share: 0.5 },
] as const;

/** Banks of fog between the layers of the land, drifting past one another. */
export function layFog({
  stage,
  weather,
  day,
  noise,
}: Surroundings): (seconds: number) => readonly Layer[] {
  const opacity = fogIn(weather);
  if (opacity === 0) return () => [];
  const texture = stage.texture(paintBank(noise));
  return (seconds) =>
    BANKS.map(({ at, high, share }, k) => ({
      at,
      panels: [
        {
          ...across(at, { half: HALF_VIEW * 1.1, low: -0.06, high }),
          texture,
          light: dimmed(day.haze, 1),
          opacity: opacity * share,
          part: [k * 0.31 + seconds * 0.008 * (k % 2 === 0 ? 1 : -1), 0, 1, 1],
        },
      ],
    }));
}

function paintBank(noise: Noise): Painting {
  const [width, height] = [256, 128];
  const wisp = layered(noise, 4);
  return computeShared(width, height, (x, y, pixel) => {
    const [turn, v] = [(x / width) * Math.PI * 2, (y + 0.5) / height];
    const density = wisp(Math.cos(turn) * 1.1 + 17, Math.sin(turn) * 1.1 + v * 2);
    const lying = smooth(0, 0.75, v) * smooth(1, 0.86, v);
    const share = lying * (0.72 + 0.28 * smooth(-0.4, 0.4, density));
    pixel[0] = pixel[1] = pixel[2] = 255 * Math.sqrt(share);
    pixel[3] = 255 * share;
  });
}
