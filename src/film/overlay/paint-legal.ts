import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { AiLabelLayout, LegalLayout, LegalPage } from '#film/overlay/legal-layout.ts';
import { applyType, measureInk } from '#film/overlay/type-setter.ts';

/** Dark enough that white type on it keeps more than 7 : 1 over a white picture. */
const PLATE = 'rgba(8, 6, 14, 0.78)';
const PLATE_EDGE = 'rgba(255, 255, 255, 0.28)';

/** The AI label's pill with its star; the canvas covers the plate exactly. */
export function paintAiLabel({ plate, text, type, padding }: AiLabelLayout): Canvas {
  const canvas = createCanvas(plate.width, plate.height);
  const context = canvas.getContext('2d');
  drawPlate(context, plate.width, plate.height, plate.height / 2);
  applyType(context, text, type);
  context.fillStyle = '#ffffff';
  const middle = plate.height / 2;
  const starRadius = type.sizePixels * 0.34;
  drawStar(context, padding + starRadius, middle, starRadius);
  context.textAlign = 'left';
  context.direction = 'ltr';
  const ink = measureInk('AIg', type);
  const textX = padding + type.sizePixels * 0.95;
  applyType(context, text, type);
  context.fillText(text, textX, middle + (ink.above - ink.below) / 2 + ink.below * 0.35);
  return canvas;
}

/** The age badge with one page of legal lines; the canvas covers the page's plate exactly. */
export function paintLegalPage(layout: LegalLayout, { plate, lines }: LegalPage): Canvas {
  const { badge, ageMark, type, lineHeight, padding } = layout;
  const canvas = createCanvas(plate.width, plate.height);
  const context = canvas.getContext('2d');
  drawPlate(context, plate.width, plate.height, Math.min(plate.height / 2, type.sizePixels * 1.3));
  const badgeY = (plate.height - badge.height) / 2;
  drawBadge(context, { x: padding, y: badgeY, side: badge.width }, ageMark, type.sizePixels);
  context.fillStyle = '#ffffff';
  const textX = padding * 2 + badge.width;
  const top = (plate.height - lines.length * lineHeight) / 2;
  lines.forEach((line, index) => {
    applyType(context, line, type);
    const isRightToLeft = context.direction === 'rtl';
    context.textAlign = isRightToLeft ? 'right' : 'left';
    const x = isRightToLeft ? plate.width - padding * 2 : textX;
    context.fillText(line, x, top + lineHeight * index + lineHeight * 0.5 + type.sizePixels * 0.34);
  });
  return canvas;
}

function drawPlate(context: SKRSContext2D, width: number, height: number, radius: number): void {
  const edge = Math.max(1, height * 0.025);
  context.beginPath();
  context.roundRect(edge / 2, edge / 2, width - edge, height - edge, radius);
  context.fillStyle = PLATE;
  context.fill();
  context.strokeStyle = PLATE_EDGE;
  context.lineWidth = edge;
  context.stroke();
}

function drawBadge(
  context: SKRSContext2D,
  { x, y, side }: { x: number; y: number; side: number },
  text: string,
  sizePixels: number,
): void {
  const stroke = side * 0.05;
  context.beginPath();
  context.arc(x + side / 2, y + side / 2, side / 2 - stroke / 2, 0, Math.PI * 2);
  context.strokeStyle = '#ffffff';
  context.lineWidth = stroke;
  context.stroke();
  const type = { face: 'heavy', sizePixels: sizePixels * 0.86, tracking: 0 } as const;
  applyType(context, text, type);
  const ink = measureInk(text, type);
  context.fillStyle = '#ffffff';
  context.textAlign = 'center';
  context.fillText(text, x + side / 2, y + side / 2 + (ink.above - ink.below) / 2);
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
