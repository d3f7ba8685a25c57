import type { SKRSContext2D } from '@napi-rs/canvas';
import { darken, lighten, mix, withAlpha, type HexColor } from '#film/color/hex.ts';
import type { Box } from '#film/overlay/layout/box.ts';
import type { CardKind, Palette } from '#film/storyboard/storyboard.ts';

/** A place on the frame for the words of an end card, and what to paint there. */
export interface Ground {
  readonly context: SKRSContext2D;
  readonly place: Box;
  readonly palette: Palette;
  /** As dark as words need. */
  readonly cloth: HexColor;
  readonly room: HexColor;
  /** The frame's shorter side, which widths of lines are parts of. */
  readonly short: number;
  /** What parts the title from what follows it. */
  readonly rule: Box | null;
}

/** Paints what words without a frame stand on. */
export function paintGround(ground: Ground, kind: Exclude<CardKind, 'framed'>): void {
  GROUNDS[kind](ground);
}

const GROUNDS: Record<Exclude<CardKind, 'framed'>, (ground: Ground) => void> = {
  bare: paintDusk,
  split: paintSplit,
  band: paintBand,
  ticket: paintTicket,
  medal: paintMedal,
};

/** How far the picture is dimmed behind words without a panel, and at the edges of the frame. */
const DUSK = { words: 0.68, edge: 0.3 } as const;

/** Night that falls on the whole picture, deepest behind the words. */
function paintDusk({ context, place, room }: Ground): void {
  const { width, height } = context.canvas;
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  const reach = Math.hypot(place.width, place.height) / 2;
  context.save();
  context.translate(x, y);
  // As wide as the words are, in frames of any shape.
  context.scale(1, Math.max(0.4, place.height / place.width));
  const dusk = context.createRadialGradient(0, 0, 0, 0, 0, reach * 1.7);
  dusk.addColorStop(0, withAlpha(darken(room, 0.4), DUSK.words));
  dusk.addColorStop(0.5, withAlpha(darken(room, 0.4), DUSK.words));
  dusk.addColorStop(1, withAlpha(darken(room, 0.4), DUSK.edge));
  context.fillStyle = dusk;
  const far = (width + height) * 3;
  context.fillRect(-far, -far, far * 2, far * 2);
  context.restore();
}

const SPLIT_ALPHA = 0.95;
/** Of the edge between words and game, of the shorter side. */
const EDGE = { width: 0.009, between: 0.016, thin: 0.003 } as const;

/** Cloth from edge to edge, closed off towards the game by a bar of metal. */
function paintSplit({ context, place, palette, cloth, room, short }: Ground): void {
  const isUpright = place.height >= context.canvas.height;
  const [right, bottom] = [place.x + place.width, place.y + place.height];
  const fade = context.createLinearGradient(0, 0, isUpright ? right : 0, isUpright ? 0 : bottom);
  fade.addColorStop(0, withAlpha(mix(cloth, room, 0.8), SPLIT_ALPHA));
  fade.addColorStop(1, withAlpha(cloth, SPLIT_ALPHA));
  castShadow(context, short);
  context.fillStyle = fade;
  context.fillRect(place.x, place.y, place.width, place.height);
  clearShadow(context);
  const [wide, thin] = [short * EDGE.width, Math.max(1, short * EDGE.thin)];
  const inner = short * (EDGE.width + EDGE.between);
  context.fillStyle = metalAlong({ context, palette }, place);
  if (isUpright) {
    context.fillRect(right - wide, place.y, wide, place.height);
    context.fillRect(right - inner, place.y, thin, place.height);
  } else {
    context.fillRect(place.x, bottom - wide, place.width, wide);
    context.fillRect(place.x, bottom - inner, place.width, thin);
  }
}

/** A strip at the foot of the frame, below a bar of metal. */
function paintBand({ context, place, palette, cloth, room, short }: Ground): void {
  const fade = context.createLinearGradient(0, place.y, 0, place.y + place.height);
  fade.addColorStop(0, withAlpha(cloth, SPLIT_ALPHA));
  fade.addColorStop(0.6, withAlpha(mix(cloth, room, 0.85), SPLIT_ALPHA));
  castShadow(context, short);
  context.fillStyle = fade;
  context.fillRect(place.x, place.y, place.width, place.height);
  clearShadow(context);
  context.fillStyle = metalAlong({ context, palette }, place);
  context.fillRect(place.x, place.y, place.width, short * EDGE.width);
  const inner = place.y + short * (EDGE.width + EDGE.between);
  context.fillRect(place.x, inner, place.width, Math.max(1, short * EDGE.thin));
}

/** Of the bites in a ticket's sides, of its notches and of its perforation; of the shorter side. */
const TICKET = { bite: 0.014, notch: 0.034, dash: 0.014, line: 0.005, inset: 0.026 } as const;

/** Paper with bitten sides, torn off along a perforation where the title ends. */
function paintTicket({ context, place, palette, short, rule }: Ground): void {
  const paper = paperOf(palette);
  const gradient = context.createLinearGradient(
    place.x,
    place.y,
    place.x + place.width,
    place.y + place.height,
  );
  gradient.addColorStop(0, lighten(paper, 0.4));
  gradient.addColorStop(1, paper);
  const tear = rule && rule.y + rule.height / 2;
  outlineTicket(context, place, { short, tear });
  castShadow(context, short);
  context.fillStyle = gradient;
  context.fill();
  clearShadow(context);
  const inset = short * TICKET.inset;
  const ink = inkOnPaper(palette);
  context.strokeStyle = withAlpha(ink, 0.55);
  context.lineWidth = Math.max(1, short * TICKET.line * 0.6);
  for (const y of [place.y + inset, place.y + place.height - inset]) {
    context.beginPath();
    context.moveTo(place.x + inset * 1.6, y);
    context.lineTo(place.x + place.width - inset * 1.6, y);
    context.stroke();
  }
  if (tear === null) return;
  context.strokeStyle = withAlpha(ink, 0.8);
  context.lineWidth = Math.max(1, short * TICKET.line);
  context.setLineDash([short * TICKET.dash, short * TICKET.dash * 0.8]);
  context.beginPath();
  context.moveTo(place.x + short * TICKET.notch * 1.3, tear);
  context.lineTo(place.x + place.width - short * TICKET.notch * 1.3, tear);
  context.stroke();
  context.setLineDash([]);
}

interface Tear {
  readonly short: number;
  /** The row along which it is torn off; null where it is whole. */
  readonly tear: number | null;
}

function outlineTicket(context: SKRSContext2D, place: Box, { short, tear }: Tear): void {
  const { x, y, width, height } = place;
  const [right, bottom] = [x + width, y + height];
  const count = Math.max(3, Math.round(height / (short * TICKET.bite * 3)));
  const step = height / count;
  const at = (k: number) => y + step * (k + 0.5);
  const notch = short * TICKET.notch;
  // Bites give way to the notch of the perforation.
  const bites = Array.from({ length: count }, (_, k) => ({ y: at(k), radius: short * TICKET.bite }))
    .filter((bite) => tear === null || Math.abs(bite.y - tear) > notch + step / 2)
    .concat(tear === null ? [] : [{ y: tear, radius: notch }])
    .toSorted((a, b) => a.y - b.y);
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(right, y);
  for (const bite of bites)
    context.arc(right, bite.y, bite.radius, -Math.PI / 2, Math.PI / 2, true);
  context.lineTo(right, bottom);
  context.lineTo(x, bottom);
  for (const bite of bites.toReversed())
    context.arc(x, bite.y, bite.radius, Math.PI / 2, -Math.PI / 2, true);
  context.closePath();
}

const PAPER = { ofMetal: 0.72 } as const;

function paperOf({ metal }: Palette): HexColor {
  return lighten(metal, PAPER.ofMetal);
}

/** What is printed on a ticket. */
export function inkOnPaper({ room, felt }: Palette): HexColor {
  return darken(mix(room, felt, 0.3), 0.62);
}

/** Of a medal's rim, its rings and its marks, as parts of its radius. */
const MEDAL_RIM = { width: 0.15, ring: 0.012, marks: 8, markWidth: 0.5 } as const;

/** A coin of the film's metal round its cloth. */
function paintMedal({ context, place, palette, cloth, room, short }: Ground): void {
  const radius = place.width / 2;
  const [x, y] = [place.x + radius, place.y + place.height / 2];
  const disc = (r: number) => {
    context.beginPath();
    context.arc(x, y, r, 0, Math.PI * 2);
  };
  disc(radius);
  castShadow(context, short);
  context.fillStyle = metalAlong({ context, palette }, place);
  context.fill();
  clearShadow(context);
  paintMarks({ context, palette }, { x, y, radius });
  const inner = radius * (1 - MEDAL_RIM.width);
  const fill = context.createRadialGradient(x, y - radius * 0.3, 0, x, y, inner);
  fill.addColorStop(0, lighten(cloth, 0.06));
  fill.addColorStop(0.6, mix(cloth, room, 0.3));
  fill.addColorStop(1, mix(cloth, room, 0.85));
  disc(inner);
  context.fillStyle = fill;
  context.fill();
  context.lineWidth = Math.max(1, radius * MEDAL_RIM.ring);
  for (const [r, color] of [
    [inner, darken(palette.metal, 0.6)],
    [inner - radius * 0.035, lighten(palette.metal, 0.3)],
    [radius * 0.985, darken(palette.metal, 0.5)],
  ] as const) {
    disc(r);
    context.strokeStyle = color;
    context.stroke();
  }
}

interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Fields of another colour round the rim, as on a chip. */
function paintMarks(
  { context, palette }: Pick<Ground, 'context' | 'palette'>,
  { x, y, radius }: Disc,
): void {
  const step = (Math.PI * 2) / MEDAL_RIM.marks;
  context.fillStyle = darken(palette.felt, 0.35);
  for (let mark = 0; mark < MEDAL_RIM.marks; mark += 1) {
    const from = mark * step - (step * MEDAL_RIM.markWidth) / 2;
    context.beginPath();
    context.arc(x, y, radius * 0.975, from, from + step * MEDAL_RIM.markWidth);
    context.arc(
      x,
      y,
      radius * (1 - MEDAL_RIM.width * 0.8),
      from + step * MEDAL_RIM.markWidth,
      from,
      true,
    );
    context.closePath();
    context.fill();
  }
}

type Gradient = ReturnType<SKRSContext2D['createLinearGradient']>;

/** The film's metal with light from the left above. */
function metalAlong(
  { context, palette }: Pick<Ground, 'context' | 'palette'>,
  { x, y, width, height }: Box,
): Gradient {
  const gradient = context.createLinearGradient(x, y, x + width, y + height);
  for (const [at, light] of [
    [0, 0.45],
    [0.3, 0.1],
    [0.5, 0.6],
    [0.7, 0.1],
    [1, 0.4],
  ] as const)
    gradient.addColorStop(at, lighten(palette.metal, light));
  return gradient;
}

function castShadow(context: SKRSContext2D, short: number): void {
  context.shadowColor = 'rgba(0, 0, 0, 0.75)';
  context.shadowBlur = short * 0.05;
}

function clearShadow(context: SKRSContext2D): void {
  context.shadowColor = 'transparent';
}
