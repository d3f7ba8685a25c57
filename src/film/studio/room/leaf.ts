import type { Paint } from '../scene/texture.ts';

/** A leaf on a painting. */
export interface PaintedLeaf {
  readonly x: number;
  readonly y: number;
  /** From its middle to its tip. */
  readonly long: number;
  /** How broad it is, as a part of that. */
  readonly wide: number;
  readonly turn: number;
  readonly color: string;
}

const RIB = 'rgba(70, 25, 5, 0.6)';

/** A pointed leaf with its rib and stalk. */
export function paintLeaf(p: Paint, { x, y, long, wide, turn, color }: PaintedLeaf): void {
  p.save();
  p.translate(x, y);
  p.rotate(turn);
  p.fillStyle = color;
  p.beginPath();
  p.moveTo(-long, 0);
  p.bezierCurveTo(-long * 0.4, -long * wide * 1.5, long * 0.5, -long * wide, long, 0);
  p.bezierCurveTo(long * 0.5, long * wide, -long * 0.4, long * wide * 1.5, -long, 0);
  p.fill();
  p.strokeStyle = RIB;
  p.lineWidth = Math.max(0.6, long * 0.08);
  p.beginPath();
  p.moveTo(-long * 1.5, 0);
  p.lineTo(long * 0.8, 0);
  p.stroke();
  p.restore();
}

/** Half of a maple leaf's outline, from its tip to its stalk: aside and along, in parts of its length. */
const MAPLE = [
  [0.16, -0.62],
  [0.3, -0.7],
  [0.26, -0.3],
  [0.56, -0.48],
  [0.62, -0.3],
  [0.95, -0.26],
  [0.78, -0.04],
  [0.86, 0.1],
  [0.5, 0.24],
  [0.52, 0.42],
  [0.1, 0.36],
] as const;

/** A maple leaf with its ribs and stalk; `wide` is 1 for one that is seen from above. */
export function paintMapleLeaf(p: Paint, { x, y, long, wide, turn, color }: PaintedLeaf): void {
  p.save();
  p.translate(x, y);
  p.rotate(turn);
  p.scale(long * wide, long);
  p.fillStyle = color;
  p.beginPath();
  p.moveTo(0, -1);
  for (const [aside, along] of MAPLE) p.lineTo(aside, along);
  for (const [aside, along] of MAPLE.toReversed()) p.lineTo(-aside, along);
  p.closePath();
  p.fill();
  p.strokeStyle = RIB;
  p.lineWidth = 0.06;
  p.beginPath();
  for (const [aside, along] of [
    [0, -0.8],
    [0.7, -0.2],
    [-0.7, -0.2],
  ] as const) {
    p.moveTo(0, 0.3);
    p.lineTo(aside, along);
  }
  p.moveTo(0, 0.3);
  p.lineTo(0.06, 0.95);
  p.stroke();
  p.restore();
}
