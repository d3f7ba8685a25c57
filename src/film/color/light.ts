import type { HexColor } from '#film/color/hex-color.ts';

/** Light or reflectance in red, green and blue; proportional to energy. */
export type Light = readonly [red: number, green: number, blue: number];

export const WHITE: Light = [1, 1, 1];
export const BLACK: Light = [0, 0, 0];

/** The kernel decodes textures by squaring; colours follow the same rule, so that both match. */
export function lightOf(color: HexColor): Light {
  const part = (at: number): number => (Number.parseInt(color.slice(at, at + 2), 16) / 255) ** 2;
  return [part(1), part(3), part(5)];
}

export function hexOf(light: Light): HexColor {
  const part = (v: number): string =>
    Math.round(Math.sqrt(Math.min(Math.max(v, 0), 1)) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${part(light[0])}${part(light[1])}${part(light[2])}`;
}

export const dimmed = (light: Light, k: number): Light => [
  light[0] * k,
  light[1] * k,
  light[2] * k,
];

export function blended(a: Light, b: Light, t: number): Light {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

/** The same hue at a brightness of its strongest part of 1. */
export function vivid(light: Light): Light {
  return dimmed(light, 1 / Math.max(light[0], light[1], light[2], 1e-4));
}

/** `color` with an opacity, for painting. */
export function withAlpha(color: HexColor, alpha: number): string {
  const byte = Math.round(Math.min(Math.max(alpha, 0), 1) * 255);
  return `${color}${byte.toString(16).padStart(2, '0')}`;
}

/** Two colours mixed, as a colour to paint with. */
export function mixedHex(a: HexColor, b: HexColor, t: number): HexColor {
  return hexOf(blended(lightOf(a), lightOf(b), t));
}
