/**
 * The cost of films: `npm run bench:film` prints the table of docs/bench.md. Each film is made in a
 * separate process, twice: cold, and with compiled code on disk. `--long` adds a minute at 60
 * frames per second, to check that memory stays flat; `--sizes 720,1080` selects sizes.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import process, { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { estimateRenderSeconds } from '#film/render/estimate-render-seconds.ts';
import { COMPILED_CODE_FOLDER, KEEPS_COMPILED_CODE } from '#film/compiled-code.ts';
import { makeSigningCredentials } from '#film/provenance/credentials/make-signing-credentials.ts';
import type { EncodingMeasurement } from './film/measure-encoding.ts';
import type { FilmMeasurement } from './film/measure-film.ts';

interface BenchFilm {
  readonly shortSide: number;
  readonly fps: number;
  readonly seconds: number;
}

const FILMS: readonly BenchFilm[] = [
  { shortSide: 720, fps: 30, seconds: 10 },
  { shortSide: 1080, fps: 30, seconds: 6 },
  { shortSide: 2160, fps: 30, seconds: 5 },
];
const LONG_FILM: BenchFilm = { shortSide: 480, fps: 60, seconds: 60 };

const { values } = parseArgs({
  options: {
    long: { type: 'boolean', default: false },
    sizes: { type: 'string', default: '720,1080,2160' },
  },
});
const sizes = new Set(values.sizes.split(',').map(Number));
const folder = mkdtempSync(join(tmpdir(), 'film-bench-'));
const credentialsPath = join(folder, 'credentials.json');
const credentials = await makeSigningCredentials({ signerName: 'CasinoReel', now: new Date() });
writeFileSync(credentialsPath, JSON.stringify(credentials), { mode: 0o600 });

const [processor] = cpus();
console.log(
  `Node ${process.version}, ${availableParallelism()} × ${processor?.model ?? 'unknown'}`,
);
console.log(`Load before: ${loadavg()[0]?.toFixed(1)}; seconds are for each second of film.\n`);
const columns = [
  'film',
  'CPU s',
  'wall s, steady',
  'wall s, whole',
  'expected',
  'own encoder alone, CPU s',
  'x264 veryfast alone, CPU s',
  'x264 / film, CPU',
  'x264 / film, wall',
  'first frame, cold and warm',
  'peak memory',
  'a minute weighs',
];
console.log(`| ${columns.join(' | ')} |\n|${' --- |'.repeat(columns.length)}`);
for (const film of FILMS) if (sizes.has(film.shortSide)) console.log(rowOf(film));
if (values.long) {
  const { memoryTrail, peakMegabytes } = measureFilm(LONG_FILM);
  console.log(
    `\n${nameOf(LONG_FILM)}: peak ${peakMegabytes.toFixed(0)} MB; in tenths of the film:`,
  );
  console.log(`${memoryTrail.join(', ')} MB.`);
}
rmSync(folder, { recursive: true });

function rowOf(film: BenchFilm): string {
  rmSync(COMPILED_CODE_FOLDER, { recursive: true, force: true });
  const cold = measureFilm(film);
  const warm = measureFilm(film);
  const alone = run('measure-encoding.ts', film) as EncodingMeasurement;
  const per = (seconds: number) => (seconds / film.seconds).toFixed(2);
  const expected = estimateRenderSeconds(
    {
      ...film,
      aspectRatio: '16:9',
      shortSidePixels: film.shortSide,
      durationSeconds: film.seconds,
    },
    availableParallelism(),
  );
  const { x264 } = alone;
  const cells = [
    nameOf(film),
    per(warm.cpuSeconds),
    per(warm.steadySeconds),
    per(warm.wallSeconds),
    `${expected} s for ${warm.wallSeconds.toFixed(0)} s`,
    per(alone.cpuSeconds),
    x264 ? per(x264.cpuSeconds) : '–',
    x264 ? (x264.cpuSeconds / warm.cpuSeconds).toFixed(2) : '–',
    x264 ? (x264.wallSeconds / warm.steadySeconds).toFixed(2) : '–',
    `${cold.firstFrameSeconds.toFixed(2)} s, ${warm.firstFrameSeconds.toFixed(2)} s`,
    `${Math.max(cold.peakMegabytes, warm.peakMegabytes).toFixed(0)} MB`,
    `${((warm.megabytes / film.seconds) * 60).toFixed(0)} MB`,
  ];
  return `| ${cells.join(' | ')} |`;
}

function nameOf({ shortSide, fps, seconds }: BenchFilm): string {
  return `${shortSide}p${fps}, ${seconds} s`;
}

function measureFilm(film: BenchFilm): FilmMeasurement {
  return run('measure-film.ts', film) as FilmMeasurement;
}

function run(entry: string, { shortSide, fps, seconds }: BenchFilm): unknown {
  const path = fileURLToPath(new URL(`film/${entry}`, import.meta.url));
  const { status, stdout } = spawnSync(
    process.execPath,
    [path, String(shortSide), String(fps), String(seconds), 'roulette', credentialsPath],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...env, ...KEEPS_COMPILED_CODE },
    },
  );
  if (status !== 0) throw new Error(`${entry} ended with ${String(status)}`);
  return JSON.parse(stdout);
}
