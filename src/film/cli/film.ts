import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { FILM_USAGE, readFilmArguments, type FilmCommand } from '#film/cli/film-arguments.ts';
import { readBrandFile } from '#film/cli/brand-file.ts';
import { readShotFiles } from '#film/cli/shot-files.ts';
import { shotsProblem } from '#film/storyboard/plan-storyboard.ts';
import { FilmError } from '#film/film-error.ts';
import { moveDurably } from '#film/durable-file.ts';
import { renderFilmInChild } from '#film/process/render-film-in-child.ts';
import type { FinishedFilm } from '#film/render/render-film.ts';
import type { FilmProgress } from '#film/render/render-options.ts';

const BAR_WIDTH = 32;
/** By convention: 128 + SIGINT. */
const EXIT_CANCELLED = 130;

async function main(): Promise<number> {
  let command: FilmCommand;
  try {
    command = readFilmArguments(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${FILM_USAGE}`);
    return 2;
  }
  if (command.wantsHelp) {
    console.log(FILM_USAGE);
    return 0;
  }
  return film(command);
}

async function film(command: FilmCommand): Promise<number> {
  const cancellation = new AbortController();
  process.once('SIGINT', () => cancellation.abort());
  const folder = await mkdtemp(join(tmpdir(), 'casinoreel-'));
  const startedAt = performance.now();
  try {
    const { order, mediaFiles } = await completed(command);
    const problem = shotsProblem(order);
    if (problem !== null) throw new Error(`${problem}.`);
    const finished = await renderFilmInChild(order, {
      mediaFiles,
      workFolder: folder,
      outputFolder: folder,
      signal: cancellation.signal,
      onProgress: drawProgress,
    });
    const videoPath = await deliver(finished, resolve(command.outPath));
    endProgress();
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`${videoPath}: ${describe(finished)}, made in ${seconds} s`);
    return 0;
  } catch (error) {
    endProgress();
    console.error(error instanceof Error ? error.message : String(error));
    return error instanceof FilmError && error.reason === 'cancelled' ? EXIT_CANCELLED : 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The order with what it names in files. */
async function completed({ order, shots: named, brandPath }: FilmCommand) {
  const { shots, mediaFiles } = await readShotFiles(named);
  const branded = brandPath === null ? null : await readBrandFile(brandPath);
  return {
    order: {
      ...order,
      ...(shots.length > 0 && { shots }),
      ...(branded && { brand: branded.brand }),
    },
    mediaFiles: { ...mediaFiles, ...branded?.mediaFiles },
  };
}

/** The video under the asked name, its poster and thumbnail beside it. */
async function deliver(finished: FinishedFilm, outPath: string): Promise<string> {
  await mkdir(dirname(outPath), { recursive: true });
  const stem = outPath.slice(0, -'.mp4'.length);
  await moveDurably(finished.thumbnailPath, `${stem}.thumbnail.jpg`);
  await moveDurably(finished.posterPath, `${stem}.poster.jpg`);
  if (finished.captionsPath) await moveDurably(finished.captionsPath, `${stem}.vtt`);
  await moveDurably(finished.videoPath, outPath);
  return outPath;
}

function describe({ width, height, fps, durationSeconds, bytes }: FinishedFilm): string {
  const megabytes = (bytes / 1_000_000).toFixed(1);
  return `${width} × ${height}, ${fps} frames/s, ${durationSeconds} s, ${megabytes} MB`;
}

function drawProgress({ stage, progress }: FilmProgress): void {
  if (!process.stdout.isTTY) return;
  const filled = Math.round(progress * BAR_WIDTH);
  const bar = '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled);
  process.stdout.write(`\r${bar} ${String(Math.round(progress * 100)).padStart(3)} % ${stage} `);
}

function endProgress(): void {
  if (process.stdout.isTTY) process.stdout.write('\r\u001B[2K');
}

process.exitCode = await main();
