import { createCanvas, type Canvas } from '@napi-rs/canvas';
import type { Ink } from '#film/overlay/ink/ink.ts';
import { placeCanvas, type PlacedSprite } from '#film/overlay/place-canvas.ts';
import { layOutTerms, type TermsLayout } from '#film/overlay/terms-layout.ts';
import { applyType } from '#film/overlay/type-setter.ts';
import type { Shot, Storyboard } from '#film/storyboard/storyboard.ts';

const PLATE = 'rgba(8, 6, 14, 0.78)';

/** The small print of a shot, painted once: it stands still while the shot lasts. */
export function openTerms(ink: Ink, storyboard: Storyboard, shot: Shot): PlacedSprite | null {
  const layout = layOutTerms(storyboard, shot);
  return layout && placeCanvas(ink, paint(layout), layout.plate);
}

function paint({ plate, lines, type, lineHeight, padding }: TermsLayout): Canvas {
  const canvas = createCanvas(plate.width, plate.height);
  const context = canvas.getContext('2d');
  context.beginPath();
  context.roundRect(0, 0, plate.width, plate.height, padding);
  context.fillStyle = PLATE;
  context.fill();
  context.fillStyle = '#ffffff';
  const isRightToLeft = type.direction === 'rtl';
  lines.forEach((line, index) => {
    applyType(context, line, type);
    context.textAlign = isRightToLeft ? 'right' : 'left';
    const x = isRightToLeft ? plate.width - padding : padding;
    const middle = padding + lineHeight * (index + 0.5);
    context.fillText(line, x, middle + type.sizePixels * 0.34);
  });
  return canvas;
}
