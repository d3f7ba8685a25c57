import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { darken, lighten, mix, withAlpha, type HexColor } from '#film/color/hex.ts';
import type { Box } from '#film/overlay/layout/box.ts';
import {
  AI_STAR,
  ageMarkType,
  type AiLabelLayout,
  type LegalLayout,
  type LegalPage,
} from '#film/overlay/legal/legal-layout.ts';
import { measureRuns, runsOf } from '#film/overlay/legal/legal-runs.ts';
import { applyType, directionOf, measureInk, measureType } from '#film/overlay/type/type-setter.ts';
import type { Palette } from '#film/storyboard/storyboard.ts';

type Extent = Pick<Box, 'width' | 'height'>;

/** Dark enough that white type on it keeps more than 7 : 1 over a white picture. */
export const PLATE_ALPHA = 0.86;
const EDGE_ALPHA = 0.45;

/** The ground of labels and legal lines: the film's own room and cloth in the dark. */
function plateColor({ room, felt }: Palette): HexColor {
  return darken(mix(room, felt, 0.5), 0.74);
}

/** Nearly white, with a breath of the film's metal. */
function inkColor({ metal }: Palette): HexColor {
  return lighten(metal, 0.88);
}

/** The AI label on a pill of its own; the canvas covers the plate exactly. */
export function paintAiLabel(layout: AiLabelLayout, palette: Palette): Canvas {
  const { plate } = layout;
  const canvas = createCanvas(plate.width, plate.height);
  const context = canvas.getContext('2d');
  drawPill(context, plate, palette);
  context.translate(-plate.x, -plate.y);
  drawAiLabel(context, layout, palette);
  return canvas;
}

/** A star and the words. */
function drawAiLabel(
  context: SKRSContext2D,
  { plate, text, type, padding }: AiLabelLayout,
  palette: Palette,
): void {
  const middle = plate.y + plate.height / 2;
  const starRadius = type.sizePixels * 0.36;
  context.fillStyle = lighten(palette.metal, 0.4);
  drawStar(context, { x: plate.x + padding + starRadius, y: middle, radius: starRadius });
  context.textAlign = 'left';
  applyType(context, text, type);
  context.direction = 'ltr';
  context.fillStyle = inkColor(palette);
  const textX = plate.x + padding + type.sizePixels * AI_STAR;
  context.fillText(text, textX, middle + measureInk('H', type).above / 2);
}

export interface PagePaint {
  readonly label: AiLabelLayout;
  readonly palette: Palette;
}

/** The age mark with one page of legal lines, and the AI label where it stands with them; the canvas covers the page's plate exactly. */
export function paintLegalPage(
  layout: LegalLayout,
  page: LegalPage,
  { label, palette }: PagePaint,
): Canvas {
  const { plate, badge } = page;
  const canvas = createCanvas(plate.width, plate.height);
  const context = canvas.getContext('2d');
  if (page.lines.length === 0) drawPill(context, plate, palette);
  else drawFooter(context, plate, palette);
  context.translate(-plate.x, -plate.y);
  drawAgeMark(context, { ...layout, badge }, palette);
  for (const rule of page.rules) drawRule(context, rule, palette);
  if (label.isOnFooter) drawAiLabel(context, label, palette);
  context.fillStyle = inkColor(palette);
  drawLines(context, layout, page);
  return canvas;
}

function drawLines(
  context: SKRSContext2D,
  { type, lineHeight }: LegalLayout,
  { text, lines, isCentered }: LegalPage,
): void {
  const capitals = measureInk('H', type).above;
  lines.forEach((line, index) => {
    const isRightToLeft = directionOf(line) === 'rtl';
    const free = isCentered ? (text.width - measureRuns(line, type)) / 2 : 0;
    let x = isRightToLeft ? text.x + text.width - free : text.x + free;
    const y = text.y + lineHeight * (index + 0.5) + capitals / 2;
    for (const run of runsOf(line, type)) {
      applyType(context, run.text, run.type);
      context.textAlign = isRightToLeft ? 'right' : 'left';
      context.fillText(run.text, x, y);
      x += measureType(run.text, run.type);
    }
  });
}

/** Between the age mark and the lines. */
function drawRule(context: SKRSContext2D, { x, y, height }: Box, { metal }: Palette): void {
  context.fillStyle = withAlpha(lighten(metal, 0.25), 0.7);
  context.fillRect(x, y + height * 0.1, Math.max(1, Math.round(height * 0.03)), height * 0.8);
}

/** A band that ends above in a line of the film's metal. */
function drawFooter(context: SKRSContext2D, { width, height }: Extent, palette: Palette): void {
  context.fillStyle = withAlpha(plateColor(palette), PLATE_ALPHA);
  context.fillRect(0, 0, width, height);
  const line = context.createLinearGradient(0, 0, width, 0);
  line.addColorStop(0, withAlpha(palette.metal, 0.15));
  line.addColorStop(0.5, lighten(palette.metal, 0.35));
  line.addColorStop(1, withAlpha(palette.metal, 0.15));
  context.fillStyle = line;
  context.fillRect(0, 0, width, Math.max(1, Math.round(width * LINE_SHARE)));
}

/** How thick the line above the footer is, of the frame's width. */
const LINE_SHARE = 0.0016;

/** How dense the ground still is below the footer of a tall frame, a quarter of the way down and at the very foot. */
const FOOT_ALPHA = { quarter: 0.16, foot: 0 } as const;

/** What a tall frame shows below the footer, where players draw their own: the footer runs out, the canvas covers `width` × `height`. */
export function paintFoot({ width, height }: Extent, palette: Palette): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const ground = context.createLinearGradient(0, 0, 0, height);
  ground.addColorStop(0, withAlpha(plateColor(palette), PLATE_ALPHA));
  ground.addColorStop(1 / 4, withAlpha(plateColor(palette), FOOT_ALPHA.quarter));
  ground.addColorStop(1, withAlpha(plateColor(palette), FOOT_ALPHA.foot));
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  return canvas;
}

function drawPill(context: SKRSContext2D, { width, height }: Box, palette: Palette): void {
  const edge = Math.max(1, height * 0.025);
  context.beginPath();
  context.roundRect(edge / 2, edge / 2, width - edge, height - edge, height * BADGE_RADIUS);
  context.fillStyle = withAlpha(plateColor(palette), PLATE_ALPHA);
  context.fill();
  context.strokeStyle = withAlpha(lighten(palette.metal, 0.2), EDGE_ALPHA);
  context.lineWidth = edge;
  context.stroke();
}

/** Light figures in an outline, like the lines beside them: figures cut out of a light plate are read worse. */
function drawAgeMark(
  context: SKRSContext2D,
  { badge, ageMark, type: { sizePixels } }: Pick<LegalLayout, 'ageMark' | 'type'> & { badge: Box },
  palette: Palette,
): void {
  const { x, y, width, height } = badge;
  const edge = Math.max(1.5, height * 0.055);
  context.beginPath();
  context.roundRect(x + edge / 2, y + edge / 2, width - edge, height - edge, height * BADGE_RADIUS);
  context.strokeStyle = lighten(palette.metal, 0.72);
  context.lineWidth = edge;
  context.stroke();
  const type = ageMarkType(sizePixels);
  applyType(context, ageMark, type);
  context.textAlign = 'center';
  context.fillStyle = inkColor(palette);
  context.fillText(ageMark, x + width / 2, y + height / 2 + measureInk('2', type).above / 2);
}

/** Of the height of an age mark and of the AI label. */
const BADGE_RADIUS = 0.22;

/** Four points, as used for things made by a machine. */
function drawStar(
  context: SKRSContext2D,
  { x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number },
): void {
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
