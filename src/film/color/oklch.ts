import { hexOfChannels, type HexColor } from '#film/color/hex.ts';

/** A colour as people see it: lightness 0 to 1, chroma 0 to about 0.3, hue in degrees. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/** The nearest sRGB colour of the same lightness and hue; chroma gives way where it is too high. */
export function toHex(color: Oklch): HexColor {
  let { chroma } = color;
  let rgb = toLinearRgb({ ...color, chroma });
  while (chroma > 0 && rgb.some((channel) => channel < -1e-4 || channel > 1.0001)) {
    chroma -= 0.004;
    rgb = toLinearRgb({ ...color, chroma: Math.max(0, chroma) });
  }
  return hexOfChannels([encoded(rgb[0]), encoded(rgb[1]), encoded(rgb[2])]);
}

/** Matrices: Björn Ottosson, "A perceptual color space for image processing", 2020. */
function toLinearRgb({ lightness, chroma, hue }: Oklch): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** From linear light to sRGB, 0 to 255. */
function encoded(linear: number): number {
  const clipped = Math.min(1, Math.max(0, linear));
  return 255 * (clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055);
}
