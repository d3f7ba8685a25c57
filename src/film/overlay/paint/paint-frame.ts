import type { SKRSContext2D } from '@napi-rs/canvas';
import { lighten, withAlpha } from '#film/color/hex.ts';
import type { Box } from '#film/overlay/layout/box.ts';
import type { TitlePaint } from '#games/game.ts';
import type { Palette } from '#film/storyboard/storyboard.ts';

interface Framing {
  readonly paint: TitlePaint;
  readonly palette: Palette;
  /** The frame's shorter side, which widths of lines are parts of. */
  readonly short: number;
}

type Gradient = ReturnType<SKRSContext2D['createLinearGradient']>;

interface Pen {
  readonly context: SKRSContext2D;
  readonly place: Box;
  readonly short: number;
  readonly metal: Gradient;
}

/** The frame of an end card, as its lettering asks; lamps and tubes stand there by themselves. */
export function paintFrame(context: SKRSContext2D, place: Box, framing: Framing): void {
  const { paint, palette, short } = framing;
  FRAMES[paint]({ context, place, short, metal: metalOver(context, place, palette) });
}

const FRAMES: Record<TitlePaint, (pen: Pen) => void> = {
  gold: (pen) => {
    strokeStepped(pen, { inset: 0.014, step: 0.03, line: 0.0045 });
    strokeStepped(pen, { inset: 0.026, step: 0.03, line: 0.0018 });
    fillLozenges(pen, 0.0155, 0.014);
  },
  ivory: (pen) => {
    strokeStepped(pen, { inset: 0.016, step: 0, line: 0.0026 });
    fillLozenges(pen, 0.016, 0.009);
  },
  block: ({ context, place, short, metal }) => {
    const bar = short * 0.014;
    context.fillStyle = metal;
    context.fillRect(place.x, place.y, place.width, bar);
    context.fillRect(place.x, place.y + place.height - bar, place.width, bar);
  },
  marquee: (pen) => strokeStepped(pen, { inset: 0, step: 0, line: 0.006 }),
  neon: () => undefined,
};

/** The film's metal with light from the left above. */
function metalOver(
  context: SKRSContext2D,
  { x, y, width, height }: Box,
  palette: Palette,
): Gradient {
  const gradient = context.createLinearGradient(x, y, x + width, y + height);
  for (const [at, light] of [
    [0, 0.45],
    [0.25, 0.1],
    [0.5, 0.6],
    [0.75, 0.1],
    [1, 0.4],
  ] as const)
    gradient.addColorStop(at, withAlpha(lighten(palette.metal, light), 0.95));
  return gradient;
}

interface Keyline {
  /** From the panel's edge, of the shorter side. */
  readonly inset: number;
  /** How far the corners are stepped back. */
  readonly step: number;
  readonly line: number;
}

/** A keyline whose corners are stepped inwards. */
function strokeStepped(
  { context, place, short, metal }: Pen,
  { inset, step, line }: Keyline,
): void {
  const [left, top] = [place.x + inset * short, place.y + inset * short];
  const right = place.x + place.width - inset * short;
  const bottom = place.y + place.height - inset * short;
  const back = step * short;
  context.beginPath();
  context.moveTo(left + back, top);
  for (const [x, y] of [
    [right - back, top],
    [right - back, top + back],
    [right, top + back],
    [right, bottom - back],
    [right - back, bottom - back],
    [right - back, bottom],
    [left + back, bottom],
    [left + back, bottom - back],
    [left, bottom - back],
    [left, top + back],
    [left + back, top + back],
  ] as const)
    context.lineTo(x, y);
  context.closePath();
  context.lineJoin = 'miter';
  context.strokeStyle = metal;
  context.lineWidth = Math.max(1, line * short);
  context.stroke();
}

/** One in the middle of the upper line, and one of the lower. */
function fillLozenges({ context, place, short, metal }: Pen, inset: number, half: number): void {
  const x = place.x + place.width / 2;
  const reach = half * short;
  context.fillStyle = metal;
  for (const y of [place.y + inset * short, place.y + place.height - inset * short]) {
    context.beginPath();
    context.moveTo(x - reach * 1.5, y);
    context.lineTo(x, y - reach);
    context.lineTo(x + reach * 1.5, y);
    context.lineTo(x, y + reach);
    context.closePath();
    context.fill();
  }
}
