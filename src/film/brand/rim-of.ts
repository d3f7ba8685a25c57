import type { Canvas } from '@napi-rs/canvas';
import { hexOfChannels, type HexColor } from '#film/color/hex.ts';

/** A colour of a logo's outline. */
export interface RimColor {
  readonly color: HexColor;
  /** Of the outline, 0 to 1. */
  readonly share: number;
}

/** Ink more transparent than this part of the logo's own belongs to the smoothing of its edges. */
const INK_MIN = 0.8;
/** Pixels from the edge of the ink. */
const REACH = 2;
/** Colours that differ by less are one. */
const STEP = 16;

/** The colours along a logo's outline: of the ink that has transparency, or the edge of the picture, beside it. */
export function rimOf(canvas: Canvas): readonly RimColor[] {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const alphaAt = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height ? (data[(y * width + x) * 4 + 3] ?? 0) : 0;
  const ink =
    INK_MIN * data.reduce((most, value, at) => (at % 4 === 3 && value > most ? value : most), 1);
  const counts = new Map<HexColor, number>();
  let all = 0;
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    if (alphaAt(x, y) < ink) continue;
    const beside = [
      alphaAt(x - REACH, y),
      alphaAt(x + REACH, y),
      alphaAt(x, y - REACH),
      alphaAt(x, y + REACH),
    ];
    if (Math.min(...beside) >= ink) continue;
    const color = hexOfChannels([
      rounded(data[at * 4]),
      rounded(data[at * 4 + 1]),
      rounded(data[at * 4 + 2]),
    ]);
    counts.set(color, (counts.get(color) ?? 0) + 1);
    all += 1;
  }
  return [...counts].map(([color, count]) => ({ color, share: count / all }));
}

function rounded(value = 0): number {
  return Math.min(255, Math.round(value / STEP) * STEP);
}
