import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

import type { SpeechSettings } from '#film/narration/remote-voice.ts';
import { renderFilmInChild } from '#film/process/render-film-in-child.ts';

import type { FilmMaker } from './film-maker.ts';

/**
 * The built-in renderer, in a child process. Its finished parts stay in the work folder, so that a
 * job that lost its worker continues where it stopped. `speech` speaks voice-overs; without it, the
 * draft voice does.
 */
export function createStudioFilmMaker(speech: SpeechSettings | null): FilmMaker {
  return {
    makeFilm: (order, { workFolder, modelPicture, onRemark, ...options }) =>
      renderFilmInChild(order, {
        ...options,
        workFolder: join(workFolder, 'segments'),
        // Unique to this attempt: a worker that has lost the job may still be moving its own film.
        outputFolder: join(workFolder, `finished-${randomUUID()}`),
        ...(modelPicture && { modelPicture }),
        whenAborted: 'keep parts',
        ...(speech && { speech }),
        ...(onRemark && { onErrorLine: onRemark }),
      }),
  };
}
