import type { Landscape, TimeOfDay } from '#domain/order/look.ts';
import { blended, dimmed, type Light } from '#film/color/light.ts';
import type { LightRig } from './light-rig.ts';

/** What daylight from outside adds to a room, and what it takes from its lamps. */
interface Outside {
  readonly sky: Light;
  /** How much of the ambient light and of what mirrors see is the sky's. */
  readonly share: number;
  readonly ambient: number;
  readonly key: Light;
  readonly bulbs: number;
  readonly exposure: number;
  readonly gain: Light;
}

const OUTSIDE: Record<TimeOfDay, Outside> = {
  dawn: {
    sky: [0.86, 0.8, 0.92],
    share: 0.5,
    ambient: 1.2,
    key: [1, 0.86, 0.72],
    bulbs: 0.5,
    exposure: 1.02,
    gain: [1.02, 1, 0.97],
  },
  day: {
    sky: [0.82, 0.93, 1],
    share: 0.7,
    ambient: 1.5,
    key: [1, 0.96, 0.88],
    bulbs: 0.12,
    exposure: 1.05,
    gain: [1, 1, 1],
  },
  dusk: {
    sky: [0.95, 0.62, 0.62],
    share: 0.4,
    ambient: 1,
    key: [1, 0.76, 0.5],
    bulbs: 0.9,
    exposure: 1,
    gain: [1.05, 0.99, 0.94],
  },
  night: {
    sky: [0.42, 0.56, 1],
    share: 0.45,
    ambient: 0.72,
    key: [1, 0.8, 0.56],
    bulbs: 1,
    exposure: 0.97,
    gain: [0.99, 1, 1.03],
  },
};

/** Under clouds daylight has no colour, and lamps are lit. */
const overcast = (outside: Outside): Outside => ({
  ...outside,
  sky: blended(outside.sky, [0.8, 0.88, 1], 0.7),
  bulbs: Math.max(outside.bulbs, 0.7),
  gain: [0.98, 1, 1.02],
});

const outsideOf = ({ time, weather = 'clear' }: Landscape): Outside =>
  weather === 'clear' ? OUTSIDE[time] : overcast(OUTSIDE[time]);

/** A room's light with that of a landscape outside. */
export function inLightOf(landscape: Landscape, rig: LightRig): LightRig {
  const { sky, share, ambient, key, bulbs, exposure, gain } = outsideOf(landscape);
  const level = Math.max(...rig.ambient);
  const strength = Math.max(...rig.key.color);
  const skyward = (light: Light, brightness: number): Light =>
    blended(light, dimmed(sky, brightness), share);
  return {
    ...rig,
    key: { ...rig.key, color: blended(rig.key.color, dimmed(key, strength), 0.6) },
    ambient: dimmed(skyward(rig.ambient, level), ambient),
    film: {
      ...rig.film,
      exposure: rig.film.exposure * exposure,
      gain: [rig.film.gain[0] * gain[0], rig.film.gain[1] * gain[1], rig.film.gain[2] * gain[2]],
    },
    glow: {
      ...rig.glow,
      horizon: dimmed(skyward(rig.glow.horizon, Math.max(...rig.glow.horizon)), ambient),
      ceiling: skyward(rig.glow.ceiling, Math.max(...rig.glow.ceiling) * ambient),
    },
    bulbs: rig.bulbs * bulbs,
  };
}
