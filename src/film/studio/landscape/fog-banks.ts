import { blended, dimmed, type Light } from '#film/color/light.ts';
import type { Panel } from '../room/panel.ts';
import { smooth } from '../scene/easing.ts';
import { computeShared, type Painting } from '../scene/texture.ts';
import { across } from './across.ts';
import type { Daylight } from './daylight.ts';
import { layered, type Noise } from './gradient-noise.ts';
import type { Layer } from './layer.ts';
import type { Surroundings } from './surroundings.ts';
import { HALF_VIEW } from './view-frame.ts';
import { atLeast, fogIn } from './weather.ts';

/** A bank of fog: how far away, between which tangents, and its share of the fog. */
interface Bank {
  readonly at: number;
  readonly low: number;
  readonly high: number;
  readonly share: number;
}

const FAR_BANKS: readonly Bank[] = [
  { at: 260, low: -0.06, high: 0.42, share: 0.9 },
  { at: 105, low: -0.06, high: 0.3, share: 0.9 },
  { at: 58, low: -0.06, high: 0.24, share: 0.8 },
];
/** Lies on the water, or on the ground before the viewer. */
const NEAR_BANK: Bank = { at: 30, low: -0.16, high: 0.1, share: 0.7 };

/** How bright fog is at least: of a night's own haze it would not be seen. */
const DIMMEST = 0.07;

interface Fog {
  readonly far: (seconds: number) => readonly Layer[];
  readonly near: (seconds: number) => readonly Panel[];
}

/** Banks of fog between the layers of the land and before them, drifting past one another. */
export function layFog({ stage, weather, day, noise }: Surroundings): Fog {
  const opacity = fogIn(weather);
  if (opacity === 0) return { far: () => [], near: () => [] };
  const texture = stage.texture(paintBank(noise));
  const light = lightOfFog(day);
  const bank = ({ at, low, high, share }: Bank, k: number, seconds: number): Panel => ({
    ...across(at, { half: HALF_VIEW * 1.1, low, high }),
    texture,
    light,
    opacity: opacity * share,
    part: [k * 0.31 + seconds * 0.012 * (k % 2 === 0 ? 1 : -1), 0, 1, 1],
  });
  return {
    far: (seconds) => FAR_BANKS.map((one, k) => ({ at: one.at, panels: [bank(one, k, seconds)] })),
    near: (seconds) => [bank(NEAR_BANK, FAR_BANKS.length, seconds)],
  };
}

/** It gathers the light of the sky behind it. */
const lightOfFog = ({ haze, horizon }: Daylight): Light =>
  atLeast(DIMMEST, dimmed(blended(haze, horizon, 0.5), 1.25));

/** Dense below, with an uneven edge above. */
function paintBank(noise: Noise): Painting {
  const [width, height] = [256, 128];
  const wisp = layered(noise, 4);
  return computeShared(width, height, (x, y, pixel) => {
    const [turn, v] = [(x / width) * Math.PI * 2, (y + 0.5) / height];
    const density = wisp(Math.cos(turn) * 1.6 + 17, Math.sin(turn) * 1.6 + v * 2.6);
    const top = 0.3 - 0.5 * density;
    const lying = smooth(top - 0.3, top + 0.25, v) * smooth(0, 0.2, v) * smooth(1, 0.84, v);
    const share = lying * (0.62 + 0.38 * smooth(-0.3, 0.3, density));
    pixel[0] = pixel[1] = pixel[2] = 255 * Math.sqrt(share);
    pixel[3] = 255 * share;
  });
}
