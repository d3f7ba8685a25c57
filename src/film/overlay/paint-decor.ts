import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { darken, lighten, withAlpha } from '#film/color/hex.ts';
import type { Box } from '#film/overlay/box.ts';
import type { Decor } from '#film/overlay/lockups.ts';
import type { PaintedLine } from '#film/overlay/paint-lines.ts';
import type { PlateKind } from '#film/overlay/words-layout.ts';
import type { Palette } from '#film/storyboard/storyboard.ts';

/** A place on a canvas, and what to paint there. */
interface Painting {
  readonly context: SKRSContext2D;
  readonly palette: Palette;
  /** On the canvas. */
  readonly place: Box;
}

/** What stands behind a line. */
export function paintPlate(kind: PlateKind, plate: Box, palette: Palette): PaintedLine {
  return paintAround(plate, plate.height * 0.4, (context, place) =>
    PLATES[kind]({ context, palette, place }),
  );
}

/** What stands round all words of a shot; bulbs come in two canvases that take turns. */
export function paintDecor(kind: Decor, box: Box, palette: Palette): readonly PaintedLine[] {
  const phases = kind === 'bulbs' ? [0, 1] : [0];
  return phases.map((phase) =>
    paintAround(box, Math.min(box.width, box.height) * 0.2, (context, place) =>
      DECORS[kind]({ context, palette, place }, phase),
    ),
  );
}

/** The hairline under a title: bright in the middle, gone at its ends. */
export function paintRule(rule: Box, palette: Palette): PaintedLine {
  return paintAround(rule, rule.height * 5, (context, place) => {
    const gradient = context.createLinearGradient(place.x, 0, place.x + place.width, 0);
    gradient.addColorStop(0, withAlpha(palette.glow, 0));
    gradient.addColorStop(0.5, lighten(palette.glow, 0.25));
    gradient.addColorStop(1, withAlpha(palette.glow, 0));
    context.shadowColor = palette.glow;
    context.shadowBlur = rule.height * 4;
    context.fillStyle = gradient;
    context.fillRect(place.x, place.y, place.width, place.height);
  });
}

function paintAround(
  around: Box,
  reach: number,
  paint: (context: SKRSContext2D, place: Box) => void,
): PaintedLine {
  const pad = Math.ceil(reach);
  const box = {
    x: Math.floor(around.x) - pad,
    y: Math.floor(around.y) - pad,
    width: Math.ceil(around.width) + pad * 2,
    height: Math.ceil(around.height) + pad * 2,
  };
  const ink: Canvas = createCanvas(box.width, box.height);
  paint(ink.getContext('2d'), { ...around, x: around.x - box.x, y: around.y - box.y });
  return { ink, box, pieces: [{ word: 0, within: 0, from: 0, to: box.width }] };
}

const PLATES: Record<PlateKind, (painting: Painting) => void> = {
  button: (painting) => {
    roundedPath(painting, painting.place.height / 2);
    fillMetal(painting);
  },
  tag: (painting) => {
    tagPath(painting);
    fillMetal(painting);
    const { context, place, palette } = painting;
    const point = tagPoint(place);
    const centerX = place.x + point * 0.7;
    context.beginPath();
    context.arc(centerX, place.y + place.height / 2, point * 0.25, 0, Math.PI * 2);
    context.fillStyle = darken(palette.room, 0.5);
    context.fill();
  },
  ribbon: (painting) => {
    ribbonPath(painting);
    fillMetal(painting);
  },
};

function roundedPath({ context, place }: Painting, radius: number): void {
  context.beginPath();
  context.roundRect(place.x, place.y, place.width, place.height, radius);
}

/** How far the point of a tag reaches: as a part of its width where it is tall, so that its hole stays clear of the words. */
function tagPoint({ width, height }: Box): number {
  return Math.min(height * 0.28, width * 0.07);
}

/** A label with a pointed end on the left. */
function tagPath({ context, place }: Painting): void {
  const { x, y, width, height } = place;
  const point = tagPoint(place);
  context.beginPath();
  context.moveTo(x, y + height / 2);
  context.lineTo(x + point, y);
  context.lineTo(x + width, y);
  context.lineTo(x + width, y + height);
  context.lineTo(x + point, y + height);
  context.closePath();
}

/** A band with notched ends. */
function ribbonPath({ context, place: { x, y, width, height } }: Painting): void {
  const notch = Math.min(height * 0.22, width * 0.045);
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(x + width, y);
  context.lineTo(x + width - notch, y + height / 2);
  context.lineTo(x + width, y + height);
  context.lineTo(x, y + height);
  context.lineTo(x + notch, y + height / 2);
  context.closePath();
}

/** The film's metal with the light from above, on a soft shadow. */
function fillMetal({ context, palette, place }: Painting): void {
  const gradient = context.createLinearGradient(
    place.x,
    place.y,
    place.x + place.width * 0.3,
    place.y + place.height,
  );
  gradient.addColorStop(0, lighten(palette.metal, 0.6));
  gradient.addColorStop(0.45, lighten(palette.metal, 0.25));
  gradient.addColorStop(0.6, lighten(palette.metal, 0.5));
  gradient.addColorStop(1, darken(palette.metal, 0.06));
  context.shadowColor = 'rgba(0, 0, 0, 0.8)';
  context.shadowBlur = place.height * 0.06;
  context.strokeStyle = 'rgba(0, 0, 0, 0.8)';
  context.lineWidth = place.height * 0.05;
  context.stroke();
  context.fillStyle = gradient;
  context.fill();
  context.shadowColor = 'transparent';
  context.strokeStyle = 'rgba(255, 255, 255, 0.65)';
  context.lineWidth = Math.max(1, place.height * 0.025);
  context.stroke();
}

/** How many bulbs stand along the shorter side of their frame, at the least. */
const BULBS = 5;

const DECORS: Record<Decor, (painting: Painting, phase: number) => void> = {
  bulbs: (painting, phase) => {
    const { context, palette, place } = painting;
    const step = Math.min(place.width, place.height) / BULBS;
    roundedPath(painting, step * 0.3);
    context.fillStyle = withAlpha(darken(palette.felt, 0.75), 0.6);
    context.fill();
    context.strokeStyle = darken(palette.felt, 0.6);
    context.lineWidth = step * 0.5;
    context.stroke();
    bulbPlaces(place, step).forEach(({ x, y }, index) => {
      const isLit = index % 2 === phase;
      context.beginPath();
      context.arc(x, y, step * 0.16, 0, Math.PI * 2);
      context.shadowColor = isLit ? palette.metal : 'transparent';
      context.shadowBlur = step * 0.5;
      context.fillStyle = isLit ? lighten(palette.metal, 0.75) : darken(palette.metal, 0.35);
      context.fill();
    });
    context.shadowColor = 'transparent';
  },
  tubes: (painting) => {
    const { context, palette, place } = painting;
    const width = Math.min(place.width, place.height) * 0.022;
    for (const [glow, line, color] of [
      [8, 1.6, palette.glow],
      [3, 1, lighten(palette.glow, 0.75)],
    ] as const) {
      roundedPath(painting, Math.min(place.height * 0.25, place.width * 0.1));
      context.shadowColor = palette.glow;
      context.shadowBlur = width * glow;
      context.strokeStyle = color;
      context.lineWidth = width * line;
      context.stroke();
    }
    context.shadowColor = 'transparent';
  },
  frame: (painting) => {
    const { context, palette, place } = painting;
    const width = Math.max(1, Math.min(place.width, place.height) * 0.008);
    context.strokeStyle = lighten(palette.metal, 0.2);
    context.shadowColor = 'rgba(0, 0, 0, 0.8)';
    context.shadowBlur = width * 4;
    for (const [inset, line] of [
      [0, 1.6],
      [5, 0.8],
    ] as const) {
      const by = inset * width;
      context.lineWidth = Math.max(1, width * line);
      context.strokeRect(place.x + by, place.y + by, place.width - by * 2, place.height - by * 2);
    }
    context.shadowColor = 'transparent';
  },
  bar: ({ context, palette, place }) => {
    const width = Math.max(2, Math.min(place.width, place.height) * 0.035);
    context.fillStyle = lighten(palette.metal, 0.15);
    context.shadowColor = 'rgba(0, 0, 0, 0.8)';
    context.shadowBlur = width;
    context.fillRect(place.x, place.y + place.height * 0.1, width, place.height * 0.8);
    context.shadowColor = 'transparent';
  },
};

/** Evenly along the edges of a box, an even number of them so that neighbours never match. */
function bulbPlaces(
  { x, y, width, height }: Box,
  step: number,
): { readonly x: number; readonly y: number }[] {
  const around = 2 * (width + height);
  const count = 2 * Math.round(around / step / 2);
  return Array.from({ length: count }, (_, index) => {
    const at = (index / count) * around;
    if (at < width) return { x: x + at, y };
    if (at < width + height) return { x: x + width, y: y + at - width };
    if (at < 2 * width + height) return { x: x + 2 * width + height - at, y: y + height };
    return { x, y: y + around - at };
  });
}
