import type { SKRSContext2D } from '@napi-rs/canvas';
import { darken, lighten, withAlpha } from '#film/color/hex.ts';
import type { Box } from '#film/overlay/box.ts';
import { DECOR_ROOM, type Decor } from '#film/overlay/lockups.ts';
import { paintAround } from '#film/overlay/paint-around.ts';
import type { PaintedLine } from '#film/overlay/paint-lines.ts';
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
}

/** What stands round all words of a shot; bulbs come in two canvases that take turns. */
export function paintDecor({ kind, box, palette, short }: DecorOrder): readonly PaintedLine[] {
  const phases = kind === 'bulbs' ? [0, 1] : [0];
  return phases.map((phase) =>
    paintAround(box, short * 0.06, (context, place) =>
      DECORS[kind]({ context, palette, place, short }, phase),
    ),
  );
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

/** Of a bulb and of the way to the next one, as parts of the shorter side. */
const BULB = { radius: 0.0125, step: 0.058, glow: 0.05 } as const;
const TUBE = { width: 0.011, radius: 0.06, gap: 0.16 } as const;
const DECO = { line: 0.005, between: 0.013, lozenge: 0.017 } as const;

const DECORS: Record<Decor, (painting: Painting, phase: number) => void> = {
  bulbs: (painting, phase) => {
    const { place, short } = painting;
    const y = DECOR_ROOM.bulbs.y * short * 0.35;
    paintBulbs(painting, place.y + y, phase);
    paintBulbs(painting, place.y + place.height - y, phase);
  },
  tubes: (painting) => {
    const { context, palette, short } = painting;
    const width = Math.max(1.5, short * TUBE.width);
    for (const [glow, line, color] of [
      [7, 1.7, palette.accent],
      [3, 1, lighten(palette.accent, 0.8)],
    ] as const) {
      openFramePath(painting);
      context.lineCap = 'round';
      context.shadowColor = palette.accent;
      context.shadowBlur = width * glow;
      context.strokeStyle = color;
      context.lineWidth = width * line;
      context.stroke();
    }
    context.shadowColor = 'transparent';
  },
  deco: (painting) => {
    const { place, short } = painting;
    const y = DECOR_ROOM.deco.y * short * 0.3;
    paintDecoRule(painting, place.y + y, 1);
    paintDecoRule(painting, place.y + place.height - y, -1);
  },
  kicker: ({ context, palette, place }) => {
    const gradient = context.createLinearGradient(place.x, 0, place.x + place.width, 0);
    gradient.addColorStop(0, lighten(palette.metal, 0.1));
    gradient.addColorStop(0.5, lighten(palette.metal, 0.55));
    gradient.addColorStop(1, lighten(palette.metal, 0.1));
    context.fillStyle = gradient;
    context.fillRect(place.x, place.y, place.width, place.height);
  },
};

/** A row of lamps, every other one lit. */
function paintBulbs({ context, palette, place, short }: Painting, y: number, phase: number): void {
  const count = Math.max(5, Math.round(place.width / (short * BULB.step)) | 1);
  const radius = short * BULB.radius;
  for (let index = 0; index < count; index += 1) {
    const x = place.x + radius * 2 + ((place.width - radius * 4) * index) / (count - 1);
    const isLit = index % 2 === phase;
    if (isLit) {
      const reach = short * BULB.glow;
      const glow = context.createRadialGradient(x, y, 0, x, y, reach);
      glow.addColorStop(0, withAlpha(palette.metal, 0.6));
      glow.addColorStop(1, withAlpha(palette.metal, 0));
      context.fillStyle = glow;
      context.fillRect(x - reach, y - reach, reach * 2, reach * 2);
    }
    const bulb = context.createRadialGradient(x, y - radius * 0.3, 0, x, y, radius);
    bulb.addColorStop(0, isLit ? '#ffffff' : lighten(palette.metal, 0.1));
    bulb.addColorStop(0.55, isLit ? lighten(palette.metal, 0.75) : darken(palette.metal, 0.3));
    bulb.addColorStop(1, isLit ? lighten(palette.metal, 0.2) : darken(palette.metal, 0.6));
    context.fillStyle = bulb;
    context.beginPath();
    context.arc(x, y, radius, 0, Math.PI * 2);
    context.fill();
  }
}

/** A bent tube round the words, open above on the left and below on the right. */
function openFramePath({ context, place, short }: Painting): void {
  const { x, y, width, height } = place;
  const radius = Math.min(short * TUBE.radius, height / 3);
  const gap = Math.min(width * 0.3, short * TUBE.gap);
  const [right, bottom] = [x + width, y + height];
  context.beginPath();
  context.moveTo(x + radius + gap, y);
  context.lineTo(right - radius, y);
  context.arcTo(right, y, right, y + radius, radius);
  context.lineTo(right, bottom - radius * 1.6);
  context.moveTo(right - radius - gap, bottom);
  context.lineTo(x + radius, bottom);
  context.arcTo(x, bottom, x, bottom - radius, radius);
  context.lineTo(x, y + radius * 1.6);
}

/** Two lines that end in points, a lozenge in their middle; `inwards` is the side of the thinner one. */
function paintDecoRule(
  { context, palette, place, short }: Painting,
  y: number,
  inwards: 1 | -1,
): void {
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
