import { createCanvas, loadImage, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';

import { FACE_NAMES, fontFor } from '#film/overlay/fonts/font-library.ts';
import { seededFraction } from '#film/random.ts';

/** Signs as video models draw them: correct, nearly correct, and meaningless. */
const SIGNS = [
  'JACKPOT',
  'CASINO ROYALE',
  'Golden Nugget',
  'POKER NIGHT',
  'Welcome',
  'GRAND HOTEL',
  'BAR & GRILL',
  'WINNER',
  'Lucky Sevens',
  'CASSIIO',
  'RQYAIE',
  'Play Now',
  'ROULETTE',
  'Bonvs',
  'HIGH ROLLER',
  'Les Étoiles',
  'EXIT',
  'Open 24 Hours',
  'VEGAS',
  'Diamond Club',
  'КАЗИНО',
  'Добро пожаловать',
  'Tischspiele',
  'Blakcjakc',
  'SLTOS',
  'Free Parking',
  'Wlecone',
  'Monte Carlo',
  'TABLE 12',
  'No Limit',
] as const;
/** Share of the frame's shorter side. */
const SIZES = [0.03, 0.045, 0.065, 0.1, 0.15, 0.2] as const;
const INKS = ['#fff4d8', '#ffd76a', '#ff5a5a', '#88eeff', '#ffffff'] as const;
const DARK_GROUNDS = ['#101018', '#3a1020', '#0d2a1a'] as const;

export interface Sign {
  readonly words: string;
  /** Of the letters, in pixels. */
  readonly size: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

type Pick = <T>(name: string, options: readonly T[]) => T;

/**
 * Adds a sign to a frame: slanted, in some font, on a board or directly on the picture, lit or
 * worn, then compressed.
 */
export async function drawSign(
  frame: Canvas,
  seed: number,
): Promise<{ readonly canvas: Canvas; readonly sign: Sign }> {
  const fraction = (name: string) => seededFraction(seed, name);
  const pick: Pick = (name, options) => {
    const option = options[Math.floor(fraction(name) * options.length)];
    if (option === undefined) throw new Error(`Nothing to pick as ${name}`);
    return option;
  };
  const { width, height } = frame;
  const canvas = createCanvas(width, height);
  const p = canvas.getContext('2d');
  p.drawImage(frame, 0, 0);
  const words = pick('sign', SIGNS);
  const size = Math.round(Math.min(width, height) * pick('size', SIZES));
  p.font = fontFor(pick('face', FACE_NAMES), size, words);
  const across = p.measureText(words).width;
  const shrink = Math.min(1, (width * 0.8) / across);
  const half = (across * shrink) / 2 + 4;
  const x = half + fraction('x') * Math.max(0, width - 2 * half);
  const y = height * (0.15 + 0.7 * fraction('y'));
  p.translate(x, y);
  p.rotate((fraction('turn') - 0.5) * 0.3);
  const lean = (fraction('lean') - 0.5) * 0.5;
  p.transform(shrink, 0, lean, shrink * (0.75 + 0.4 * fraction('foreshortened')), 0, 0);
  paintWords(p, { words, size, across }, { fraction, pick });
  const reach = size + half * 0.2;
  const sign = {
    words,
    size: Math.round(size * shrink),
    left: x - half - 10,
    right: x + half + 10,
    top: y - reach,
    bottom: y + reach,
  };
  return { canvas: await compressed(canvas), sign };
}

function paintWords(
  p: SKRSContext2D,
  { words, size, across }: { words: string; size: number; across: number },
  { fraction, pick }: { fraction: (name: string) => number; pick: Pick },
): void {
  const board = fraction('board');
  const isOnLight = board < 0.1;
  if (board < 0.4) {
    p.fillStyle = isOnLight ? '#e9e2d0' : pick('ground', DARK_GROUNDS);
    p.fillRect(-across / 2 - 6, -size * 0.7, across + 12, size * 1.4);
  }
  if (fraction('glow') < 0.4) {
    p.shadowColor = pick('glow colour', ['#ff00ff', '#ffcc66', '#00ffff']);
    p.shadowBlur = size * 0.25;
  }
  p.textAlign = 'center';
  p.textBaseline = 'middle';
  p.fillStyle = isOnLight ? '#2a2020' : pick('ink', INKS);
  p.globalAlpha = 0.8 + 0.2 * fraction('worn');
  p.fillText(words, 0, 0);
}

/** Softens hard edges, as in the picture of a video. */
export async function compressed(canvas: Canvas): Promise<Canvas> {
  const image = await loadImage(await canvas.encode('jpeg', 60));
  const again = createCanvas(canvas.width, canvas.height);
  again.getContext('2d').drawImage(image, 0, 0);
  return again;
}
