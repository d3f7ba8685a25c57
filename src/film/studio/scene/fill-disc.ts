import type { Paint } from './texture.ts';

/** A disc about (x, y), in the units of the painting. */
export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Fills a disc in the colour that is set. */
export function fillDisc(p: Paint, { x, y, radius }: Disc): void {
  p.beginPath();
  p.arc(x, y, radius, 0, Math.PI * 2);
  p.fill();
}
