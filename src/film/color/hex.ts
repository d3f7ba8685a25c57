import type { HexColor } from '#film/color/hex-color.ts';

interface Rgb {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

function rgbOf(color: HexColor): Rgb {
  const value = Number.parseInt(color.slice(1), 16);
  return { red: value >> 16, green: (value >> 8) & 255, blue: value & 255 };
}

export function withAlpha(color: HexColor, alpha: number): string {
  const { red, green, blue } = rgbOf(color);
  return `rgba(${red}, ${green}, ${blue}, ${alpha})`;
}

/** A colour on the straight way from one to the other; 0 is `from`, 1 is `to`. */
export function mix(from: HexColor, to: HexColor, amount: number): HexColor {
  const a = rgbOf(from);
  const b = rgbOf(to);
  const channel = (low: number, high: number) =>
    Math.round(low + (high - low) * amount)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(a.red, b.red)}${channel(a.green, b.green)}${channel(a.blue, b.blue)}`;
}

export function lighten(color: HexColor, amount: number): HexColor {
  return mix(color, '#ffffff', amount);
}

export function darken(color: HexColor, amount: number): HexColor {
  return mix(color, '#000000', amount);
}
