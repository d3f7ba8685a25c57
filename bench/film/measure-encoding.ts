/**
 * The cost of encoding alone: the first frames of a film, made beforehand and encoded repeatedly by
 * the product's encoder and, if installed, by x264 (`ffmpeg -preset veryfast -crf 20`, two
 * threads). Prints JSON: `node bench/film/measure-encoding.ts SHORT_SIDE FPS SECONDS`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { videoBitsPerSecond } from '#film/encode/bit-rate.ts';
import { chooseBackend } from '#film/encode/choose-backend.ts';
import { openOverlay } from '#film/overlay/overlay.ts';
import { i420ByteLength } from '#film/picture/i420.ts';
import { planStoryboard } from '#film/storyboard/plan-storyboard.ts';
import { openStudioPicture } from '#film/studio/studio-picture.ts';
import { benchOrder } from './bench-order.ts';

export interface EncodingMeasurement {
  readonly wallSeconds: number;
  readonly cpuSeconds: number;
  /** Absent without ffmpeg. */
  readonly x264?: { readonly wallSeconds: number; readonly cpuSeconds: number };
}

const LOOP_FRAMES = 30;

const [shortSide = 720, fps = 30, duration = 10] = process.argv.slice(2, 5).map(Number);
const folder = await mkdtemp(join(tmpdir(), 'film-bench-'));
const storyboard = planStoryboard(benchOrder(shortSide, { fps, duration }));
const { size, frameCount } = storyboard;
const frames = await makeFrames();
const x264 = await measureX264();
console.log(JSON.stringify({ ...(await measureOwn()), ...(x264 && { x264 }) }));
await rm(folder, { recursive: true, force: true });
process.exit(0);

/**
 * From the middle of the film, where it moves; evenly spread frames would be harder for any
 * encoder.
 */
async function makeFrames(): Promise<Uint8Array[]> {
  const picture = openStudioPicture(storyboard);
  const overlay = openOverlay(storyboard);
  const made: Uint8Array[] = [];
  for (let index = 0; index < LOOP_FRAMES; index += 1) {
    const frame = new Uint8Array(i420ByteLength(size));
    await picture.renderFrame((frameCount >> 1) + index, frame);
    overlay.drawOver(frame, (frameCount >> 1) + index);
    made.push(frame);
  }
  picture.close();
  return made;
}

async function measureOwn(): Promise<EncodingMeasurement> {
  const encoder = (await chooseBackend()).videoFile(join(folder, 'own.mp4'));
  const cpuBefore = process.cpuUsage();
  const startedAt = performance.now();
  await encoder.start({ size, fps, bitsPerSecond: videoBitsPerSecond({ size, fps }) });
  for (let index = 0; index < frameCount; index += 1) {
    const frame = frames[index % LOOP_FRAMES];
    if (frame) await encoder.encodeFrame(frame);
  }
  await encoder.finish();
  const { user, system } = process.cpuUsage(cpuBefore);
  const wallSeconds = (performance.now() - startedAt) / 1000;
  return { wallSeconds, cpuSeconds: (user + system) / 1_000_000 };
}

async function measureX264(): Promise<EncodingMeasurement['x264'] | null> {
  const rawPath = join(folder, 'frames.yuv');
  const raw = await open(rawPath, 'w');
  for (let index = 0; index < frameCount; index += 1) {
    const frame = frames[index % LOOP_FRAMES];
    if (frame) await raw.write(frame);
  }
  await raw.close();
  const { status, stderr } = spawnSync('ffmpeg', [...x264Arguments(rawPath)], { encoding: 'utf8' });
  if (status !== 0) return null;
  const seconds = (name: string) =>
    Number(new RegExp(`${name}=([\\d.]+)s`).exec(stderr)?.[1] ?? Number.NaN);
  return {
    wallSeconds: seconds('rtime'),
    cpuSeconds: seconds('utime') + seconds('stime'),
  };
}

function x264Arguments(rawPath: string): readonly string[] {
  return [
    ['-hide_banner', '-benchmark', '-f', 'rawvideo', '-pix_fmt', 'yuv420p'],
    ['-s', `${size.width}x${size.height}`, '-r', String(fps), '-i', rawPath],
    ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '20', '-threads', '2', '-f', 'null', '-'],
  ].flat();
}
