import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { darken, lighten, mix, withAlpha, type HexColor } from '#film/color/hex.ts';
import type { Box } from '#film/overlay/box.ts';

import type { AiLabelLayout, LegalLayout, LegalPage } from '#film/overlay/legal-layout.ts';
import { applyType, measureInk } from '#film/overlay/type-setter.ts';
import type { Palette } from '#film/storyboard/storyboard.ts';

type Extent = Pick<Box, 'width' | 'height'>;

/** Dark enough that white type on it keeps more than 7 : 1 over a white picture. */
export const PLATE_ALPHA = 0.86;
const PLATE_EDGE = 'rgba(255, 255, 255, 0.28)';

/** The ground of labels and legal lines: the film's own room and cloth in the dark. */
function plateColor({ room, felt }: Palette): HexColor {
  return darken(mix(room, felt, 0.5), 0.74);
}

/** The AI label's pill with its star; the canvas covers the plate exactly. */
export function paintAiLabel(layout: AiLabelLayout, palette: Palette): Canvas {
  const { plate, text, type, padding } = layout;
  const canvas = createCanvas(plate.width, plate.height);
  const context = canvas.getContext('2d');
  drawPill(context, plate, palette);
  context.fillStyle = '#ffffff';
  const middle = plate.height / 2;
  const starRadius = type.sizePixels * 0.34;
  drawStar(context, padding + starRadius, middle, starRadius);
  context.textAlign = 'left';
  applyType(context, text, type);
  context.direction = 'ltr';
  const ink = measureInk('AIg', type);
  const textX = padding + type.sizePixels * 0.95;
  context.fillText(text, textX, middle + (ink.above - ink.below) / 2 + ink.below * 0.35);
  return canvas;
}

/** The age mark with one page of legal lines; the canvas covers the page's plate exactly. */
export function paintLegalPage(layout: LegalLayout, page: LegalPage, palette: Palette): Canvas {
  const { plate, badge, text, lines } = page;
  const { ageMark, type, lineHeight } = layout;
  const canvas = createCanvas(plate.width, plate.height);
  const context = canvas.getContext('2d');
  if (lines.length === 0) drawPill(context, plate, palette);
  else drawFooter(context, plate, palette);
  context.translate(-plate.x, -plate.y);
  drawAgeMark(context, badge, ageMark, type.sizePixels);
  context.fillStyle = '#ffffff';
  lines.forEach((line, index) => {
    applyType(context, line, type);
    const isRightToLeft = context.direction === 'rtl';
    context.textAlign = isRightToLeft ? 'right' : 'left';
    const x = isRightToLeft ? text.x + text.width : text.x;
    context.fillText(line, x, text.y + lineHeight * (index + 0.5) + type.sizePixels * 0.3);
  });
  return canvas;
}

/** A band with a hairline of the film's metal, which fades towards the sides. */
function drawFooter(context: SKRSContext2D, { width, height }: Extent, palette: Palette): void {
  context.fillStyle = withAlpha(plateColor(palette), PLATE_ALPHA);
  context.fillRect(0, 0, width, height);
  const line = context.createLinearGradient(0, 0, width, 0);
  line.addColorStop(0, withAlpha(palette.metal, 0));
  line.addColorStop(0.5, withAlpha(lighten(palette.metal, 0.2), 0.9));
  line.addColorStop(1, withAlpha(palette.metal, 0));
  context.fillStyle = line;
  context.fillRect(0, 0, width, Math.max(1, Math.round(height * 0.035)));
}

/** How dense the ground still is at the very foot of a tall frame. */
const FOOT_ALPHA = 0.25;

/** What a tall frame shows below the footer, where players draw their own: the footer runs out, the canvas covers `width` × `height`. */
export function paintFoot({ width, height }: Extent, palette: Palette): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const ground = context.createLinearGradient(0, 0, 0, height);
  ground.addColorStop(0, withAlpha(plateColor(palette), PLATE_ALPHA));
  ground.addColorStop(1, withAlpha(plateColor(palette), FOOT_ALPHA));
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  return canvas;
}

function drawPill(context: SKRSContext2D, { width, height }: Box, palette: Palette): void {
  const edge = Math.max(1, height * 0.025);
  context.beginPath();
  context.roundRect(edge / 2, edge / 2, width - edge, height - edge, height / 2);
  context.fillStyle = withAlpha(plateColor(palette), PLATE_ALPHA);
  context.fill();
  context.strokeStyle = PLATE_EDGE;
  context.lineWidth = edge;
  context.stroke();
}

function drawAgeMark(
  context: SKRSContext2D,
  { x, y, width, height }: Box,
  text: string,
  sizePixels: number,
): void {
  const stroke = Math.max(1.5, height * 0.055);
  context.beginPath();
  context.roundRect(x + stroke / 2, y + stroke / 2, width - stroke, height - stroke, height * 0.3);
  context.strokeStyle = '#ffffff';
  context.lineWidth = stroke;
  context.stroke();
  const type = { face: 'heavy', sizePixels: sizePixels * 0.92, tracking: 0 } as const;
  applyType(context, text, type);
  const ink = measureInk(text, type);
  context.fillStyle = '#ffffff';
  context.textAlign = 'center';
  context.fillText(text, x + width / 2, y + height / 2 + (ink.above - ink.below) / 2);
}

/** Four points, as used for things made by a machine. */
function drawStar(context: SKRSContext2D, x: number, y: number, radius: number): void {
  const waist = radius * 0.22;
  context.beginPath();
  for (let point = 0; point < 8; point += 1) {
    const reach = point % 2 === 0 ? radius : waist * Math.SQRT2;
    const angle = (point * Math.PI) / 4 - Math.PI / 2;
    context.lineTo(x + reach * Math.cos(angle), y + reach * Math.sin(angle));
  }
  context.closePath();
  context.fill();
}
