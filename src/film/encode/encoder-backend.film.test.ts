import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readFilm } from '#film/certify/check-film.ts';
import { openBackend, type BackendId } from '#film/encode/choose-backend.ts';
import { ffmpegVideoArguments } from '#film/encode/ffmpeg-arguments.ts';
import { findFfmpegBackend } from '#film/encode/ffmpeg-backend.ts';
import { joinFilm } from '#film/encode/join-film.ts';
import { partPathOf } from '#film/durable-file.ts';
import { i420ByteLength } from '#film/picture/i420.ts';

const SETTINGS = { size: { width: 160, height: 90 }, fps: 30, bitsPerSecond: 400_000 };
const backendIds: readonly BackendId[] = findFfmpegBackend('ffmpeg')
  ? ['webcodecs', 'ffmpeg']
  : ['webcodecs'];

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'film-encoder-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('asks ffmpeg for one tagged, closed group of pictures', () => {
  const text = ffmpegVideoArguments(SETTINGS, 'a.mp4').join(' ');
  expect(text).toContain('-s 160x90 -r 30');
  expect(text).toContain('-color_primaries bt709');
  expect(text).toContain('+cgop');
});

test('an ffmpeg that is not there is no backend', () => {
  expect(findFfmpegBackend('/nowhere/ffmpeg')).toBeNull();
});

describe.each(backendIds)('the %s encoder', (backendId) => {
  test('keeps its promise: two segments and a sound join into one exact film', async () => {
    const backend = await openBackend(backendId);
    const segmentPaths = [0, 1].map((index) => join(folder, `${backendId}-${index}.mp4`));
    for (const [index, path] of segmentPaths.entries()) {
      const encoder = backend.videoFile(path);
      await encoder.start(SETTINGS);
      for (let frame = 0; frame < 45; frame += 1) {
        await encoder.encodeFrame(
          new Uint8Array(i420ByteLength(SETTINGS.size)).fill(60 + frame * 2 + index * 20),
        );
      }
      await encoder.finish();
    }
    const soundPath = join(folder, `${backendId}-sound.mp4`);
    const channel = Float32Array.from({ length: 144_000 }, (_, at) => 0.2 * Math.sin(at / 20));
    await backend.writeSoundFile(soundPath, { left: channel, right: channel }, 160_000);
    const path = join(folder, `${backendId}-film.mp4`);
    await joinFilm(path, { segmentPaths, soundPath, fps: 30, frameCount: 90 });
    const found = await readFilm(partPathOf(path));
    expect(found).toMatchObject({ frameCount: 90, isIndexFirst: true, width: 160, height: 90 });
    expect(found.videoSeconds).toBeCloseTo(3, 4);
    expect(found.soundSeconds).toBeCloseTo(3, 4);
  });

  test('leaves nothing after an abort', async () => {
    const backend = await openBackend(backendId);
    const encoder = backend.videoFile(join(folder, `${backendId}-aborted.mp4`));
    await encoder.start(SETTINGS);
    await encoder.encodeFrame(new Uint8Array(i420ByteLength(SETTINGS.size)).fill(90));
    await encoder.abort();
    expect((await readdir(folder)).filter((name) => name.includes(`${backendId}-aborted`))).toEqual(
      [],
    );
  });
});
