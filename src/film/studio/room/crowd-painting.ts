import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { withAlpha, type HexColor } from '#film/color/hex.ts';
import type { Palette } from '#film/storyboard/storyboard.ts';
import { mixedHex } from '#film/color/light.ts';
import { paintShared, weighedByOpacity, type Paint, type Painting } from '../scene/texture.ts';
import { between, pick, type Random } from '#film/random.ts';
import { GUEST_CELL, paintFigure, paintOutline, type GuestFigure } from './guest-figure.ts';

/** Guests side by side in one picture; all of them look a little to the right of the picture. */
export const GUEST_COUNT = 12;

const SKINS: [HexColor, ...HexColor[]] = [
  '#e8b894',
  '#c98d66',
  '#8d5a3b',
  '#f0c9ab',
  '#6b4029',
  '#d9a27c',
];
const HAIR: [HexColor, ...HexColor[]] = [
  '#1a1210',
  '#3b2417',
  '#0d0b0c',
  '#5a3a20',
  '#2a1a12',
  '#94703e',
];
const SUITS: [HexColor, ...HexColor[]] = [
  '#1a1d2a',
  '#2b2f3c',
  '#14161c',
  '#3a2c22',
  '#203040',
  '#5a544c',
];
const SHIRTS: [HexColor, ...HexColor[]] = [
  '#a8a297',
  '#4d6078',
  '#7a4a34',
  '#465440',
  '#8a7358',
  '#6a2c2c',
];
const DRESSES: [HexColor, ...HexColor[]] = [
  '#7a1226',
  '#10443c',
  '#5c1a3c',
  '#20204a',
  '#7c2a4a',
  '#16161a',
  '#8a5a18',
];

const CLOTHS = { suit: SUITS, shirt: SHIRTS, dress: DRESSES } as const;

/** Guests as they look out of focus: lit from the table in front, edged by the room's lights. */
export function paintGuests(random: Random, palette: Palette): Painting {
  const guests = Array.from({ length: GUEST_COUNT }, (_, k) => dress(random, palette, k));
  const painting = paintShared(GUEST_CELL.width * GUEST_COUNT, GUEST_CELL.height, (p) => {
    const edges = paintSheet(guests, (at, guest) => edgeGuest(at, guest, palette));
    const figures = paintSheet(guests, paintFigure);
    // Blurring a whole sheet costs what blurring one stroke does.
    p.filter = 'blur(2px)';
    p.drawImage(edges, 0, 0);
    p.filter = 'blur(1.2px)';
    p.drawImage(figures, 0, 0);
    p.filter = 'none';
    inCells(p, guests, lightFigure);
  });
  return weighedByOpacity(painting);
}

type PaintGuest = (p: Paint, guest: GuestFigure) => void;

function paintSheet(guests: readonly GuestFigure[], paintOne: PaintGuest): Canvas {
  const sheet = createCanvas(GUEST_CELL.width * guests.length, GUEST_CELL.height);
  inCells(sheet.getContext('2d'), guests, paintOne);
  return sheet;
}

/** Each guest in a cell, with the origin in the middle of its upper edge. */
function inCells(p: Paint, guests: readonly GuestFigure[], paintOne: PaintGuest): void {
  const { width, height } = GUEST_CELL;
  for (const [k, guest] of guests.entries()) {
    p.save();
    p.beginPath();
    p.rect(k * width, 0, width, height);
    p.clip();
    p.translate(k * width + width / 2, 0);
    paintOne(p, guest);
    p.restore();
  }
}

function dress(random: Random, palette: Palette, k: number): GuestFigure {
  const inDress = k % 2 === 0;
  const inPaletteColour = random() < 0.25;
  const outfit = inDress ? 'dress' : random() < 0.5 ? 'suit' : 'shirt';
  const cloth = pick(random, CLOTHS[outfit]);
  return {
    skin: pick(random, SKINS),
    hair: pick(random, HAIR),
    cloth: inPaletteColour
      ? mixedHex(cloth, random() < 0.5 ? palette.accent : palette.glow, 0.12)
      : cloth,
    outfit,
    hairCut: inDress ? pick(random, ['long', 'bun', 'long']) : 'short',
    build: between(random, 0.86, 1.08) * (inDress ? 0.86 : 1),
    facing: k % 3 === 0 ? between(random, -0.1, 0.15) : between(random, 0.35, 0.95),
    gesture: pick(random, ['glass', 'hip', 'down', 'crossed']),
    lean: between(random, -6, 6),
  };
}

/** Each light is the whole figure in its colour, shifted; the figure itself lies over it. */
function edgeGuest(p: Paint, guest: GuestFigure, palette: Palette): void {
  const rims: [number, string][] = [
    [-3.2, withAlpha(palette.glow, 0.5)],
    [3.2, withAlpha(palette.accent, 0.4)],
  ];
  for (const [shift, color] of rims) {
    p.save();
    p.translate(shift, -1);
    p.fillStyle = color;
    p.strokeStyle = color;
    paintOutline(p, guest);
    p.restore();
  }
}

/** Gives what is painted a round body: the lamp over the table in front of it, the dark of the floor below. */
function lightFigure(p: Paint): void {
  const { width, height } = GUEST_CELL;
  p.globalCompositeOperation = 'source-atop';
  const fromTable = p.createRadialGradient(0, 130, 10, 0, 130, 150);
  fromTable.addColorStop(0, withAlpha('#ffdca8', 0.14));
  fromTable.addColorStop(1, withAlpha('#ffdca8', 0));
  const towardsFloor = p.createLinearGradient(0, 190, 0, 430);
  towardsFloor.addColorStop(0, 'rgba(0, 0, 0, 0)');
  towardsFloor.addColorStop(0.55, 'rgba(0, 0, 0, 0.35)');
  towardsFloor.addColorStop(1, 'rgba(0, 0, 0, 0.75)');
  for (const light of [fromTable, towardsFloor]) {
    p.fillStyle = light;
    p.fillRect(-width / 2, 0, width, height);
  }
  p.globalCompositeOperation = 'source-over';
}
