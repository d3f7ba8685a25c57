import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { FrameSize } from '#film/frame-size.ts';
import type { Box } from '#film/overlay/box.ts';
import type { Ink } from '#film/overlay/ink/ink.ts';
import type { Pose } from '#film/overlay/motion.ts';
import type { PaintedLine } from '#film/overlay/paint-lines.ts';
import { canvasFor, spriteOf, toEven, type PlacedSprite } from '#film/overlay/place-canvas.ts';

/** A line of type that is laid over frames in changing poses; painted anew only when its pose changes. */
export interface MovingLine {
  drawOver(pose: Pose): void;
}

export function openMovingLine(ink: Ink, size: FrameSize, line: PaintedLine): MovingLine {
  let drawnPose = '';
  let placed: PlacedSprite | null = null;
  return {
    drawOver(pose) {
      const state = JSON.stringify(pose);
      if (state !== drawnPose) placed = place(ink, size, line, pose);
      drawnPose = state;
      if (placed) ink.blend(placed.sprite, placed);
    },
  };
}

/** Null where nothing of the line is in the frame. */
function place(ink: Ink, size: FrameSize, line: PaintedLine, pose: Pose): PlacedSprite | null {
  const reach = reachOf(line.box, pose, size);
  if (pose.opacity <= 0 || reach.width <= 0 || reach.height <= 0) return null;
  const canvas = canvasFor(reach);
  drawPosed(canvas, reach, line, pose);
  return { sprite: spriteOf(ink, canvas), x: reach.x, y: reach.y };
}

/** Everything the posed line covers inside the frame, from an even pixel on. */
function reachOf(box: Box, pose: Pose, size: FrameSize): Box {
  const { x, y } = middleOf(box, pose);
  const halfWidth = (box.width * pose.scale) / 2 + 1;
  const halfHeight = (box.height * pose.scale) / 2 + 1;
  const left = Math.max(0, toEven(x - halfWidth));
  const top = Math.max(0, toEven(y - halfHeight));
  const right = Math.min(size.width, Math.ceil(x + halfWidth));
  const bottom = Math.min(size.height, Math.ceil(y + halfHeight));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function middleOf(box: Box, { rise }: Pose): { readonly x: number; readonly y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 + rise * box.height * 0.6 };
}

function drawPosed(stage: Canvas, reach: Box, { canvas, box }: PaintedLine, pose: Pose): void {
  const context = stage.getContext('2d');
  const { x, y } = middleOf(box, pose);
  context.translate(x - reach.x, y - reach.y);
  context.scale(pose.scale, pose.scale);
  context.translate(-box.width / 2, -box.height / 2);
  context.globalAlpha = pose.opacity;
  context.drawImage(canvas, 0, 0);
  context.globalAlpha = 1;
  if (pose.sweep !== null) layLight(context, box, pose.sweep);
  if (pose.unveiled < 1) veil(context, box, pose.unveiled);
}

/** A band of light over the ink. */
function layLight(context: SKRSContext2D, { width, height }: Box, sweep: number): void {
  const band = height * 0.9;
  const x = -band + (width + 2 * band) * sweep;
  const light = context.createLinearGradient(x - band / 2, 0, x + band / 2, height * 0.35);
  light.addColorStop(0, 'rgba(255, 255, 255, 0)');
  light.addColorStop(0.5, 'rgba(255, 255, 255, 0.85)');
  light.addColorStop(1, 'rgba(255, 255, 255, 0)');
  context.globalCompositeOperation = 'source-atop';
  context.fillStyle = light;
  context.fillRect(x - band, 0, band * 2, height);
}

/** Takes the trailing part of the ink away. */
function veil(context: SKRSContext2D, { width, height }: Box, unveiled: number): void {
  const edge = unveiled * (width + height);
  const shade = context.createLinearGradient(edge - height, 0, edge, 0);
  shade.addColorStop(0, 'rgba(0, 0, 0, 1)');
  shade.addColorStop(1, 'rgba(0, 0, 0, 0)');
  context.globalCompositeOperation = 'destination-in';
  context.fillStyle = shade;
  context.fillRect(0, 0, width, height);
}
