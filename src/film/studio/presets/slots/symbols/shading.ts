import type { HexColor } from '#film/color/hex.ts';
import type { Paint } from '../../../scene/texture.ts';

type Gradient = ReturnType<Paint['createLinearGradient']>;

export const GOLD = ['#fff6c4', '#f7c948', '#c47a12', '#7c3f06'] as const;
export const RIM: HexColor = '#5a2a04';

/** A gradient from above downwards. */
export function shaded(
  p: Paint,
  [top, bottom]: readonly [number, number],
  colors: readonly string[],
): Gradient {
  const gradient = p.createLinearGradient(0, top, 0, bottom);
  for (const [k, color] of colors.entries()) gradient.addColorStop(k / (colors.length - 1), color);
  return gradient;
}

interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** A round body with a highlight at its upper left. */
export function ball(p: Paint, { x, y, r }: Disc, colors: readonly string[]): Gradient {
  const gradient = p.createRadialGradient(x - r * 0.4, y - r * 0.45, r * 0.08, x, y, r * 1.08);
  for (const [k, color] of colors.entries()) gradient.addColorStop(k / (colors.length - 1), color);
  return gradient;
}

/** Draws the line around the path that is open. */
export function outline(p: Paint, color: string, width: number): void {
  p.strokeStyle = color;
  p.lineWidth = width;
  p.stroke();
}

interface Ellipse {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly turn: number;
}

/** A white highlight. */
export function shine(p: Paint, { x, y, rx, ry, turn }: Ellipse): void {
  p.fillStyle = 'rgba(255,255,255,.72)';
  p.beginPath();
  p.ellipse(x, y, rx, ry, turn, 0, Math.PI * 2);
  p.fill();
}

/** A filled shape with straight sides; its thin edge hides the seam to its neighbours. */
export function polygon(
  p: Paint,
  points: readonly (readonly [number, number])[],
  fill: string,
): void {
  p.beginPath();
  for (const [x, y] of points) p.lineTo(x, y);
  p.closePath();
  p.fillStyle = fill;
  p.fill();
  p.strokeStyle = fill;
  p.lineWidth = 0.6;
  p.stroke();
}
