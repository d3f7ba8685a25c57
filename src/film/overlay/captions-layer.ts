import { createCanvas, type Canvas } from '@napi-rs/canvas';
import type { Cue } from '#film/narration/narration.ts';
import { layOutCaption, type CaptionLayout } from '#film/overlay/captions-layout.ts';
import type { Ink } from '#film/overlay/ink/ink.ts';
import { placeCanvas, type PlacedSprite } from '#film/overlay/place-canvas.ts';
import { applyType } from '#film/overlay/type-setter.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

const PLATE = 'rgba(8, 6, 14, 0.72)';

export interface CaptionsLayer {
  drawOver(frameIndex: number): void;
}

/** Captions over the frame that the ink holds, each painted when it is first seen. */
export function openCaptions(
  ink: Ink,
  storyboard: Storyboard,
  cues: readonly Cue[],
): CaptionsLayer {
  const { fps } = storyboard.controls;
  const painted = new Map<Cue, PlacedSprite | null>();
  const spriteOf = (cue: Cue): PlacedSprite | null => {
    const known = painted.get(cue);
    if (known !== undefined) return known;
    const layout = layOutCaption(storyboard, cue.text);
    const placed = layout && placeCanvas(ink, paint(layout), layout.plate);
    painted.set(cue, placed);
    return placed;
  };
  return {
    drawOver(frameIndex) {
      const seconds = frameIndex / fps;
      const cue = cues.find((one) => one.startSeconds <= seconds && seconds < one.endSeconds);
      const placed = cue && spriteOf(cue);
      if (placed) ink.blend(placed.sprite, placed);
    },
  };
}

function paint({ plate, lines, type, lineHeight, padding }: CaptionLayout): Canvas {
  const canvas = createCanvas(plate.width, plate.height);
  const context = canvas.getContext('2d');
  context.beginPath();
  context.roundRect(0, 0, plate.width, plate.height, padding);
  context.fillStyle = PLATE;
  context.fill();
  context.fillStyle = '#ffffff';
  lines.forEach((line, index) => {
    applyType(context, line, type);
    context.textAlign = 'center';
    const middle = padding + lineHeight * (index + 0.5);
    context.fillText(line, plate.width / 2, middle + type.sizePixels * 0.34);
  });
  return canvas;
}
