import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import type { FilmMaker } from '#server/features/jobs/film-maker.ts';

export const FAKE_CAPTIONS = 'WEBVTT\n';
export const FAKE_FILM = 'not really a film';

/** Takes `milliseconds` to write two small files, reporting progress on the way. */
export function createFakeFilmMaker(milliseconds: number): FilmMaker {
  return {
    async makeFilm(order, { workFolder, signal, onProgress }) {
      const steps = 10;
      for (let step = 1; step <= steps; step += 1) {
        await delay(milliseconds / steps, undefined, { signal });
        onProgress({ progress: step / steps, stage: 'Drawing the pictures' });
      }
      const videoPath = join(workFolder, 'film.mp4');
      const posterPath = join(workFolder, 'poster.jpg');
      await writeFile(videoPath, FAKE_FILM);
      await writeFile(posterPath, 'not really a picture');
      if (order.captions === 'off') return { videoPath, posterPath, record: null };
      const captionsPath = join(workFolder, 'captions.vtt');
      await writeFile(captionsPath, FAKE_CAPTIONS);
      return { videoPath, posterPath, captionsPath, record: null };
    },
  };
}
