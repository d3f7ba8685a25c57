import { channelsOf, hexOfChannels, type HexColor } from '#film/color/hex.ts';

/** Light or reflectance in red, green and blue; proportional to energy. */
export type Light = readonly [red: number, green: number, blue: number];

export const WHITE: Light = [1, 1, 1];
export const BLACK: Light = [0, 0, 0];

/** The kernel decodes textures by squaring; colours follow the same rule, so that both match. */
export function lightOf(color: HexColor): Light {
  const [red, green, blue] = channelsOf(color);
  return [(red / 255) ** 2, (green / 255) ** 2, (blue / 255) ** 2];
}

/** Linear light as a display colour; what lies outside 0 to 1 is clipped. */
export function hexOf(light: Light): HexColor {
  const channel = (v: number): number => Math.sqrt(Math.min(Math.max(v, 0), 1)) * 255;
  return hexOfChannels([channel(light[0]), channel(light[1]), channel(light[2])]);
}

export const dimmed = (light: Light, k: number): Light => [
  light[0] * k,
  light[1] * k,
  light[2] * k,
];

/** Linear light between two, `t` from 0 (`a`) to 1 (`b`). */
export function blended(a: Light, b: Light, t: number): Light {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

/** The same hue at a brightness of its strongest part of 1. */
export function vivid(light: Light): Light {
  return dimmed(light, 1 / Math.max(light[0], light[1], light[2], 1e-4));
}

/** Two colours mixed, as a colour to paint with. */
export function mixedHex(a: HexColor, b: HexColor, t: number): HexColor {
  return hexOf(blended(lightOf(a), lightOf(b), t));
}
