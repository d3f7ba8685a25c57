// `npm run examples`: makes the films of the landing page with the product itself, in
// public/examples, and lists their hashes, by which the verify page knows them. Preset names after
// the command select films.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { createCanvas, loadImage } from '@napi-rs/canvas';

import { EXAMPLE_PROMPTS } from '#domain/example-prompts.ts';
import type { Game } from '#games/game.ts';
import { GAMES } from '#games/game-list.ts';

const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, 'public', 'examples');
const ORGANIZATION = 'The Grand Meridian';
const DURATION_SECONDS = 5;
const FPS = 24;
const SHORT_SIDE_PIXELS = 360;
const POSTER_QUALITY = 78;
const FILM_BYTES_MAX = 1_500_000;
const POSTER_BYTES_MAX = 80_000;

function argumentsOf({ id: preset, example }: Game, film: string): string[] {
  const order = { preset, prompt: EXAMPLE_PROMPTS[preset], ...example, signature: ORGANIZATION };
  const shape = { aspect: '9:16', size: SHORT_SIDE_PIXELS, fps: FPS, duration: DURATION_SECONDS };
  const options = Object.entries({ ...order, ...shape, out: film });
  return options.flatMap(([name, value]) => [`--${name}`, String(value)]);
}

async function requireSmall(file: string, bytesMax: number): Promise<void> {
  const { size } = await stat(file);
  console.log(`${file}: ${Math.round(size / 1_000)} kB`);
  if (size > bytesMax) throw new Error(`${file} has more than ${bytesMax} bytes`);
}

/** Also saves the poster as WebP. */
async function compress(poster: string, smaller: string): Promise<void> {
  const image = await loadImage(await readFile(poster));
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  await writeFile(smaller, await canvas.encode('webp', POSTER_QUALITY));
  await rm(poster);
}

async function make(game: Game): Promise<void> {
  const fileOf = (ending: string) => join(FOLDER, `${game.id}${ending}`);
  const film = fileOf('.new.mp4');
  await promisify(execFile)(process.execPath, [
    join(ROOT, 'src/film/cli/film.ts'),
    ...argumentsOf(game, film),
  ]);
  await compress(fileOf('.new.poster.jpg'), fileOf('.webp'));
  await rm(fileOf('.new.thumbnail.jpg'));
  await rename(film, fileOf('.mp4'));
  await requireSmall(fileOf('.mp4'), FILM_BYTES_MAX);
  await requireSmall(fileOf('.webp'), POSTER_BYTES_MAX);
}

async function listHashes(): Promise<void> {
  const films = (await readdir(FOLDER)).filter((name) => name.endsWith('.mp4')).toSorted();
  const hashes = films.map(async (name) => {
    const film = await readFile(join(FOLDER, name));
    return [name, createHash('sha256').update(film).digest('hex')] as const;
  });
  const list = JSON.stringify(Object.fromEntries(await Promise.all(hashes)), null, 2);
  await writeFile(join(FOLDER, 'sha256.json'), `${list}\n`);
}

const wanted = process.argv.slice(2);
await mkdir(FOLDER, { recursive: true });
for (const game of GAMES) {
  if (wanted.length > 0 && !wanted.includes(game.id)) continue;
  // oxlint-disable-next-line no-await-in-loop -- a film takes the whole machine
  await make(game);
}
await listHashes();
