import type { Weather } from '#domain/order/look.ts';
import { blended, BLACK, dimmed, type Light } from '#film/color/light.ts';
import type { Daylight } from './daylight.ts';

/** What weather takes from the light of a clear day, and what it lays before the land. */
interface Overcast {
  /** How much of the sky's colours turns grey, and how bright they stay. */
  readonly grey: number;
  readonly level: number;
  /** How much of the sun or the moon is left. */
  readonly sun: number;
  readonly cover: number;
  /** How dark the underside of the clouds is, and how bright their edges. */
  readonly clouds: { readonly shade: number; readonly lit: number };
  readonly mist: number;
  /** How opaque each bank of fog is. */
  readonly fog: number;
}

/** How rough water is, as a factor of that of a fair day, and how long its waves. */
export interface Sea {
  readonly tilt: number;
  readonly length: number;
  readonly speed: number;
}

const OVERCAST: Record<Exclude<Weather, 'clear'>, Overcast> = {
  rain: {
    grey: 0.76,
    level: 0.55,
    sun: 0,
    cover: 0.84,
    clouds: { shade: 0.4, lit: 0.72 },
    mist: 1.6,
    fog: 0.22,
  },
  storm: {
    grey: 0.92,
    level: 0.3,
    sun: 0,
    cover: 0.8,
    clouds: { shade: 0.16, lit: 0.72 },
    mist: 1.3,
    fog: 0.16,
  },
  snow: {
    grey: 0.78,
    level: 0.86,
    sun: 0.12,
    cover: 0.74,
    clouds: { shade: 0.72, lit: 1 },
    mist: 1.5,
    fog: 0.24,
  },
  fog: {
    grey: 0.46,
    level: 0.85,
    sun: 0.45,
    cover: 0.5,
    clouds: { shade: 0.9, lit: 1 },
    mist: 2,
    fog: 0.8,
  },
};

const SEAS: Record<Weather, Sea> = {
  clear: { tilt: 1, length: 1, speed: 1 },
  rain: { tilt: 1.35, length: 0.8, speed: 1.3 },
  storm: { tilt: 3, length: 1.9, speed: 3 },
  snow: { tilt: 0.8, length: 1, speed: 0.8 },
  fog: { tilt: 0.45, length: 1, speed: 0.6 },
};

export const seaIn = (weather: Weather): Sea => SEAS[weather];

/** How opaque the banks of fog before the land are: 0 where there are none. */
export const fogIn = (weather: Weather): number =>
  weather === 'clear' ? 0 : OVERCAST[weather].fog;

/** The light of a time of the day in weather. */
export function inWeather(weather: Weather, day: Daylight): Daylight {
  if (weather === 'clear') return day;
  const { grey, sun, cover, clouds, mist } = OVERCAST[weather];
  const level = levelAgainst(day.horizon, OVERCAST[weather].level);
  const dulled = (light: Light, k = level): Light => dimmed(blended(light, greyOf(light), grey), k);
  return {
    ...day,
    zenith: dulled(day.zenith),
    middle: dulled(day.middle),
    horizon: dulled(day.horizon, level * 0.9),
    glow: blended(dulled(day.horizon), dulled(day.glow), sun),
    disc: sun > 0 ? dimmed(day.disc, sun) : BLACK,
    direct: dimmed(day.direct, sun),
    // What no sun casts comes from the whole sky.
    ambient: dimmed(dulled(day.ambient, 0.5 + 0.5 * level), 1.25 - 0.25 * sun),
    haze: dulled(day.haze, 0.3 + 0.7 * level),
    clouds: {
      lit: dulled(day.clouds.lit, level * clouds.lit),
      shade: dulled(day.clouds.shade, level * clouds.shade),
      cover: Math.max(day.clouds.cover, cover),
    },
    lamps: Math.max(day.lamps, 0.5),
    stars: 0,
    mist: Math.max(day.mist, mist),
  };
}

/** A light, brighter where it would not be seen. */
export const atLeast = (least: number, light: Light): Light =>
  dimmed(light, Math.max(1, least / Math.max(brightnessOf(light), 1e-4)));

/** Of a sky that is dark already, weather takes less: a night's storm would be black. */
function levelAgainst(horizon: Light, level: number): number {
  const darkness = Math.max(0, 1 - brightnessOf(horizon) / DIM_HORIZON);
  return level + (NIGHT_LEVEL - level) * darkness;
}

const DIM_HORIZON = 0.3;
const NIGHT_LEVEL = 1.1;

const brightnessOf = ([red, green, blue]: Light): number => red * 0.3 + green * 0.59 + blue * 0.11;

/** As bright, slightly blue. */
function greyOf(light: Light): Light {
  const level = brightnessOf(light);
  return [level * 0.92, level * 0.99, level * 1.14];
}
