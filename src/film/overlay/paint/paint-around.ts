import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Box } from '#film/overlay/layout/box.ts';
import type { PaintedLine } from '#film/overlay/paint/paint-lines.ts';

/** Paints something into a box of the frame, with so many pixels around it for what glows or casts a shadow. */
export function paintAround(
  around: Box,
  reach: number,
  paint: (context: SKRSContext2D, place: Box) => void,
): PaintedLine {
  const pad = Math.ceil(reach);
  const box = {
    x: Math.floor(around.x) - pad,
    y: Math.floor(around.y) - pad,
    width: Math.ceil(around.width) + pad * 2,
    height: Math.ceil(around.height) + pad * 2,
  };
  const ink: Canvas = createCanvas(box.width, box.height);
  paint(ink.getContext('2d'), { ...around, x: around.x - box.x, y: around.y - box.y });
  const foot = box.y + box.height;
  const pieces = [{ word: 0, within: 0, from: 0, to: box.width }];
  return { ink, shadow: null, box, lit: around, foot, pieces };
}
