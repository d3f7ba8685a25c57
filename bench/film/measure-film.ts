/**
 * Makes one film in a separate process and prints its cost as JSON: `node
 * bench/film/measure-film.ts SHORT_SIDE FPS SECONDS [PRESET] [CREDENTIALS]`. The film is signed if
 * CREDENTIALS names a file with the output of `makeSigningCredentials`.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { keepCompiledCode } from '#film/compiled-code.ts';
import type { SigningCredentials } from '#film/provenance/credentials/signing-credentials.ts';
import { benchOrder } from './bench-order.ts';

export interface FilmMeasurement {
  readonly wallSeconds: number;
  readonly cpuSeconds: number;
  /** From the start of the process. */
  readonly firstFrameSeconds: number;
  /** Between the first frame and the last. */
  readonly steadySeconds: number;
  readonly frameCount: number;
  readonly megabytes: number;
  readonly peakMegabytes: number;
  /** Memory in use, sampled evenly from the first frame to the last. */
  readonly memoryTrail: readonly number[];
}

const MEGABYTE = 1_048_576;
const TRAIL_STEPS = 10;

keepCompiledCode();
const { renderFilm } = await import('#film/render/render-film.ts');
const [shortSide = 720, fps = 30, duration = 10] = process.argv.slice(2, 5).map(Number);
const [preset = 'roulette', credentialsPath] = process.argv.slice(5);
const credentials = credentialsPath === undefined ? null : await readCredentials(credentialsPath);
const folder = await mkdtemp(join(tmpdir(), 'film-bench-'));
const memory: { readonly seconds: number; readonly megabytes: number }[] = [];
const sinceStart = () => process.uptime();
const watch = setInterval(() => {
  memory.push({ seconds: sinceStart(), megabytes: process.memoryUsage.rss() / MEGABYTE });
}, 50);
let firstFrameSeconds = 0;
let lastFrameSeconds = 0;
const film = await renderFilm(benchOrder(shortSide, { fps, duration }, preset), {
  workFolder: folder,
  outputFolder: folder,
  ...(credentials && { credentials }),
  onProgress({ stage }) {
    if (stage !== 'rendering') return;
    lastFrameSeconds = sinceStart();
    if (firstFrameSeconds === 0) firstFrameSeconds = lastFrameSeconds;
  },
});
clearInterval(watch);
await rm(folder, { recursive: true, force: true });

const { user, system } = process.cpuUsage();
const measurement: FilmMeasurement = {
  wallSeconds: sinceStart(),
  cpuSeconds: (user + system) / 1_000_000,
  firstFrameSeconds,
  steadySeconds: lastFrameSeconds - firstFrameSeconds,
  frameCount: film.frameCount,
  megabytes: film.bytes / 1_000_000,
  peakMegabytes: Math.max(...memory.map(({ megabytes }) => megabytes)),
  memoryTrail: Array.from({ length: TRAIL_STEPS }, (_, step) => {
    const at =
      firstFrameSeconds + ((step + 0.5) / TRAIL_STEPS) * (lastFrameSeconds - firstFrameSeconds);
    return Math.round(memory.find(({ seconds }) => seconds >= at)?.megabytes ?? 0);
  }),
};
console.log(JSON.stringify(measurement));
process.exit(0);

async function readCredentials(path: string): Promise<SigningCredentials> {
  return JSON.parse(await readFile(path, 'utf8')) as SigningCredentials;
}
