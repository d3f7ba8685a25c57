import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

import { FilmError, type FilmFault } from '#film/film-error.ts';
import type { SpeechSettings } from '#film/narration/remote-voice.ts';
import { renderFilmInChild } from '#film/process/render-film-in-child.ts';
import type { FilmStage, FinishedFilm as RenderedFilm } from '#film/render/render-storyboard.ts';

import { FilmFailure, type FilmFacts, type FilmMaker } from './film-maker.ts';

const STAGE_SENTENCES: Record<FilmStage, string> = {
  preparing: 'Planning the video',
  rendering: 'Drawing the pictures',
  joining: 'Joining picture and sound',
  checking: 'Checking the video',
};

/** Faults of the machine rather than of the order: another attempt may succeed. */
const RETRYABLE_FAULTS: readonly FilmFault[] = ['processEnded', 'voiceFailed'];

const FAULT_SENTENCES: Record<FilmFault, string> = {
  badOrder: 'This video cannot be made as it was asked for',
  cancelled: 'The video was cancelled',
  diskFull: 'There is no space left on the server for the video',
  encoderMissing: 'The server has no video encoder',
  encoderFailed: 'The video could not be encoded',
  pictureFailed: 'A picture of the video could not be drawn',
  soundFailed: 'The soundtrack could not be made',
  voiceFailed: 'The voice-over could not be spoken',
  verificationFailed: 'The finished video did not pass its check',
  labelsUnreadable: 'A label or legal line cannot be read in the finished video',
  signingFailed: 'The video could not be signed',
  processEnded: 'The video could not be finished',
};

/**
 * The product's own renderer, in a child process. What it has finished stays in the work folder, so
 * that a job which lost its worker goes on where it stopped. `speech` speaks voice-overs; without it
 * the draft voice does.
 */
export function createStudioFilmMaker(speech: SpeechSettings | null): FilmMaker {
  return {
    async makeFilm(order, options) {
      const { workFolder, modelPicture, credentials, signal, onProgress, onRemark } = options;
      try {
        const film = await renderFilmInChild(order, {
          workFolder: join(workFolder, 'segments'),
          // Of this attempt alone: a worker that has lost the job may still be moving its own film.
          outputFolder: join(workFolder, `finished-${randomUUID()}`),
          credentials,
          ...(modelPicture && { modelPicture }),
          signal,
          whenAborted: 'keep parts',
          ...(speech && { speech }),
          ...(onRemark && { onErrorLine: onRemark }),
          onProgress: ({ stage, progress }) =>
            onProgress({ progress, stage: STAGE_SENTENCES[stage] }),
        });
        return { ...filesOf(film), record: recordOf(film) };
      } catch (error) {
        throw error instanceof FilmError ? toFilmFailure(error) : error;
      }
    },
  };
}

function filesOf({ videoPath, posterPath, captionsPath }: RenderedFilm) {
  return { videoPath, posterPath, captionsPath };
}

function recordOf({
  sha256,
  bytes,
  instanceId,
  digitalSourceType,
  proof,
}: RenderedFilm): FilmFacts {
  if (instanceId === null) throw new FilmError('signingFailed', 'The film came unsigned.');
  return { sha256, bytes, instanceId, digitalSourceType, proof };
}

function toFilmFailure(error: FilmError): FilmFailure {
  const isRetryable = RETRYABLE_FAULTS.includes(error.reason);
  // What cannot be read says itself what and why.
  const sentence =
    error.reason === 'labelsUnreadable' ? error.message : FAULT_SENTENCES[error.reason];
  return new FilmFailure(sentence, { isRetryable, cause: error });
}
