import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { darken, lighten, withAlpha } from '#film/color/hex.ts';
import type { Box } from '#film/overlay/layout/box.ts';
import { inkOnPaper } from '#film/overlay/paint/paint-grounds.ts';
import type { TitlePaint } from '#games/game.ts';
import { piecesOf, type Piece } from '#film/overlay/type/pieces.ts';
import { applyType } from '#film/overlay/type/type-setter.ts';
import type { WordLine } from '#film/overlay/blocks/placed-words.ts';
import type { Palette } from '#film/storyboard/storyboard.ts';

/** Something painted, and apart from it what it stands out from its ground by. */
export interface Painting {
  readonly ink: Canvas;
  readonly shadow: Canvas | null;
}

/** Type painted once, to be posed on every frame. */
export interface PaintedLine extends Painting {
  /** Where it stands when the line is at rest; larger than the letters by their glow. */
  readonly box: Box;
  /** Its letters, or its shape, without glow and shadow: what light runs over. */
  readonly lit: Box;
  /** The row of the frame below what comes in from there. */
  readonly foot: number;
  /** Side by side they cover the box. */
  readonly pieces: readonly Piece[];
}

interface Brush {
  readonly context: SKRSContext2D;
  readonly line: WordLine;
  readonly palette: Palette;
  readonly x: number;
  readonly baseline: number;
}

const IVORY = '#fff6e0';

/** How far below its letters a line is cut off while it comes in, of its size. */
const MASK_REACH = 0.1;

/** How far letterings glow or cast their depth beyond their letters, of their size. */
const GLOW_REACH: Record<TitlePaint | 'none', number> = {
  gold: 0.3,
  neon: 0.6,
  block: 0.12,
  ivory: 0.26,
  marquee: 0.4,
  none: 0.1,
};

/** Paints a line with its glow and shadow, in the film's lettering where it is a title. */
export function paintLine(line: WordLine, look: LineLook): PaintedLine {
  const glow = line.manner === 'title' ? GLOW_REACH[look.paint] : GLOW_REACH.none;
  const shadow = shadowReach(line, look) * SHADOW.room;
  const pad = Math.ceil(Math.max(line.type.sizePixels * glow, shadow));
  const box = {
    x: Math.floor(line.box.x) - pad,
    y: Math.floor(line.box.y) - pad,
    width: Math.ceil(line.box.width) + pad * 2,
    height: Math.ceil(line.box.height) + pad * 2,
  };
  const offset = line.box.x - box.x;
  return {
    ...paintSaying(line.text, line, { ...look, box }),
    box,
    lit: line.box,
    foot: Math.ceil(line.box.y + line.box.height + line.type.sizePixels * MASK_REACH),
    pieces: covering(piecesOf(line.text, line.type), offset, box.width),
  };
}

export interface LineLook {
  readonly paint: TitlePaint;
  readonly palette: Palette;
  /** The frame's shorter side, which shadows are parts of. */
  readonly short: number;
  /** Whether it stands on the picture, from which its shadow parts it. */
  readonly isOnPicture: boolean;
  /** Whether it is printed dark on light paper. */
  readonly isOnPaper: boolean;
}

export interface LinePaint extends LineLook {
  readonly box: Box;
}

/** A text in the place and the paint of a line: its own, or what it says for a moment. */
export function paintSaying(text: string, line: WordLine, order: LinePaint): Painting {
  const { paint, palette, box } = order;
  const brush = openBrush({ ...line, text }, box, palette);
  if (order.isOnPaper) paintPrinted(brush);
  else if (line.manner === 'title') PAINTS[paint](brush);
  else if (line.manner === 'plated') paintPlated(brush);
  else fillText(brush, isQuiet(line) ? lighten(palette.metal, 0.62) : IVORY);
  return { ink: brush.context.canvas, shadow: paintShadow({ ...line, text }, order) };
}

/**
 * The shadow of letters on the picture: close to them, under and a little below. Its reach is a part of the shorter
 * side and of the type size, further under tubes that light their ground; the room is what blur and fall take beyond it.
 */
const SHADOW = {
  ofFrame: 0.007,
  ofType: 0.03,
  lit: 4,
  blur: 0.45,
  fall: 0.4,
  alpha: 0.8,
  room: 2.4,
};

function shadowReach({ type, manner }: WordLine, look: LineLook): number {
  const { short, isOnPicture, paint } = look;
  if (!isOnPicture || manner === 'plated') return 0;
  const isGlowing = paint === 'neon' && manner === 'title';
  return short * SHADOW.ofFrame + type.sizePixels * SHADOW.ofType * (isGlowing ? SHADOW.lit : 1);
}

function paintShadow(line: WordLine, order: LinePaint): Canvas | null {
  const reach = shadowReach(line, order);
  if (reach === 0) return null;
  const brush = openBrush(line, order.box, order.palette);
  const { context, x } = brush;
  const color = withAlpha(darken(order.palette.room, 0.8), SHADOW.alpha);
  context.filter = `blur(${reach * SHADOW.blur}px)`;
  context.strokeStyle = color;
  context.lineWidth = reach * 2;
  context.strokeText(line.text, x, brush.baseline + reach * SHADOW.fall);
  context.fillStyle = color;
  context.fillText(line.text, x, brush.baseline + reach * SHADOW.fall);
  return context.canvas;
}

/** What stands beside the words that matter has the colour of the film's metal; what limits an offer has not. */
function isQuiet({ manner, role }: WordLine): boolean {
  return manner === 'small' && role !== 'condition';
}

function openBrush(line: WordLine, box: Box, palette: Palette): Brush {
  const context = createCanvas(box.width, box.height).getContext('2d');
  applyType(context, line.text, line.type);
  context.textAlign = 'center';
  context.lineJoin = 'round';
  // Letter spacing also stands after the last letter; half of it moves the ink back to the middle.
  const spacing = Number.parseFloat(context.letterSpacing) || 0;
  return {
    context,
    line,
    palette,
    x: line.centerX - box.x + spacing / 2,
    baseline: line.baseline - box.y,
  };
}

/** The pieces in the box of their line: the outer ones reach its edges. */
function covering(pieces: readonly Piece[], offset: number, width: number): Piece[] {
  const left = Math.min(...pieces.map(({ from }) => from));
  const right = Math.max(...pieces.map(({ to }) => to));
  return pieces.map((piece) => ({
    ...piece,
    from: piece.from === left ? 0 : piece.from + offset,
    to: piece.to === right ? width : piece.to + offset,
  }));
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
  glow(brush, withAlpha(palette.metal, 0.2), 0.22);
  strokeText(brush, darken(palette.metal, 0.72), 0.02);
  fillText(brush, foilGradient(brush));
}

function paintNeon(brush: Brush): void {
  const { palette } = brush;
  glow(brush, withAlpha(palette.glow, 0.9), 0.5);
  glow(brush, palette.glow, 0.22);
  strokeText(brush, lighten(palette.glow, 0.15), 0.075);
  fillText(brush, lighten(palette.glow, 0.9));
}

function paintBlock(brush: Brush): void {
  const { line, palette, context } = brush;
  const depth = Math.max(1, Math.round(line.type.sizePixels * 0.04));
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
  glow(brush, withAlpha(brush.palette.metal, 0.15), 0.18);
  fillText(brush, IVORY);
}

function paintMarquee(brush: Brush): void {
  const { palette } = brush;
  glow(brush, withAlpha(palette.glow, 0.35), 0.3);
  strokeText(brush, darken(palette.metal, 0.78), 0.03);
  const gradient = verticalGradient(brush);
  gradient.addColorStop(0, '#ffffff');
  gradient.addColorStop(0.45, lighten(palette.metal, 0.55));
  gradient.addColorStop(1, palette.metal);
  fillText(brush, gradient);
}

function paintPlated(brush: Brush): void {
  fillText(brush, darken(brush.palette.room, 0.45));
}

/** Dark on paper; the button there is dark itself. */
function paintPrinted(brush: Brush): void {
  const { line, palette } = brush;
  fillText(brush, line.manner === 'plated' ? lighten(palette.metal, 0.8) : inkOnPaper(palette));
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

/** Foil that catches the light twice along the line. */
function foilGradient({ context, line, palette, x, baseline }: Brush): Gradient {
  const { metal } = palette;
  const { width } = line.box;
  const height = line.type.sizePixels;
  const gradient = context.createLinearGradient(
    x - width / 2,
    baseline - height,
    x + width / 2,
    baseline + height * 0.3,
  );
  for (const [at, light] of FOIL) gradient.addColorStop(at, lighten(metal, light));
  return gradient;
}

/** How much lighter than its metal foil is, from one end of a line to the other. */
const FOIL: readonly (readonly [number, number])[] = [
  [0, 0.3],
  [0.16, 0.82],
  [0.34, 0.36],
  [0.5, 0.2],
  [0.66, 0.66],
  [0.8, 0.9],
  [1, 0.32],
];
