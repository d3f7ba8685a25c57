import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { PROVEN_PARTS } from '#domain/proof/film-proof.ts';
import type { FilmMaker } from '#server/features/jobs/rendering/film-maker.ts';

export const FAKE_CAPTIONS = 'WEBVTT\n';
export const FAKE_FILM = 'not really a film';
export const FAKE_FILM_SHA256 = createHash('sha256').update(FAKE_FILM).digest('hex');

const MEASURED = {
  text: 'words',
  secondsShown: 5,
  secondsWanted: 5,
  textHeightPixels: 30,
  contrast: 12.5,
  isInSafeArea: true,
};
const SHAPE = { width: 1280, height: 720, frameCount: 120 };
const FACTS = {
  ...SHAPE,
  fps: 24,
  durationSeconds: 5,
  bytes: FAKE_FILM.length,
  sha256: FAKE_FILM_SHA256,
  instanceId: 'xmp:iid:1',
  digitalSourceType: 'algorithmicMedia',
  proof: {
    rulesVersion: 1,
    ...SHAPE,
    framesPerSecond: 24,
    parts: PROVEN_PARTS.map((part) => ({ ...MEASURED, part })),
    flashes: { generalPerSecond: 1, redPerSecond: 0 },
  },
} as const;

/** Takes `milliseconds` to write two small files and reports progress. */
export function createFakeFilmMaker(milliseconds: number): FilmMaker {
  return {
    async makeFilm(order, { workFolder, signal, onProgress }) {
      const steps = 10;
      for (let step = 1; step <= steps; step += 1) {
        await delay(milliseconds / steps, undefined, { signal });
        onProgress({ progress: step / steps, stage: 'rendering' });
      }
      const pathOf = (name: string) => join(workFolder, name);
      const videoPath = pathOf('film.mp4');
      const posterPath = pathOf('poster.jpg');
      const thumbnailPath = pathOf('thumbnail.jpg');
      await writeFile(videoPath, FAKE_FILM);
      await writeFile(posterPath, 'not really a picture');
      const captionsPath = order.captions === 'off' ? null : pathOf('captions.vtt');
      if (captionsPath !== null) await writeFile(captionsPath, FAKE_CAPTIONS);
      return { ...FACTS, videoPath, posterPath, thumbnailPath, captionsPath };
    },
  };
}
