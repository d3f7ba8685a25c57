import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

import { FilmError, type FilmFault } from '#film/film-error.ts';
import { renderFilmInChild } from '#film/process/render-film-in-child.ts';
import type { FilmStage } from '#film/render-storyboard.ts';

import { FilmFailure, type FilmMaker } from './film-maker.ts';

const STAGE_SENTENCES: Record<FilmStage, string> = {
  preparing: 'Planning the film',
  rendering: 'Drawing the pictures',
  joining: 'Joining picture and sound',
  checking: 'Checking the film',
};

/** Faults of the machine rather than of the order: another attempt may succeed. */
const PASSING_FAULTS: readonly FilmFault[] = ['processEnded'];

const FAULT_SENTENCES: Record<FilmFault, string> = {
  badOrder: 'This video cannot be made as it was asked for',
  cancelled: 'The video was cancelled',
  diskFull: 'There is no space left on the server for the video',
  encoderMissing: 'The server has no video encoder',
  encoderFailed: 'The video could not be encoded',
  pictureFailed: 'A picture of the video could not be drawn',
  soundFailed: 'The soundtrack could not be made',
  verificationFailed: 'The finished video did not pass its check',
  processEnded: 'The video could not be finished',
};

/**
 * The product's own renderer, in a child process. What it has finished stays in the work folder, so
 * that a job which lost its worker goes on where it stopped.
 */
export const studioFilmMaker: FilmMaker = {
  async makeFilm(order, { workFolder, signal, onProgress }) {
    try {
      return await renderFilmInChild(order, {
        workFolder: join(workFolder, 'segments'),
        // Of this attempt alone: a worker that has lost the job may still be moving its own film.
        outputFolder: join(workFolder, `finished-${randomUUID()}`),
        signal,
        whenAborted: 'keep parts',
        onProgress: ({ stage, progress }) =>
          onProgress({ progress, stage: STAGE_SENTENCES[stage] }),
      });
    } catch (error) {
      throw error instanceof FilmError ? toFilmFailure(error) : error;
    }
  },
};

function toFilmFailure(error: FilmError): FilmFailure {
  const isPassing = PASSING_FAULTS.includes(error.reason);
  return new FilmFailure(FAULT_SENTENCES[error.reason], { isPassing, cause: error });
}
