// `npm run picture:readme`: the posters of six films side by side, in docs/pictures/films.jpg.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { createCanvas, loadImage } from '@napi-rs/canvas';

const ROOT = join(import.meta.dirname, '..');
const PICTURE = join(ROOT, 'docs', 'pictures', 'films.jpg');
const COLUMNS = 3;
const WIDTH = 640;
const HEIGHT = 360;
const GAP_PIXELS = 8;
const QUALITY = 86;

/** In reading order. */
const FILMS: readonly (readonly [preset: string, lighting: string, prompt: string])[] = [
  ['roulette', 'cinematic', 'Champagne gold roulette night. Headline: "Friday at the Wheel"'],
  ['blackjack', 'bright', 'A bright blackjack afternoon. Headline: "Blackjack Sunday"'],
  ['slots', 'neon', 'Neon slots after dark. Headline: "A Thousand Reels"'],
  ['poker', 'dramatic', 'A quiet poker room in emerald. Headline: "The Winter Series"'],
  ['craps', 'bright', 'Lively craps evening in red and gold. Headline: "Craps Tuesday"'],
  ['slots', 'cinematic', 'Seafood buffet by candlelight. Headline: "The Harbour Buffet"'],
];

const folder = await mkdtemp(join(tmpdir(), 'casinoreel-picture-'));
try {
  const rows = Math.ceil(FILMS.length / COLUMNS);
  const sheet = createCanvas(spanOf(WIDTH, COLUMNS), spanOf(HEIGHT, rows));
  const context = sheet.getContext('2d');
  for (const [index, film] of FILMS.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- a film takes the whole machine
    const poster = await loadImage(await makePoster(film, index));
    const column = index % COLUMNS;
    const row = Math.floor(index / COLUMNS);
    context.drawImage(poster, column * (WIDTH + GAP_PIXELS), row * (HEIGHT + GAP_PIXELS));
  }
  await writeFile(PICTURE, await sheet.encode('jpeg', QUALITY));
} finally {
  await rm(folder, { recursive: true });
}

async function makePoster(film: (typeof FILMS)[number], index: number): Promise<string> {
  const [preset, lighting, prompt] = film;
  const out = join(folder, `${index}.mp4`);
  const options = { preset, lighting, prompt, out, size: HEIGHT, duration: 5, fps: 24 };
  await promisify(execFile)(process.execPath, [
    join(ROOT, 'src/film/cli/film.ts'),
    ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]),
  ]);
  return out.replace(/\.mp4$/, '.poster.jpg');
}

function spanOf(pixels: number, count: number): number {
  return pixels * count + GAP_PIXELS * (count - 1);
}
