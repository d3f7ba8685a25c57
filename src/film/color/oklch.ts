import { channelsOf, hexOfChannels, type HexColor } from '#film/color/hex.ts';

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

/** How people see a colour; the way back from {@link toHex}. */
export function fromHex(color: HexColor): Oklch {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map(decoded);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

/** From sRGB, 0 to 255, to linear light. */
function decoded(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
