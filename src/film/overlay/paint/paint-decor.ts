import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { darken, lighten, withAlpha } from '#film/color/hex.ts';
import type { Box } from '#film/overlay/layout/box.ts';
import { DECOR_ROOM, type Decor } from '#film/overlay/layout/lockups.ts';
import { paintAround } from '#film/overlay/paint/paint-around.ts';
import type { PaintedLine } from '#film/overlay/paint/paint-lines.ts';
import type { Palette } from '#film/storyboard/storyboard.ts';

/** A place on a canvas, and what to paint there. */
interface Painting {
  readonly context: SKRSContext2D;
  readonly palette: Palette;
  /** On the canvas. */
  readonly place: Box;
  /** The frame's shorter side, which widths of lines are parts of. */
  readonly short: number;
}

export interface DecorOrder {
  readonly kind: Decor;
  readonly box: Box;
  readonly palette: Palette;
  /** The frame's shorter side. */
  readonly short: number;
  /** Whether it frames a panel rather than stand above and below words. */
  readonly isFrame: boolean;
}

/** A piece of the ornament as it looks in turn: lamps have two looks. */
export type DecorPart = readonly [PaintedLine, ...PaintedLine[]];

/** What stands round all words of a shot, in pieces that leave free what they surround. */
export function paintDecor(order: DecorOrder): readonly DecorPart[] {
  return PARTS[order.kind](order);
}

/** The hairline under a title: bright in the middle, gone at its ends. */
export function paintRule(rule: Box, palette: Palette): PaintedLine {
  return paintAround(rule, rule.height * 5, (context, place) => {
    const gradient = context.createLinearGradient(place.x, 0, place.x + place.width, 0);
    gradient.addColorStop(0, withAlpha(palette.metal, 0));
    gradient.addColorStop(0.2, lighten(palette.metal, 0.25));
    gradient.addColorStop(0.8, lighten(palette.metal, 0.25));
    gradient.addColorStop(1, withAlpha(palette.metal, 0));
    context.fillStyle = gradient;
    context.fillRect(place.x, place.y, place.width, place.height);
  });
}

/** Between a date and a place; dark on paper. */
export function paintDivider(divider: Box, { metal }: Palette, isOnPaper: boolean): PaintedLine {
  return paintAround(divider, divider.width * 2, (context, place) => {
    context.fillStyle = isOnPaper ? darken(metal, 0.6) : lighten(metal, 0.25);
    context.fillRect(place.x, place.y, place.width, place.height);
  });
}

/** Of a bulb and of the way to the next one, as parts of the shorter side. */
const BULB = { radius: 0.0125, step: 0.058, glow: 0.05, inset: 0.012 } as const;
/** The glass of a sign reaches beyond its tube. */
const TUBE = { width: 0.009, radius: 0.05, glass: 0.022, glassAlpha: 0.8 } as const;
const DECO = { line: 0.005, between: 0.013, lozenge: 0.017 } as const;
/** Of what glows or reaches beyond its place, of the shorter side. */
const REACH = 0.06;

const PARTS: Record<Decor, (order: DecorOrder) => DecorPart[]> = {
  bulbs: (order) => bulbRows(order).map((row) => paintBulbRow(row, order)),
  tubes: (order) => [[paintedIn(order.box, order, paintSign)]],
  deco: (order) => {
    const { box, short } = order;
    const y = DECOR_ROOM.deco.y * short * 0.25;
    const [above, below] = [box.y + y, box.y + box.height - y];
    return [
      [paintedIn({ ...box, y: above, height: 0 }, order, (at) => paintDecoRule(at, 1))],
      [paintedIn({ ...box, y: below, height: 0 }, order, (at) => paintDecoRule(at, -1))],
    ];
  },
  bar: (order) => [[paintedIn(order.box, order, paintBar)]],
};

function paintedIn(
  box: Box,
  { palette, short }: DecorOrder,
  paint: (painting: Painting) => void,
): PaintedLine {
  return paintAround(box, short * REACH, (context, place) =>
    paint({ context, palette, place, short }),
  );
}

function paintBar({ context, palette, place }: Painting): void {
  const gradient = context.createLinearGradient(0, place.y, 0, place.y + place.height);
  gradient.addColorStop(0, lighten(palette.metal, 0.1));
  gradient.addColorStop(0.5, lighten(palette.metal, 0.55));
  gradient.addColorStop(1, lighten(palette.metal, 0.1));
  context.fillStyle = gradient;
  context.fillRect(place.x, place.y, place.width, place.height);
}

/** Dark glass in a bent tube. */
function paintSign({ context, palette, place, short }: Painting): void {
  const glass = short * TUBE.glass;
  const radius = Math.min(short * TUBE.radius, place.height / 3);
  context.beginPath();
  context.roundRect(
    place.x - glass,
    place.y - glass,
    place.width + glass * 2,
    place.height + glass * 2,
    radius + glass,
  );
  context.fillStyle = withAlpha(darken(palette.room, 0.72), TUBE.glassAlpha);
  context.fill();
  const width = Math.max(1.5, short * TUBE.width);
  for (const [glow, line, color] of [
    [7, 1.7, palette.accent],
    [3, 1, lighten(palette.accent, 0.8)],
  ] as const) {
    context.beginPath();
    context.roundRect(place.x, place.y, place.width, place.height, radius);
    context.shadowColor = palette.accent;
    context.shadowBlur = width * glow;
    context.strokeStyle = color;
    context.lineWidth = width * line;
    context.stroke();
  }
  context.shadowColor = 'transparent';
}

interface BulbRow {
  /** Without width or without height. */
  readonly box: Box;
  readonly count: number;
  /** Left out at both ends, where another row ends. */
  readonly skipped: number;
}

/** Above and below words, or round a panel. */
function bulbRows({ box, short, isFrame }: DecorOrder): BulbRow[] {
  const inset = short * (isFrame ? BULB.inset : 0);
  const y = isFrame ? inset : DECOR_ROOM.bulbs.y * short * 0.35;
  const [left, right] = [
    box.x + inset + BULB.radius * short,
    box.x + box.width - inset - BULB.radius * short,
  ];
  const [top, bottom] = [box.y + y, box.y + box.height - y];
  const countOf = (length: number) => Math.max(5, Math.round(length / (short * BULB.step)) | 1);
  const across = { x: left, width: right - left, height: 0 };
  const down = { y: top, width: 0, height: bottom - top };
  const rows = [top, bottom].map((at) => ({
    box: { ...across, y: at },
    count: countOf(across.width),
    skipped: 0,
  }));
  if (!isFrame) return rows;
  const columns = [left, right].map((at) => ({
    box: { ...down, x: at },
    count: countOf(down.height),
    skipped: 1,
  }));
  return [...rows, ...columns];
}

function paintBulbRow({ box, count, skipped }: BulbRow, order: DecorOrder): DecorPart {
  const looks = [paintBulb(order, true), paintBulb(order, false)] as const;
  const inPhase = (phase: number) =>
    paintedIn(box, order, ({ context, place: { x, y, width, height } }) => {
      for (let index = skipped; index < count - skipped; index += 1) {
        const part = index / (count - 1);
        const look = looks[index % 2 === phase ? 0 : 1];
        const half = look.width / 2;
        context.drawImage(look, x + width * part - half, y + height * part - half);
      }
    });
  return [inPhase(0), inPhase(1)];
}

/** A lamp in the middle of its canvas, painted once for all of a row. */
function paintBulb({ palette, short }: DecorOrder, isLit: boolean): Canvas {
  const radius = short * BULB.radius;
  const reach = isLit ? short * BULB.glow : radius;
  const middle = Math.ceil(reach) + 1;
  const canvas = createCanvas(middle * 2, middle * 2);
  const context = canvas.getContext('2d');
  context.translate(middle, middle);
  if (isLit) {
    const glow = context.createRadialGradient(0, 0, 0, 0, 0, reach);
    glow.addColorStop(0, withAlpha(palette.metal, 0.6));
    glow.addColorStop(1, withAlpha(palette.metal, 0));
    context.fillStyle = glow;
    context.fillRect(-reach, -reach, reach * 2, reach * 2);
  }
  const bulb = context.createRadialGradient(0, -radius * 0.3, 0, 0, 0, radius);
  bulb.addColorStop(0, isLit ? '#ffffff' : lighten(palette.metal, 0.1));
  bulb.addColorStop(0.55, isLit ? lighten(palette.metal, 0.75) : darken(palette.metal, 0.3));
  bulb.addColorStop(1, isLit ? lighten(palette.metal, 0.2) : darken(palette.metal, 0.6));
  context.fillStyle = bulb;
  context.beginPath();
  context.arc(0, 0, radius, 0, Math.PI * 2);
  context.fill();
  return canvas;
}

/** Two lines that end in points, a lozenge in their middle; `inwards` is the side of the thinner one. */
function paintDecoRule({ context, palette, place, short }: Painting, inwards: 1 | -1): void {
  const { y } = place;
  const middle = place.x + place.width / 2;
  const half = Math.max(place.width * 0.46, short * 0.2);
  const lozenge = short * DECO.lozenge;
  const gradient = context.createLinearGradient(middle - half, 0, middle + half, 0);
  gradient.addColorStop(0, withAlpha(palette.metal, 0));
  gradient.addColorStop(0.3, lighten(palette.metal, 0.15));
  gradient.addColorStop(0.5, lighten(palette.metal, 0.6));
  gradient.addColorStop(0.7, lighten(palette.metal, 0.15));
  gradient.addColorStop(1, withAlpha(palette.metal, 0));
  context.fillStyle = gradient;
  const line = Math.max(1.2, short * DECO.line);
  const thin = Math.max(1, line * 0.5);
  const clear = lozenge * 1.9;
  for (const side of [-1, 1]) {
    const from = side < 0 ? middle - half : middle + clear;
    context.fillRect(from, y - line / 2, half - clear, line);
    const inset = half * 0.3;
    const inner = side < 0 ? middle - half + inset : middle + clear;
    context.fillRect(inner, y + inwards * short * DECO.between, half - clear - inset, thin);
  }
  context.beginPath();
  context.moveTo(middle, y - lozenge);
  context.lineTo(middle + lozenge, y);
  context.lineTo(middle, y + lozenge);
  context.lineTo(middle - lozenge, y);
  context.closePath();
  context.fill();
}
