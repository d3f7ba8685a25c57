import { blended, dimmed, lightOf, vivid, type Light } from '#film/color/light.ts';
import type { HexColor } from '#film/color/hex.ts';
import type { Palette } from '#film/storyboard/storyboard.ts';
import type { TimeOfDay } from '#domain/order/look.ts';

/** What the sky and the light are like at a time of the day. Directions as tangents of angles before the camera. */
export interface Daylight {
  /** The sky from the zenith to the horizon. */
  readonly zenith: Light;
  readonly middle: Light;
  readonly horizon: Light;
  /** Round the sun or the moon. */
  readonly glow: Light;
  /** The disc itself, brighter than anything painted. */
  readonly disc: Light;
  readonly discSize: number;
  /** How high it stands; to which side is the film's own. */
  readonly height: number;
  /** What falls on the land: from the sun or the moon, and from the sky. */
  readonly direct: Light;
  readonly ambient: Light;
  /** How much of the direct light falls on what faces the camera: 0 where the sun stands behind it. */
  readonly front: number;
  /** What distance fades into. */
  readonly haze: Light;
  readonly clouds: { readonly lit: Light; readonly shade: Light; readonly cover: number };
  /** How strongly windows, lamps and stars are seen. */
  readonly lamps: number;
  readonly stars: number;
  /** How much of the mist there is. */
  readonly mist: number;
}

interface Hours extends Omit<Daylight, ColorName | 'clouds'>, Record<ColorName, HexColor> {
  readonly clouds: { readonly lit: HexColor; readonly shade: HexColor; readonly cover: number };
  /** How much of the palette's light the glow takes. */
  readonly tint: number;
  readonly strength: { readonly disc: number; readonly direct: number };
}
type ColorName = 'zenith' | 'middle' | 'horizon' | 'glow' | 'disc' | 'direct' | 'ambient' | 'haze';

const HOURS: Record<TimeOfDay, Hours> = {
  dawn: {
    zenith: '#41618f',
    middle: '#98a6c6',
    horizon: '#efc4a8',
    glow: '#ffb488',
    disc: '#ffdcae',
    discSize: 0.026,
    height: 0.085,
    direct: '#ffbf94',
    front: 0,
    ambient: '#7684a8',
    haze: '#b7abbb',
    clouds: { lit: '#ffc4aa', shade: '#8189ac', cover: 0.5 },
    lamps: 0.4,
    stars: 0,
    mist: 1,
    tint: 0.06,
    strength: { disc: 4.5, direct: 1 },
  },
  day: {
    zenith: '#2566ac',
    middle: '#6aa5da',
    horizon: '#cfe3ee',
    glow: '#f6ecd6',
    disc: '#fff6e0',
    discSize: 0.03,
    height: 1.1,
    direct: '#fff0d4',
    front: 0.42,
    ambient: '#7e98bd',
    haze: '#9fbfdb',
    clouds: { lit: '#fbfbff', shade: '#a3b7cf', cover: 0.46 },
    lamps: 0,
    stars: 0,
    mist: 0.3,
    tint: 0,
    strength: { disc: 3, direct: 0.72 },
  },
  dusk: {
    zenith: '#1d2a5a',
    middle: '#5b4a80',
    horizon: '#dd7350',
    glow: '#f79a58',
    disc: '#ffc67e',
    discSize: 0.032,
    height: 0.06,
    direct: '#ff8a4e',
    front: 0,
    ambient: '#4b4c74',
    haze: '#87536c',
    clouds: { lit: '#e87a5c', shade: '#4a3a66', cover: 0.54 },
    lamps: 0.85,
    stars: 0.12,
    mist: 0.75,
    tint: 0.12,
    strength: { disc: 5, direct: 0.95 },
  },
  night: {
    zenith: '#050b20',
    middle: '#0f1f49',
    horizon: '#2f4e84',
    glow: '#6f8ec6',
    disc: '#e8eefc',
    discSize: 0.024,
    height: 0.34,
    direct: '#7a98cc',
    front: 0,
    ambient: '#24345a',
    haze: '#1f3763',
    clouds: { lit: '#4a6698', shade: '#0d1834', cover: 0.4 },
    lamps: 1,
    stars: 1,
    mist: 0.7,
    tint: 0.1,
    strength: { disc: 2.4, direct: 0.6 },
  },
};

/** The daylight of a film, with something of its palette in it. */
export function daylightOf(time: TimeOfDay, palette: Palette): Daylight {
  const { clouds, strength, tint, ...hours } = HOURS[time];
  const tinted = (color: HexColor): Light => {
    const own = lightOf(color);
    const glow = vivid(lightOf(palette.glow));
    const level = Math.max(...own);
    return blended(own, [glow[0] * level, glow[1] * level, glow[2] * level], tint);
  };
  const scaled = (color: HexColor, k: number): Light => {
    const [red, green, blue] = lightOf(color);
    return [red * k, green * k, blue * k];
  };
  return {
    ...hours,
    zenith: lightOf(hours.zenith),
    middle: lightOf(hours.middle),
    horizon: tinted(hours.horizon),
    glow: tinted(hours.glow),
    disc: scaled(hours.disc, strength.disc),
    direct: scaled(hours.direct, strength.direct),
    ambient: lightOf(hours.ambient),
    haze: tinted(hours.haze),
    clouds: { lit: tinted(clouds.lit), shade: lightOf(clouds.shade), cover: clouds.cover },
  };
}

/** The light of a night in which little but the stars shines. */
export const starlit = (day: Daylight): Daylight => ({
  ...day,
  zenith: dimmed(day.zenith, 0.7),
  middle: dimmed(day.middle, 0.55),
  horizon: dimmed(day.horizon, 0.75),
  glow: dimmed(day.glow, 0.4),
  disc: dimmed(day.disc, 0.8),
  stars: 1,
});
