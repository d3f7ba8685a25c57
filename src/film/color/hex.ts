/** An sRGB colour, `#rrggbb`. */
export type HexColor = `#${string}`;

type Channels = readonly [red: number, green: number, blue: number];

/** Red, green and blue, from 0 to 255. */
export function channelsOf(color: HexColor): Channels {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** The colour of channels from 0 to 255, which are rounded. */
export function hexOfChannels(channels: Channels): HexColor {
  return `#${channels.map(hexPairOf).join('')}`;
}

function hexPairOf(channel: number): string {
  return Math.round(channel).toString(16).padStart(2, '0');
}

/** `color` with an opacity, for painting. */
export function withAlpha(color: HexColor, alpha: number): string {
  return `${color}${hexPairOf(Math.min(Math.max(alpha, 0), 1) * 255)}`;
}

/** A colour on the straight way from one to the other; 0 is `from`, 1 is `to`. */
export function mix(from: HexColor, to: HexColor, amount: number): HexColor {
  const [a, b] = [channelsOf(from), channelsOf(to)];
  const channel = (at: 0 | 1 | 2) => a[at] + (b[at] - a[at]) * amount;
  return hexOfChannels([channel(0), channel(1), channel(2)]);
}

/** A colour mixed with white, `amount` from 0 (as it is) to 1 (white). */
export function lighten(color: HexColor, amount: number): HexColor {
  return mix(color, '#ffffff', amount);
}

/** A colour mixed with black, `amount` from 0 (as it is) to 1 (black). */
export function darken(color: HexColor, amount: number): HexColor {
  return mix(color, '#000000', amount);
}
