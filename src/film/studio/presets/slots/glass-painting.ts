import { chooseLogo } from '#film/brand/choose-logo.ts';
import type { LoadedLogo } from '#film/brand/load-logos.ts';
import { BROAD, paintLogo, SMALL } from '#film/brand/paint-logo.ts';
import { withAlpha, type HexColor } from '#film/color/hex.ts';
import type { Palette } from '#film/storyboard/storyboard.ts';
import { DISPLAY_FONT } from '../../props/fonts.ts';
import { mixedHex } from '#film/color/light.ts';
import { between, type Random } from '#film/random.ts';
import { paint, paintShared, type Paint, type Painting } from '../../scene/texture.ts';
import type { CabinetDesign } from './looks.ts';
import { drawSymbol, type SymbolId } from './symbols.ts';

/** A sheet of glass that is being painted. */
interface Pane {
  readonly p: Paint;
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
}

/** The lit glass above the reels: rays, and on them the brand's logo or the name that signs, else an ornament. */
export function paintTopGlass(design: CabinetDesign, random: Random): Painting {
  const { look, palette, logos, signature } = design;
  const [w, h] = [1024, 384];
  return paint(w, h, (p) => {
    const pane: Pane = { p, width: w, height: h, palette };
    ground(pane);
    rays(pane, { x: w / 2, y: h * 1.25, count: 28 });
    sparkle(pane, 40, random);
    const name = letteringOf(pane, signature);
    const isNamed = logos.length > 0 || name !== null;
    if (logos.length > 0) logoPlate(pane, logos);
    else if (name) paintName(pane, name);
    else ornament(pane);
    symbolsOn(pane, look.symbols[0], isNamed ? [-0.405, 0.405] : [0]);
    borders(pane);
  });
}

/** The same glass with nothing on it, its light low in the middle: words of the film stand before it. */
export function paintBlankGlass(palette: Palette): Painting {
  const [w, h] = [512, 192];
  return paintShared(w, h, (p) => {
    const pane: Pane = { p, width: w, height: h, palette };
    const deep = mixedHex(palette.felt, '#05030a', 0.5);
    const sheet = p.createLinearGradient(0, 0, 0, h);
    sheet.addColorStop(0, deep);
    sheet.addColorStop(1, mixedHex(palette.felt, palette.glow, 0.35));
    p.fillStyle = sheet;
    p.fillRect(0, 0, w, h);
    borders(pane);
  });
}

/** The lit glass below the ledge: a medallion in a sunburst. */
export function paintBellyGlass({ look, palette, logos }: CabinetDesign, random: Random): Painting {
  const [w, h] = [896, 752];
  return paint(w, h, (p) => {
    const pane: Pane = { p, width: w, height: h, palette };
    ground(pane);
    rays(pane, { x: w / 2, y: h * 0.5, count: 36 });
    sparkle(pane, 70, random);
    for (const [radius, color] of [
      [262, palette.metal],
      [248, mixedHex(palette.felt, '#000000', 0.45)],
      [226, palette.metal],
      [221, mixedHex(palette.room, palette.glow, 0.25)],
    ] as const) {
      p.fillStyle = color;
      p.beginPath();
      p.arc(w / 2, h / 2, radius, 0, Math.PI * 2);
      p.fill();
    }
    for (let k = 0; k < 24; k++) {
      const at = (k / 24) * Math.PI * 2;
      p.fillStyle = '#fff0c0';
      p.beginPath();
      p.arc(w / 2 + Math.cos(at) * 237, h / 2 + Math.sin(at) * 237, 5, 0, Math.PI * 2);
      p.fill();
    }
    if (logos.length > 0) {
      const ground = mixedHex(palette.room, palette.glow, 0.25);
      const box = { x: w / 2, y: h / 2, width: 360, height: 260 };
      paintLogo(p, logos, { ...box, ground, variants: SMALL });
    } else symbol(p, look.symbols[1] ?? look.symbols[0], { x: w / 2, y: h / 2, size: 3.3 });
    for (const [x, y, k] of [
      [0.14, 0.2, 2],
      [0.86, 0.2, 3],
      [0.14, 0.8, 3],
      [0.86, 0.8, 2],
    ] as const)
      symbol(p, look.symbols[k] ?? look.symbols[0], { x: w * x, y: h * y, size: 1.35 });
    borders(pane);
  });
}

/** The brand's logo in place of a name: on a field that the rays do not cross, dark where it can be. */
function logoPlate(pane: Pane, logos: readonly LoadedLogo[]): void {
  const { p, width: w, height: h, palette } = pane;
  const dark = mixedHex(palette.felt, '#05030a', 0.6);
  const ground = chooseLogo(logos, { ground: dark, variants: BROAD })?.plate ?? dark;
  p.fillStyle = ground;
  p.beginPath();
  p.roundRect(w * 0.19, h * 0.08, w * 0.62, h * 0.84, 24);
  p.fill();
  const box = { x: w / 2, y: h / 2, width: w * 0.56, height: h * 0.7 };
  paintLogo(p, logos, { ...box, ground, variants: BROAD });
}

function ground({ p, width: w, height: h, palette }: Pane): void {
  const deep = mixedHex(palette.felt, '#05030a', 0.35);
  const sheet = p.createRadialGradient(w / 2, h * 0.6, h * 0.1, w / 2, h * 0.6, w * 0.62);
  sheet.addColorStop(0, mixedHex(palette.felt, palette.glow, 0.6));
  sheet.addColorStop(0.5, mixedHex(palette.felt, palette.glow, 0.18));
  sheet.addColorStop(1, deep);
  p.fillStyle = sheet;
  p.fillRect(0, 0, w, h);
}

interface Rays {
  readonly x: number;
  readonly y: number;
  readonly count: number;
}

function rays({ p, width: reach, palette }: Pane, { x, y, count }: Rays): void {
  const fade = p.createRadialGradient(x, y, reach * 0.08, x, y, reach * 0.85);
  fade.addColorStop(0, withAlpha(palette.metal, 0.7));
  fade.addColorStop(0.6, withAlpha(palette.glow, 0.3));
  fade.addColorStop(1, withAlpha(palette.glow, 0.05));
  p.fillStyle = fade;
  for (let k = 0; k < count; k++) {
    const from = (k / count) * Math.PI * 2;
    const to = from + Math.PI / count;
    p.beginPath();
    p.moveTo(x, y);
    p.lineTo(x + Math.cos(from) * reach, y + Math.sin(from) * reach);
    p.lineTo(x + Math.cos(to) * reach, y + Math.sin(to) * reach);
    p.closePath();
    p.fill();
  }
}

function sparkle({ p, width: w, height: h }: Pane, count: number, random: Random): void {
  for (let k = 0; k < count; k++) {
    const x = random() * w;
    const y = random() * h;
    const r = between(random, 2, 9);
    const glow = p.createRadialGradient(x, y, 0, x, y, r);
    glow.addColorStop(0, 'rgba(255,248,220,.95)');
    glow.addColorStop(1, 'rgba(255,240,200,0)');
    p.fillStyle = glow;
    p.fillRect(x - r, y - r, r * 2, r * 2);
  }
}

interface SymbolPlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

function symbol(p: Paint, id: SymbolId, { x, y, size }: SymbolPlace): void {
  p.save();
  p.translate(x, y);
  p.scale(size, size);
  p.shadowColor = 'rgba(0,0,0,.7)';
  p.shadowBlur = 16;
  drawSymbol(p, id);
  p.shadowBlur = 0;
  drawSymbol(p, id);
  p.restore();
}

/** Beside a name, or in the middle of an ornament; places count from the middle, in widths of the glass. */
function symbolsOn(
  { p, width: w, height: h }: Pane,
  id: SymbolId,
  places: readonly number[],
): void {
  const size = places.length === 1 ? 1.7 : 1.15;
  for (const place of places) symbol(p, id, { x: w * (0.5 + place), y: h * 0.5, size });
}

const LETTER_SIZE = 150;
/** Of the glass, for a name; of the letters' usual size, how small they may be, and how large on two rows. */
const NAME = { width: 0.6, scaleMin: 0.42, onTwoRows: 0.68 } as const;
/** What the face of the glass can draw. */
const DRAWN = /^[\u0020-\u00FF’]+$/u;

interface Lettering {
  readonly rows: readonly string[];
  /** Of the letters' usual size. */
  readonly scale: number;
}

/** A name on one row or two, whichever is larger; null where it cannot be drawn or read on the glass. */
function letteringOf(pane: Pane, name: string | null): Lettering | null {
  if (name === null || !DRAWN.test(name)) return null;
  const words = name.split(' ');
  const settings = words.map((_, at): Lettering => {
    const rows = [words.slice(0, at).join(' '), words.slice(at).join(' ')].filter(Boolean);
    return { rows, scale: scaleFor(pane, rows) };
  });
  const [largest] = settings.toSorted((a, b) => b.scale - a.scale);
  return largest && largest.scale >= NAME.scaleMin ? largest : null;
}

function scaleFor({ p, width }: Pane, rows: readonly string[]): number {
  p.font = `${LETTER_SIZE}px ${DISPLAY_FONT}`;
  const widest = Math.max(...rows.map((row) => p.measureText(row).width));
  return Math.min(rows.length > 1 ? NAME.onTwoRows : 1, (width * NAME.width) / widest);
}

/** Rays to the left and right of the symbol in the middle, between two lines each. */
function ornament({ p, width: w, height: h, palette }: Pane): void {
  for (const side of [-1, 1])
    for (const [y, length] of [
      [0.36, 0.3],
      [0.5, 0.36],
      [0.64, 0.3],
    ] as const) {
      const [from, to] = [w * (0.5 + side * 0.13), w * (0.5 + side * (0.13 + length * 0.85))];
      const fade = p.createLinearGradient(from, 0, to, 0);
      fade.addColorStop(0, mixedHex(palette.metal, '#ffffff', 0.5));
      fade.addColorStop(1, withAlpha(palette.metal, 0.1));
      p.fillStyle = fade;
      p.beginPath();
      p.moveTo(from, h * (y - 0.035));
      p.lineTo(to, h * y);
      p.lineTo(from, h * (y + 0.035));
      p.closePath();
      p.fill();
    }
}

/** The name that signs, between two symbols. */
function paintName(pane: Pane, { rows, scale }: Lettering): void {
  const { p, width: w, height: h, palette } = pane;
  const face = p.createLinearGradient(0, -LETTER_SIZE / 2, 0, LETTER_SIZE / 2);
  const top: HexColor = '#fffdf0';
  face.addColorStop(0.15, top);
  face.addColorStop(0.52, mixedHex(top, palette.metal, 0.6));
  face.addColorStop(0.56, mixedHex(palette.metal, palette.glow, 0.5));
  face.addColorStop(0.9, mixedHex(palette.metal, '#ffffff', 0.4));
  for (const [at, row] of rows.entries()) {
    p.save();
    p.translate(w / 2, h * 0.53 + (at - (rows.length - 1) / 2) * LETTER_SIZE * scale * 1.05);
    p.textAlign = 'center';
    p.textBaseline = 'middle';
    p.scale(scale, rows.length > 1 ? scale : Math.max(scale, 0.6));
    p.lineJoin = 'round';
    p.shadowColor = withAlpha(palette.glow, 0.9);
    p.shadowBlur = 40;
    p.strokeStyle = '#1c0a06';
    p.lineWidth = 22;
    p.strokeText(row, 0, 0);
    p.shadowBlur = 0;
    p.strokeStyle = palette.metal;
    p.lineWidth = 9;
    p.strokeText(row, 0, 0);
    p.fillStyle = face;
    p.fillText(row, 0, 0);
    p.restore();
  }
}

/** Glass is darker towards its frame. */
function borders({ p, width: w, height: h, palette }: Pane): void {
  p.strokeStyle = palette.metal;
  p.lineWidth = 5;
  p.strokeRect(24, 24, w - 48, h - 48);
  for (const [x0, y0, x1, y1] of [
    [0, 0, 0, h * 0.2],
    [0, h, 0, h * 0.8],
    [0, 0, w * 0.08, 0],
    [w, 0, w * 0.92, 0],
  ] as const) {
    const edge = p.createLinearGradient(x0, y0, x1, y1);
    edge.addColorStop(0, 'rgba(0,0,0,.75)');
    edge.addColorStop(1, 'rgba(0,0,0,0)');
    p.fillStyle = edge;
    p.fillRect(0, 0, w, h);
  }
}
