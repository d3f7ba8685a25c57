import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { darken, lighten } from '#film/overlay/hex-color.ts';
import type { HexColor } from '#film/storyboard/storyboard.ts';

const CHIP_PIXELS = 220;
const CHIP_RADIUS = 0.052;
const CHIP_THICKNESS = 0.017;
const CHIP_TILT = 0.46;

export const CHIP_COLORS: readonly HexColor[] = [
  '#b3122c',
  '#1a1a20',
  '#134a9c',
  '#0f7a43',
  '#5a1f8a',
];

/** A chip's picture: its top and the edge below it. */
export function paintChip(color: HexColor): Canvas {
  const edge = (CHIP_THICKNESS / CHIP_RADIUS) * (CHIP_PIXELS / 2);
  const flat = CHIP_PIXELS * CHIP_TILT;
  const canvas = createCanvas(CHIP_PIXELS, flat + edge);
  const context = canvas.getContext('2d');
  const middle = CHIP_PIXELS / 2;
  for (let depth = Math.ceil(edge); depth >= 0; depth -= 1) {
    context.save();
    context.translate(middle, flat / 2 + depth);
    context.scale(1, CHIP_TILT);
    const isTop = depth === 0;
    paintFace(context, middle - 1, isTop ? color : darken(color, 0.38), isTop);
    context.restore();
  }
  return canvas;
}

function paintFace(context: SKRSContext2D, radius: number, color: HexColor, isTop: boolean): void {
  context.fillStyle = color;
  circle(context, radius);
  context.fillStyle = isTop ? '#f7f2e6' : '#b8b2a6';
  for (let index = 0; index < 8; index += 1) {
    context.beginPath();
    const from = (index * Math.PI) / 4;
    context.moveTo(0, 0);
    context.arc(0, 0, radius, from, from + 0.3);
    context.fill();
  }
  if (!isTop) return;
  context.fillStyle = color;
  circle(context, radius * 0.74);
  context.strokeStyle = '#f7f2e6';
  context.lineWidth = radius * 0.045;
  context.setLineDash([radius * 0.12, radius * 0.08]);
  context.beginPath();
  context.arc(0, 0, radius * 0.6, 0, Math.PI * 2);
  context.stroke();
  context.setLineDash([]);
  context.fillStyle = lighten(color, 0.18);
  circle(context, radius * 0.46);
}

function circle(context: SKRSContext2D, radius: number): void {
  context.beginPath();
  context.arc(0, 0, radius, 0, Math.PI * 2);
  context.fill();
}

/** One chip lying at a point, `level` chips above the table and `lift` stage units above that. */
export function drawChip(
  context: SKRSContext2D,
  chip: Canvas,
  { x, y, level, lift = 0 }: { x: number; y: number; level: number; lift?: number },
): void {
  const top = y - level * CHIP_THICKNESS - lift;
  const width = CHIP_RADIUS * 2;
  const height = (width * chip.height) / chip.width;
  context.drawImage(chip, x - CHIP_RADIUS, top - height / 2, width, height);
}
