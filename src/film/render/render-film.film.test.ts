import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EncodedPacketSink, FilePathSource, Input, MP4 } from 'mediabunny';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Controls } from '#domain/order/controls.ts';
import { checkFilm, readFilm } from '#film/certify/check-film.ts';
import { openDiskBlob } from '#film/provenance/engine/open-disk-blob.ts';
import { listTopLevelBoxes } from '#film/provenance/reading/top-level-boxes.ts';
import { renderFilm } from '#film/render/render-film.ts';
import type { FinishedFilm } from '#film/render/render-film.ts';
import { exampleOrder } from '#tests/support/film/example-order.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'film-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function folders(name: string) {
  return { workFolder: join(folder, name, 'work'), outputFolder: join(folder, name, 'out') };
}

const SHAPES = [
  ['16:9', 24, 284, 160],
  ['9:16', 25, 160, 284],
  ['1:1', 60, 160, 160],
] as const;
type Shape = Pick<Controls, 'aspectRatio' | 'fps'>;
/** Shorter than any order may be, but of several segments. */
const SECONDS = 3;
const orderOf = (shape: Shape) => exampleOrder({ ...shape, duration: SECONDS });

/** Films of two threads, each made once, with the stages they went through. */
const ofTwoThreads = new Map<number, Promise<readonly [FinishedFilm, readonly string[]]>>();
function filmOfTwoThreads(shape: Shape) {
  const film = ofTwoThreads.get(shape.fps) ?? makeByTwoThreads(shape);
  ofTwoThreads.set(shape.fps, film);
  return film;
}

async function makeByTwoThreads(shape: Shape) {
  const stages: string[] = [];
  let progress = 0;
  const film = await renderFilm(orderOf(shape), {
    ...folders(`shape-${shape.fps}`),
    threads: 2,
    onProgress(now) {
      expect(now.progress).toBeGreaterThanOrEqual(progress);
      ({ progress } = now);
      if (stages.at(-1) !== now.stage) stages.push(now.stage);
    },
  });
  return [film, stages] as const;
}

const WIDE = { aspectRatio: '16:9', fps: 24 } as const;

async function videoBytes(path: string): Promise<string> {
  using input = new Input({ source: new FilePathSource(path), formats: [MP4] });
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw new Error('no picture');
  const parts: Uint8Array[] = [];
  for await (const packet of new EncodedPacketSink(track).packets()) parts.push(packet.data);
  return Buffer.concat(parts).toString('base64');
}

describe('a film', () => {
  test.each(SHAPES)('of %s at %d frames a second is exact', async (aspectRatio, fps, ...size) => {
    const [width, height] = size;
    const [film, stages] = await filmOfTwoThreads({ aspectRatio, fps });
    expect(stages).toEqual(['preparing', 'rendering', 'joining', 'checking']);
    expect(film).toMatchObject({
      width,
      height,
      fps,
      frameCount: fps * SECONDS,
      durationSeconds: SECONDS,
    });
    const found = await readFilm(film.videoPath);
    expect(found).toMatchObject({ width, height, videoCodec: 'avc', soundCodec: 'aac' });
    expect(found).toMatchObject({ frameCount: fps * SECONDS, isIndexFirst: true });
    expect(found.videoSeconds).toBeCloseTo(SECONDS, 3);
    expect(found.soundSeconds).toBeCloseTo(SECONDS, 3);
    expect((await readFile(film.posterPath)).subarray(0, 2).toString('hex')).toBe('ffd8');
    expect(await readdir(folders(`shape-${fps}`).workFolder)).toEqual([]);
  });

  test('says how it was made, and is found out where a frame is missing', async () => {
    const [{ videoPath }] = await filmOfTwoThreads(WIDE);
    using file = openDiskBlob(videoPath);
    const boxes = await listTopLevelBoxes(file.blob);
    expect(boxes.at(-1)?.type).toBe('uuid');
    expect((await readFile(videoPath)).toString('latin1')).toContain(
      'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
    );
    const wrong = { size: { width: 284, height: 160 }, fps: 24, frameCount: 24 * SECONDS + 1 };
    await expect(checkFilm(videoPath, wrong)).rejects.toMatchObject({
      reason: 'verificationFailed',
    });
  });

  test('that is stopped goes on with the segments it has finished, and has the same frames, whatever the number of threads', async () => {
    const places = folders('stopped');
    const parts = join(places.workFolder, 'film-parts');
    const stop = new AbortController();
    let seen = 0;
    const film = renderFilm(orderOf(WIDE), {
      ...places,
      threads: 1,
      signal: stop.signal,
      onProgress() {
        seen += 1;
        if (seen === 60) stop.abort();
      },
    });
    await expect(film).rejects.toMatchObject({ reason: 'cancelled' });
    expect(await readdir(places.outputFolder)).toEqual([]);
    const kept = await readdir(parts);
    expect(kept).toContain('segment-0.mp4');
    expect(kept.filter((name) => name.endsWith('.part'))).toEqual([]);

    let firstProgress: number | null = null;
    const resumed = await renderFilm(orderOf(WIDE), {
      ...places,
      threads: 1,
      onProgress({ stage, progress }) {
        if (stage === 'rendering') firstProgress ??= progress;
      },
    });
    expect(firstProgress).toBeGreaterThan(0.2);
    const [ofTwo] = await filmOfTwoThreads(WIDE);
    expect(await videoBytes(resumed.videoPath)).toBe(await videoBytes(ofTwo.videoPath));
    expect(await readdir(places.workFolder)).toEqual([]);
  });
});

const hasFfmpeg = spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0;

// ffmpeg is no part of the product: where it is installed, it is a second reader.
test.runIf(hasFfmpeg)('ffmpeg decodes every frame and finds none black', async () => {
  const [film] = await filmOfTwoThreads(WIDE);
  const { stderr } = spawnSync(
    'ffmpeg',
    ['-i', film.videoPath, '-vf', 'blackdetect=d=0.03:pix_th=0.06', '-f', 'null', '-'],
    { encoding: 'utf8' },
  );
  expect(stderr).toMatch(/frame=\s*72\b/u);
  expect(stderr).toContain('bt709');
  expect(stderr).not.toContain('black_start');
  expect(stderr).not.toMatch(/error|corrupt/iu);
});
