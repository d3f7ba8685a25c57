/** What a film costs next to encoding the same frames alone. Prints a table for docs. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { CONTROL_DEFAULTS } from '#domain/controls.ts';
import type { FilmOrder } from '#film/film-order.ts';
import { videoBitsPerSecond } from '#film/finish/bit-rate.ts';
import { chooseBackend } from '#film/finish/choose-backend.ts';
import { i420ByteLength } from '#film/picture/i420.ts';
import { findEngine, DEFAULT_ENGINE } from '#film/picture/find-engine.ts';
import { renderFilm } from '#film/render-film.ts';
import { planStoryboard } from '#film/storyboard/plan-storyboard.ts';
import { openOverlay } from '#film/overlay/overlay.ts';

const ORDER: FilmOrder = {
  prompt: 'A glamorous Friday night of roulette at the Grand Meridian. Book your table now!',
  preset: 'roulette',
  controls: { ...CONTROL_DEFAULTS, duration: 10 },
  seed: 7,
  organizationName: 'The Grand Meridian',
  markets: ['US'],
  shortSidePixels: 720,
};
/** Frames kept in memory for encoding alone: a fifth of the film, encoded five times. */
const LOOP_FRAMES = 60;

interface Measurement {
  readonly wallSeconds: number;
  readonly cpuSeconds: number;
}

async function measure(work: () => Promise<unknown>): Promise<Measurement> {
  const cpuBefore = process.cpuUsage();
  const startedAt = performance.now();
  await work();
  const wallSeconds = (performance.now() - startedAt) / 1000;
  const { user, system } = process.cpuUsage(cpuBefore);
  return { wallSeconds, cpuSeconds: (user + system) / 1_000_000 };
}

const folder = await mkdtemp(join(tmpdir(), 'film-bench-'));
let peakBytes = 0;
const watch = setInterval(() => {
  peakBytes = Math.max(peakBytes, process.memoryUsage.rss());
}, 50);
let firstFrameSeconds = 0;
const startedAt = performance.now();
const film = await measure(() =>
  renderFilm(ORDER, {
    workFolder: folder,
    outputFolder: folder,
    onProgress({ stage }) {
      if (stage === 'rendering' && firstFrameSeconds === 0) {
        firstFrameSeconds = (performance.now() - startedAt) / 1000;
      }
    },
  }),
);
clearInterval(watch);
const encoding = await measureEncodingAlone();
await rm(folder, { recursive: true, force: true });

const { duration } = ORDER.controls;
const perSecond = (seconds: number) => (seconds / duration).toFixed(2);
console.log(`| 720p30, ${duration} s, engine ${DEFAULT_ENGINE} | wall s per film s | CPU s per film s |
|---|---|---|
| whole film | ${perSecond(film.wallSeconds)} | ${perSecond(film.cpuSeconds)} |
| the same frames, encoded alone | ${perSecond(encoding.wallSeconds)} | ${perSecond(encoding.cpuSeconds)} |
| ratio | ${(film.wallSeconds / encoding.wallSeconds).toFixed(2)} | ${(film.cpuSeconds / encoding.cpuSeconds).toFixed(2)} |

First frame after ${firstFrameSeconds.toFixed(2)} s; peak memory ${Math.round(peakBytes / 1_048_576)} MB.`);

async function measureEncodingAlone(): Promise<Measurement> {
  const storyboard = planStoryboard(ORDER);
  const { size, frameCount } = storyboard;
  const { fps } = storyboard.controls;
  const picture = await (await findEngine(DEFAULT_ENGINE)).open(storyboard);
  const overlay = openOverlay(storyboard);
  const frames: Uint8Array[] = [];
  for (let index = 0; index < LOOP_FRAMES; index += 1) {
    const frame = new Uint8Array(i420ByteLength(size));
    await picture.renderFrame(index, frame);
    overlay.drawOver(frame, index);
    frames.push(frame);
  }
  picture.close();
  const encoder = (await chooseBackend()).videoFile(join(folder, 'alone.mp4'));
  return measure(async () => {
    await encoder.start({ size, fps, bitsPerSecond: videoBitsPerSecond({ size, fps }) });
    for (let index = 0; index < frameCount; index += 1) {
      const frame = frames[index % LOOP_FRAMES];
      if (frame) await encoder.encodeFrame(frame);
    }
    await encoder.finish();
  });
}
