import { createCanvas, type Canvas } from '@napi-rs/canvas';
import type { FrameSize } from '#film/frame-size.ts';
import type { Box } from '#film/overlay/layout/box.ts';
import type { Ink } from '#film/overlay/ink/ink.ts';
import type { Pose } from '#film/overlay/motion/motion.ts';
import type { PaintedLine, Painting } from '#film/overlay/paint/paint-lines.ts';
import {
  canvasFor,
  spriteOf,
  toEven,
  type PlacedSprite,
} from '#film/overlay/paint/place-canvas.ts';

/** A line of type that is laid over frames, its pieces in changing poses; painted anew only when one changes. */
export interface MovingLine {
  /** One pose for each piece of the line; `painting` is its own where absent. */
  drawOver(poses: readonly Pose[], painting?: Painting): void;
}

export interface MovingOrder {
  readonly line: PaintedLine;
  /** False leaves its shadow alone. */
  readonly hasInk: boolean;
}

/**
 * Draws one painted line at changing poses; what did not change since the last frame is not placed
 * again.
 */
export function openMovingLine(
  ink: Ink,
  size: FrameSize,
  { line, hasInk }: MovingOrder,
): MovingLine {
  const surface: Surface = { ink, size };
  let drawnState = '';
  let drawn: Painting | null = null;
  let whole: Canvas | null = null;
  let placed: PlacedSprite | null = null;
  return {
    drawOver(poses, painting = line) {
      const state = JSON.stringify(poses.map((pose) => ({ ...pose, sweep: null })));
      const isOther = painting !== drawn;
      if (isOther) whole = hasInk ? onShadow(painting) : painting.shadow;
      if (isOther || state !== drawnState)
        placed = whole && place(surface, { ...line, ink: whole }, poses);
      drawnState = state;
      drawn = painting;
      if (placed) ink.blend(placed.sprite, placed);
      const sweep = poses.find((pose) => pose.sweep !== null)?.sweep;
      const glint = hasInk && typeof sweep === 'number' ? placeGlint(surface, line, sweep) : null;
      if (glint) ink.blend(glint.sprite, glint);
    },
  };
}

function onShadow({ ink, shadow }: Painting): Canvas {
  if (!shadow) return ink;
  const whole = createCanvas(ink.width, ink.height);
  const context = whole.getContext('2d');
  context.drawImage(shadow, 0, 0);
  context.drawImage(ink, 0, 0);
  return whole;
}

/** What is drawn on: sprites of this ink, over frames of this size. */
interface Surface {
  readonly ink: Ink;
  readonly size: FrameSize;
}

/** Null where nothing of the line is in the frame. */
function place(
  { ink, size }: Surface,
  line: PaintedLine,
  poses: readonly Pose[],
): PlacedSprite | null {
  if (poses.every((pose) => pose.opacity <= 0)) return null;
  const boxes = poses.map((pose, index) => posedBox(pieceBox(line, index), pose, size));
  const reach = reachOf(
    boxes.filter((_, index) => (poses[index]?.opacity ?? 0) > 0),
    size,
  );
  const canvas = canvasFor(reach);
  const context = canvas.getContext('2d');
  context.translate(-reach.x, -reach.y);
  boxes.forEach((box, index) => {
    const from = pieceBox(line, index);
    const opacity = poses[index]?.opacity ?? 0;
    if (opacity <= 0) return;
    context.save();
    context.globalAlpha = opacity;
    if (poses[index]?.isMasked) {
      context.beginPath();
      context.rect(reach.x, reach.y, reach.width, line.foot - reach.y);
      context.clip();
    }
    context.drawImage(
      line.ink,
      from.x - line.box.x,
      0,
      from.width,
      from.height,
      box.x,
      box.y,
      box.width,
      box.height,
    );
    context.restore();
  });
  return { sprite: spriteOf(ink, canvas), x: reach.x, y: reach.y };
}

function pieceBox({ box, pieces }: PaintedLine, index: number): Box {
  const piece = pieces[index];
  if (!piece) return box;
  return { x: box.x + piece.from, y: box.y, width: piece.to - piece.from, height: box.height };
}

/** Where a piece stands in its pose; what would leave the frame is held at its edge. */
function posedBox(box: Box, { rise, shift, ...pose }: Pose, size: FrameSize): Box {
  const roomy = Math.max(1, Math.min(size.width / box.width, size.height / box.height));
  const scale = Math.min(pose.scale, roomy);
  const width = box.width * scale;
  const height = box.height * scale;
  const x = box.x + (box.width - width) / 2 + shift * box.height * 0.6;
  const y = box.y + (box.height - height) / 2 + rise * box.height * 0.6;
  const held = (at: number, resting: number, room: number) =>
    Math.max(Math.min(at, Math.max(room, resting)), Math.min(0, resting));
  return {
    x: held(x, box.x, size.width - width),
    y: held(y, box.y, size.height - height),
    width,
    height,
  };
}

/** Everything that boxes cover inside the frame, from an even pixel on. */
function reachOf(boxes: readonly Box[], size: FrameSize): Box {
  const x = Math.max(0, toEven(Math.min(...boxes.map((box) => box.x))));
  const y = Math.max(0, toEven(Math.min(...boxes.map((box) => box.y))));
  const right = Math.min(size.width, Math.ceil(Math.max(...boxes.map((b) => b.x + b.width))));
  const bottom = Math.min(size.height, Math.ceil(Math.max(...boxes.map((b) => b.y + b.height))));
  return { x, y, width: Math.max(2, right - x), height: Math.max(2, bottom - y) };
}

/** In heights of the line: half the way across the slanted light, and a band that holds all of it. */
const GLINT = { across: 0.275, down: 0.175, width: 1.4 } as const;

/** A band of light over the letters of a line at rest; null where it stands beside the frame. */
function placeGlint({ ink, size }: Surface, line: PaintedLine, sweep: number): PlacedSprite | null {
  const { x, y, width, height } = line.lit;
  const band = height * GLINT.width;
  const middle = x - band / 2 + (width + band) * sweep;
  const left = Math.max(x, middle - band / 2);
  const right = Math.min(x + width, middle + band / 2);
  if (right - left < 2) return null;
  const reach = reachOf([{ x: left, y, width: right - left, height }], size);
  const canvas = canvasFor(reach);
  const context = canvas.getContext('2d');
  context.translate(-reach.x, -reach.y);
  context.drawImage(line.ink, line.box.x, line.box.y);
  const [across, down] = [height * GLINT.across, height * GLINT.down];
  const center = y + height / 2;
  const light = context.createLinearGradient(
    middle - across,
    center - down,
    middle + across,
    center + down,
  );
  light.addColorStop(0, 'rgba(255, 255, 255, 0)');
  light.addColorStop(0.5, 'rgba(255, 255, 255, 0.85)');
  light.addColorStop(1, 'rgba(255, 255, 255, 0)');
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = light;
  context.fillRect(reach.x, reach.y, reach.width, reach.height);
  return { sprite: spriteOf(ink, canvas), x: reach.x, y: reach.y };
}
