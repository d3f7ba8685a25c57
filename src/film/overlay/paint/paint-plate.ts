import type { SKRSContext2D } from '@napi-rs/canvas';
import { darken, lighten, withAlpha } from '#film/color/hex.ts';
import type { Box } from '#film/overlay/layout/box.ts';
import { paintAround } from '#film/overlay/paint/paint-around.ts';
import { inkOnPaper } from '#film/overlay/paint/paint-grounds.ts';
import type { LineLook, PaintedLine } from '#film/overlay/paint/paint-lines.ts';
import type { WordPlate } from '#film/overlay/blocks/placed-words.ts';
import type { Palette } from '#film/storyboard/storyboard.ts';

/** What stands behind a line: a button with light along its upper edge, or a flat slab of metal. */
export function paintPlate(
  { kind, box }: WordPlate,
  { palette, isOnPaper }: Pick<LineLook, 'palette' | 'isOnPaper'>,
): PaintedLine {
  return paintAround(box, box.height * 0.3, (context, place) => {
    const radius = kind === 'button' ? place.height * 0.18 : 0;
    context.beginPath();
    context.roundRect(place.x, place.y, place.width, place.height, radius);
    if (isOnPaper) {
      context.fillStyle = inkOnPaper(palette);
      context.fill();
    } else fillMetal(context, place, palette);
    if (kind === 'button' && !isOnPaper) lightEdge(context, place, radius);
  });
}

/** The film's metal with the light from the left, on a soft shadow. */
function fillMetal(context: SKRSContext2D, { x, y, width, height }: Box, palette: Palette): void {
  const gradient = context.createLinearGradient(x, y, x + width, y + height * 0.4);
  gradient.addColorStop(0, lighten(palette.metal, 0.35));
  gradient.addColorStop(0.3, lighten(palette.metal, 0.58));
  gradient.addColorStop(0.62, lighten(palette.metal, 0.16));
  gradient.addColorStop(1, lighten(palette.metal, 0.34));
  context.shadowColor = withAlpha(darken(palette.room, 0.8), 0.7);
  context.shadowBlur = height * 0.16;
  context.shadowOffsetY = height * 0.05;
  context.fillStyle = gradient;
  context.fill();
  context.shadowColor = 'transparent';
  context.shadowOffsetY = 0;
}

function lightEdge(context: SKRSContext2D, { x, y, width, height }: Box, radius: number): void {
  const edge = Math.max(1, height * 0.035);
  const gradient = context.createLinearGradient(0, y, 0, y + height);
  gradient.addColorStop(0, 'rgba(255, 255, 255, 0.85)');
  gradient.addColorStop(0.3, 'rgba(255, 255, 255, 0.1)');
  gradient.addColorStop(1, 'rgba(0, 0, 0, 0.25)');
  context.beginPath();
  context.roundRect(x + edge / 2, y + edge / 2, width - edge, height - edge, radius);
  context.strokeStyle = gradient;
  context.lineWidth = edge;
  context.stroke();
}
