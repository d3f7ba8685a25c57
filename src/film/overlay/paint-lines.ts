import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { darken, lighten, withAlpha } from '#film/color/hex.ts';
import type { Box } from '#film/overlay/box.ts';
import type { TitlePaint } from '#games/game.ts';
import { applyType } from '#film/overlay/type-setter.ts';
import type { WordLine } from '#film/overlay/words-layout.ts';
import type { Palette } from '#film/storyboard/storyboard.ts';

/** Type painted once, to be posed on every frame. */
export interface PaintedLine {
  readonly canvas: Canvas;
  /** Where the canvas stands when the line is at rest; larger than the ink by its glow. */
  readonly box: Box;
}

interface Brush {
  readonly context: SKRSContext2D;
  readonly line: WordLine;
  readonly palette: Palette;
  readonly x: number;
  readonly baseline: number;
}

const IVORY = '#fff6e0';
const SHADOW = 'rgba(0, 0, 0, 0.85)';

/** Paints a line with its glow and shadow, in the film's lettering where it is a title. */
export function paintLine(line: WordLine, paint: TitlePaint, palette: Palette): PaintedLine {
  const pad = Math.ceil(line.type.sizePixels * 0.55);
  const box = {
    x: Math.floor(line.box.x) - pad,
    y: Math.floor(line.box.y) - pad,
    width: Math.ceil(line.box.width) + pad * 2,
    height: Math.ceil(line.box.height) + pad * 2,
  };
  const canvas = createCanvas(box.width, box.height);
  const context = canvas.getContext('2d');
  applyType(context, line.text, line.type);
  context.textAlign = 'center';
  context.lineJoin = 'round';
  // Letter spacing also stands after the last letter; half of it moves the ink back to the middle.
  const spacing = Number.parseFloat(context.letterSpacing) || 0;
  const brush: Brush = {
    context,
    line,
    palette,
    x: line.centerX - box.x + spacing / 2,
    baseline: line.baseline - box.y,
  };
  if (line.manner === 'title') PAINTS[paint](brush);
  else if (line.manner === 'button') paintButtonText(brush);
  else paintPlain(brush);
  return { canvas, box };
}

const PAINTS: Record<TitlePaint, (brush: Brush) => void> = {
  gold: paintGold,
  neon: paintNeon,
  block: paintBlock,
  ivory: paintIvory,
  marquee: paintMarquee,
};

function paintGold(brush: Brush): void {
  const { palette } = brush;
  backWithShadow(brush, 0.3);
  glow(brush, withAlpha(palette.metal, 0.75), 0.22);
  strokeText(brush, darken(palette.metal, 0.72), 0.035);
  fillText(brush, metalGradient(brush));
}

function paintNeon(brush: Brush): void {
  const { palette } = brush;
  backWithShadow(brush, 0.35);
  glow(brush, withAlpha(palette.glow, 0.9), 0.5);
  glow(brush, palette.glow, 0.22);
  strokeText(brush, lighten(palette.glow, 0.15), 0.075);
  fillText(brush, lighten(palette.glow, 0.9));
}

function paintBlock(brush: Brush): void {
  const { line, palette, context } = brush;
  backWithShadow(brush, 0.3);
  const depth = Math.max(2, Math.round(line.type.sizePixels * 0.05));
  for (let step = depth; step > 0; step -= 1) {
    context.fillStyle = darken(palette.accent, 0.45 + (0.4 * step) / depth);
    context.fillText(line.text, brush.x + step, brush.baseline + step);
  }
  const gradient = verticalGradient(brush);
  gradient.addColorStop(0, '#ffffff');
  gradient.addColorStop(0.55, '#fbf7ee');
  gradient.addColorStop(1, lighten(palette.metal, 0.35));
  fillText(brush, gradient);
}

function paintIvory(brush: Brush): void {
  backWithShadow(brush, 0.3);
  glow(brush, withAlpha(brush.palette.metal, 0.45), 0.18);
  fillText(brush, IVORY);
}

function paintMarquee(brush: Brush): void {
  const { palette } = brush;
  backWithShadow(brush, 0.3);
  glow(brush, withAlpha(palette.glow, 0.85), 0.3);
  strokeText(brush, lighten(palette.accent, 0.2), 0.17);
  strokeText(brush, darken(palette.room, 0.5), 0.11);
  const gradient = verticalGradient(brush);
  gradient.addColorStop(0, '#ffffff');
  gradient.addColorStop(0.45, lighten(palette.metal, 0.55));
  gradient.addColorStop(1, palette.metal);
  fillText(brush, gradient);
}

function paintPlain(brush: Brush): void {
  backWithShadow(brush, 0.4);
  fillText(brush, brush.line.manner === 'offer' ? '#ffffff' : IVORY);
}

function paintButtonText(brush: Brush): void {
  fillText(brush, darken(brush.palette.room, 0.45));
}

/** The plate of the call to action: a bar of the film's metal. */
export function paintButtonPlate(plate: Box, palette: Palette): PaintedLine {
  const pad = Math.ceil(plate.height * 0.5);
  const box = {
    x: Math.floor(plate.x) - pad,
    y: Math.floor(plate.y) - pad,
    width: Math.ceil(plate.width) + pad * 2,
    height: Math.ceil(plate.height) + pad * 2,
  };
  const canvas = createCanvas(box.width, box.height);
  const context = canvas.getContext('2d');
  const x = plate.x - box.x;
  const y = plate.y - box.y;
  context.beginPath();
  context.roundRect(x, y, plate.width, plate.height, plate.height / 2);
  context.shadowColor = withAlpha(palette.metal, 0.55);
  context.shadowBlur = pad * 0.6;
  const gradient = context.createLinearGradient(0, y, 0, y + plate.height);
  gradient.addColorStop(0, lighten(palette.metal, 0.6));
  gradient.addColorStop(0.5, lighten(palette.metal, 0.2));
  gradient.addColorStop(1, darken(palette.metal, 0.08));
  context.fillStyle = gradient;
  context.fill();
  context.shadowColor = 'transparent';
  context.strokeStyle = 'rgba(255, 255, 255, 0.65)';
  context.lineWidth = Math.max(1, plate.height * 0.03);
  context.stroke();
  return { canvas, box };
}

/** The hairline under a title: bright in the middle, gone at its ends. */
export function paintRule(rule: Box, palette: Palette): PaintedLine {
  const pad = Math.ceil(rule.height * 5);
  const box = {
    x: Math.floor(rule.x),
    y: Math.floor(rule.y) - pad,
    width: Math.ceil(rule.width),
    height: Math.ceil(rule.height) + pad * 2,
  };
  const canvas = createCanvas(box.width, box.height);
  const context = canvas.getContext('2d');
  const gradient = context.createLinearGradient(0, 0, box.width, 0);
  gradient.addColorStop(0, withAlpha(palette.glow, 0));
  gradient.addColorStop(0.5, lighten(palette.glow, 0.25));
  gradient.addColorStop(1, withAlpha(palette.glow, 0));
  context.shadowColor = palette.glow;
  context.shadowBlur = pad * 0.8;
  context.fillStyle = gradient;
  context.fillRect(0, pad, box.width, rule.height);
  return { canvas, box };
}

/** Two dark halos, a wide soft one and a narrow dense one, hold letters up over any picture. */
function backWithShadow(brush: Brush, reach: number): void {
  const { context, line } = brush;
  for (const part of [reach, reach * 0.35]) {
    context.shadowColor = SHADOW;
    context.shadowBlur = line.type.sizePixels * part;
    context.fillStyle = 'rgba(0, 0, 0, 0.6)';
    context.fillText(line.text, brush.x, brush.baseline);
  }
  context.shadowColor = 'transparent';
}

function glow(brush: Brush, color: string, reach: number): void {
  const { context, line } = brush;
  context.shadowColor = color;
  context.shadowBlur = line.type.sizePixels * reach;
  context.fillStyle = color;
  context.fillText(line.text, brush.x, brush.baseline);
  context.shadowColor = 'transparent';
}

function strokeText({ context, line, x, baseline }: Brush, color: string, width: number): void {
  context.strokeStyle = color;
  context.lineWidth = line.type.sizePixels * width;
  context.strokeText(line.text, x, baseline);
}

function fillText({ context, line, x, baseline }: Brush, fill: string | Gradient): void {
  context.fillStyle = fill;
  context.fillText(line.text, x, baseline);
}

type Gradient = ReturnType<SKRSContext2D['createLinearGradient']>;

function verticalGradient({ context, line, baseline }: Brush): Gradient {
  const top = baseline - line.type.sizePixels * 0.74;
  return context.createLinearGradient(0, top, 0, baseline + line.type.sizePixels * 0.04);
}

/** Polished metal: sky above, a hard horizon, warm ground below. */
function metalGradient(brush: Brush): Gradient {
  const { metal } = brush.palette;
  const gradient = verticalGradient(brush);
  gradient.addColorStop(0, lighten(metal, 0.55));
  gradient.addColorStop(0.36, lighten(metal, 0.92));
  gradient.addColorStop(0.5, lighten(metal, 0.45));
  gradient.addColorStop(0.53, darken(metal, 0.12));
  gradient.addColorStop(0.64, lighten(metal, 0.2));
  gradient.addColorStop(0.86, lighten(metal, 0.78));
  gradient.addColorStop(1, lighten(metal, 0.25));
  return gradient;
}
