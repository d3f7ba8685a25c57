import { createCanvas } from '@napi-rs/canvas';
import { mixedHex } from '#film/color/light.ts';
import { paintLater, paintShared, type Paint, type Painting } from '../../scene/texture.ts';
import type { SlotsLook } from './looks.ts';
import type { Strip } from './strips.ts';
import { drawSymbol, type SymbolId } from './symbols.ts';

/** Texels of a symbol's cell round the reel, and across it. */
const CELL = { along: 160, across: { 3: 208, 5: 128 } } as const;

/**
 * A reel unrolled: round the reel runs to the right, the reel's right side is above. On a reel that turns
 * about an axis pointing right, symbols stand upright.
 */
export function paintStrip(strip: Strip, look: SlotsLook): Painting {
  const across = CELL.across[look.reelCount];
  return paintShared(CELL.along * strip.length, across, (p) => {
    p.fillStyle = acrossReel(p, look, [0, across]);
    p.fillRect(0, 0, CELL.along * strip.length, across);
    for (const [k, symbol] of strip.entries()) {
      p.save();
      p.translate((k + 0.5) * CELL.along, across / 2);
      p.rotate(-Math.PI / 2);
      const size = Math.min(CELL.along * 0.84, across * 0.86) / 100;
      p.scale(size, size);
      if (look.strip.glows) halo(p, symbol);
      else shadow(p, symbol);
      drawSymbol(p, symbol);
      p.restore();
    }
  });
}

/** The paper's colours from one rim of a reel to the other, which is at (x, y). */
function acrossReel(
  p: Paint,
  { strip: { paper: middle, edge } }: SlotsLook,
  [x, y]: readonly [number, number],
): ReturnType<Paint['createLinearGradient']> {
  const sheet = p.createLinearGradient(0, 0, x, y);
  const rim = mixedHex(edge, '#000000', 0.35);
  for (const [at, color] of [
    [0, rim],
    [0.06, edge],
    [0.3, middle],
    [0.7, middle],
    [0.94, edge],
    [1, rim],
  ] as const)
    sheet.addColorStop(at, color);
  return sheet;
}

/** Symbols lie on the paper: a soft shadow below them. */
function shadow(p: Paint, symbol: SymbolId): void {
  p.save();
  p.shadowColor = 'rgba(60,30,0,.55)';
  p.shadowBlur = 9;
  p.shadowOffsetX = 5;
  p.shadowOffsetY = 2;
  drawSymbol(p, symbol);
  p.restore();
}

const HALOS: Record<SymbolId, string> = {
  seven: '#ff2a4a',
  bar: '#b05cff',
  bell: '#ffb020',
  cherry: '#ff2a5a',
  lemon: '#ffe23a',
  diamond: '#2ac8ff',
  horseshoe: '#ffc24a',
  star: '#ff9a2a',
  crown: '#ffc83a',
};

function halo(p: Paint, symbol: SymbolId): void {
  const glow = p.createRadialGradient(0, 0, 10, 0, 0, 58);
  glow.addColorStop(0, `${HALOS[symbol]}aa`);
  glow.addColorStop(1, `${HALOS[symbol]}00`);
  p.fillStyle = glow;
  p.fillRect(-60, -60, 120, 120);
}

/** A strip smeared along its way by a number of symbols, going round. */
export function smeared(strip: Painting, symbols: number): Painting {
  return paintLater(strip.width, strip.height, () => {
    const isFullSpeed = symbols === 1;
    const painting = smear(strip, isFullSpeed ? FAINT.streak : symbols);
    if (symbols < STREAKS_FROM) return painting;
    const streaks = streaked(painting, strip, symbols * STREAK_GAIN);
    return isFullSpeed ? withFaintSymbols(streaks, smear(strip, FAINT.smear)) : streaks;
  });
}

/**
 * At full speed symbols are faint on the streaks that they make, and told by their colour more than by their light:
 * where reels fill the frame, they would flash more than three times a second as they pass.
 */
const FAINT = { streak: 4, smear: 0.35, contrast: 0.38, light: 0.12 } as const;

function withFaintSymbols(streaks: Painting, symbols: Painting): Painting {
  const pixels = Uint8ClampedArray.from(streaks.pixels);
  for (let at = 0; at < pixels.length; at += 4) {
    const lighter = lumaOf(symbols.pixels, at) - lumaOf(streaks.pixels, at);
    for (let c = at; c < at + 3; c++) {
      const streak = streaks.pixels[c] ?? 0;
      const more = (symbols.pixels[c] ?? 0) - streak;
      pixels[c] = streak + FAINT.contrast * (more - lighter) + FAINT.light * lighter;
    }
  }
  return { ...streaks, pixels };
}

const lumaOf = (pixels: Uint8ClampedArray, at: number): number =>
  0.2126 * (pixels[at] ?? 0) + 0.7152 * (pixels[at + 1] ?? 0) + 0.0722 * (pixels[at + 2] ?? 0);

/** Symbols: what is smeared by less can still be told apart. */
const STREAKS_FROM = 0.4;
/** How much further from the paper the colours of streaks are, for each symbol of smear, than their mean leaves them. */
const STREAK_GAIN = 1.8;
/** Of it, for symbols brighter than their paper: they glow, and more would burn them out. */
const GLOW_SHARE = 0.2;

/**
 * A strip that passes too fast to be read, in streaks as an eye sees it: what the symbols of a row have in common stands
 * out from their paper. Along its way nothing changes by it, so nothing flickers.
 */
function streaked({ width, height, pixels }: Painting, strip: Painting, gain: number): Painting {
  const result = Uint8ClampedArray.from(pixels);
  for (let y = 0; y < height; y++) {
    for (let c = 0; c < 3; c++) {
      const first = y * width * 4 + c;
      // Between two symbols a strip begins.
      const paper = strip.pixels[first] ?? 0;
      const ink = meanOfRow(pixels, width, first) - paper;
      const more = ink * gain * (ink > 0 ? GLOW_SHARE : 1);
      for (let x = 0; x < width; x++) {
        result[first + x * 4] = (pixels[first + x * 4] ?? 0) + more;
      }
    }
  }
  return { width, height, pixels: result };
}

function meanOfRow(pixels: Uint8ClampedArray, width: number, first: number): number {
  let sum = 0;
  for (let x = 0; x < width; x++) sum += pixels[first + x * 4] ?? 0;
  return sum / width;
}

function smear({ width, height, pixels }: Painting, symbols: number): Painting {
  const reach = Math.max(1, Math.round((symbols * CELL.along) / 2));
  const result = new Uint8ClampedArray(pixels.length).fill(255);
  for (let y = 0; y < height; y++) {
    for (let c = 0; c < 3; c++) {
      const from = y * width * 4 + c;
      const to = from + width * 4;
      smearRow(pixels.subarray(from, to), result.subarray(from, to), { width, reach });
    }
  }
  return { width, height, pixels: result };
}

interface Way {
  readonly width: number;
  /** Pixels on either side. */
  readonly reach: number;
}

/** Writes the mean light around each pixel; of every fourth value, which are one channel of a row that goes round. */
function smearRow(values: Uint8ClampedArray, into: Uint8ClampedArray, { width, reach }: Way): void {
  const lightAt = (x: number): number => {
    const value = values[x * 4] ?? 0;
    return value * value;
  };
  const count = reach * 2 + 1;
  let sum = 0;
  for (let x = -reach; x <= reach; x++) sum += lightAt((x + width) % width);
  let [next, last] = [(reach + 1) % width, (width - reach) % width];
  for (let x = 0; x < width; x++) {
    into[x * 4] = Math.sqrt(sum / count);
    sum += lightAt(next) - lightAt(last);
    next = next + 1 === width ? 0 : next + 1;
    last = last + 1 === width ? 0 : last + 1;
  }
}

/** A picture of standing reels for machines in the row that nobody plays. */
export function paintStandingReels(look: SlotsLook): Painting {
  const [width, height] = [512, 332];
  const canvas = createCanvas(width, height);
  const p = canvas.getContext('2d');
  const pitch = width / look.reelCount;
  for (let reel = 0; reel < look.reelCount; reel++) {
    p.save();
    p.translate(pitch * reel, 0);
    p.beginPath();
    p.rect(2, 0, pitch - 4, height);
    p.clip();
    p.fillStyle = acrossReel(p, look, [pitch, 0]);
    p.fillRect(0, 0, pitch, height);
    for (const row of [0, 1, 2]) {
      p.save();
      p.translate(pitch / 2, height / 2 + (row - 1) * height * 0.34);
      p.scale(Math.min(pitch, 110) / 125, row === 1 ? 0.9 : 0.74);
      const symbol = look.symbols[(reel * 2 + row * 3 + (reel > 2 ? 1 : 0)) % look.symbols.length];
      if (symbol !== undefined) drawSymbol(p, symbol);
      p.restore();
    }
    const round = p.createLinearGradient(0, 0, 0, height);
    round.addColorStop(0, 'rgba(0,0,0,.85)');
    round.addColorStop(0.28, 'rgba(0,0,0,.08)');
    round.addColorStop(0.72, 'rgba(0,0,0,.08)');
    round.addColorStop(1, 'rgba(0,0,0,.8)');
    p.fillStyle = round;
    p.fillRect(0, 0, pitch, height);
    p.restore();
  }
  return { width, height, pixels: p.getImageData(0, 0, width, height).data };
}
