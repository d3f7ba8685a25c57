import { extname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { FilmError, isDiskFull } from '#film/film-error.ts';
import type { FinishedFilm } from '#film/render/render-film.ts';
import type { Log } from '#server/platform/log.ts';
import type { Storage } from '#server/platform/storage/storage.ts';

import type { Claim } from './claim-store.ts';

/** The storage keys of a film's files. */
export interface StoredFilm {
  readonly videoKey: string;
  readonly posterKey: string;
  /** Null if no captions were requested. */
  readonly captionsKey: string | null;
}

interface Storing {
  readonly claim: Claim;
  readonly film: FinishedFilm;
  readonly signal: AbortSignal;
}

interface Deps {
  readonly storage: Storage;
  readonly log: Log;
}

const FIRST_DELAY_MS = 500;
const DELAY_MS_MAX = 15_000;
/** A finished film represents minutes of work, so an unreachable storage is retried this long. */
const PATIENCE_MS = 10 * 60_000;

/**
 * Stores the files of a finished film, retrying while the storage fails. The attempt is part of the
 * keys, so that a worker that lost its claim cannot overwrite a newer film.
 */
export async function storeFilm(deps: Deps, { claim, film, signal }: Storing): Promise<StoredFilm> {
  const name = `jobs/${claim.jobId}-${claim.attempt}`;
  const videoKey = name + extname(film.videoPath);
  const posterKey = name + extname(film.posterPath);
  const captionsKey = film.captionsPath ? name + extname(film.captionsPath) : null;
  if (captionsKey && film.captionsPath) {
    await storeWithRetries(deps, { key: captionsKey, path: film.captionsPath, signal });
  }
  await storeWithRetries(deps, { key: posterKey, path: film.posterPath, signal });
  await storeWithRetries(deps, { key: videoKey, path: film.videoPath, signal });
  return { videoKey, posterKey, captionsKey };
}

interface Keeping {
  readonly key: string;
  readonly path: string;
  readonly signal: AbortSignal;
}

async function storeWithRetries({ storage, log }: Deps, keeping: Keeping): Promise<void> {
  const { key, path, signal } = keeping;
  const givesUpAt = Date.now() + PATIENCE_MS;
  for (let wait = FIRST_DELAY_MS; ; wait = Math.min(2 * wait, DELAY_MS_MAX)) {
    try {
      return await storage.keep(key, path, signal);
    } catch (error) {
      signal.throwIfAborted();
      if (Date.now() > givesUpAt) throw failureOf(error);
      log.warn({ err: error, key }, 'a film could not be stored, trying again');
    }
    await delay(wait, undefined, { signal });
  }
}

function failureOf(cause: unknown): FilmError {
  const fault = isDiskFull(cause) ? 'diskFull' : 'notStored';
  return new FilmError(fault, 'The storage did not take the film.', { cause });
}
