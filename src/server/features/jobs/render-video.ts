/**
 * What a worker does with one task: claims the job, has its film made, keeps the files, and moves
 * the job to `ready`, or to `failed` with a refund. Every write names the attempt it belongs to, so
 * a worker that was believed dead can no longer change anything. A worker that is asked to stop
 * gives its job back. The work folder goes with the job: it is removed once the job has ended, and
 * left for the next worker otherwise.
 */
import { mkdir, rm } from 'node:fs/promises';
import { extname } from 'node:path';

import type { JobId } from '#domain/ids.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log.ts';
import type { Storage } from '#server/platform/storage/storage.ts';

import * as claims from './claim-store.ts';
import { describeFailure, isWorthRetrying } from './failure.ts';
import type { FilmMaker, FinishedFilm } from './film-maker.ts';
import { filmOrderOf } from './film-order-of.ts';
import { createProgressKeeper } from './progress-keeper.ts';
import type { JobsService } from './service.ts';
import * as store from './store.ts';
import { workFolderOf } from './work-folders.ts';

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly storage: Storage;
  readonly jobs: JobsService;
  readonly filmMaker: FilmMaker;
  /** Where films are made, one directory each. */
  readonly workFolder: string;
}

/** How often a job is tried that kills or loses its worker. */
const ATTEMPTS_MAX = 10;
const TOO_MANY_ATTEMPTS = 'The video could not be made after several attempts';

/** Makes the film of one job. `stopping` ends the work early; the job is then given back. */
export async function renderVideo(
  needs: Needs,
  jobId: JobId,
  stopping: AbortSignal,
): Promise<void> {
  const job = await claims.claimJob(needs.db, jobId);
  if (!job) return;
  const claim: claims.Claim = { jobId, attempt: job.attempt };
  if (job.attempt > ATTEMPTS_MAX) {
    await needs.jobs.fail(jobId, TOO_MANY_ATTEMPTS, job.attempt);
    return;
  }
  const log = needs.log.child({ jobId, attempt: job.attempt });
  const workFolder = workFolderOf(needs.workFolder, jobId);
  let hasEnded = false;
  try {
    const film = await makeFilm(needs, { job, claim, workFolder, stopping });
    await keepFilm(needs, claim, film);
    hasEnded = true;
    log.info('a film is ready');
  } catch (error) {
    hasEnded = await settleFailure(needs, { claim, error, log, isStopping: stopping.aborted });
  }
  if (hasEnded) await rm(workFolder, { recursive: true, force: true });
}

interface Making {
  readonly job: store.JobRow;
  readonly claim: claims.Claim;
  readonly workFolder: string;
  readonly stopping: AbortSignal;
}

async function makeFilm(needs: Needs, making: Making): Promise<FinishedFilm> {
  const { db, filmMaker } = needs;
  const { job, claim, workFolder, stopping } = making;
  await mkdir(workFolder, { recursive: true });
  const { name } = await store.findOrganization(db, job.organizationId);
  const keeper = createProgressKeeper({ db, claim, log: needs.log });
  try {
    if (!(await claims.markGenerating(db, claim))) throw new ClaimLost();
    return await filmMaker.makeFilm(filmOrderOf(job, name), {
      workFolder,
      signal: AbortSignal.any([stopping, keeper.lost]),
      onProgress: keeper.report,
    });
  } catch (error) {
    throw keeper.lost.aborted ? new ClaimLost() : error;
  } finally {
    await keeper.stop();
  }
}

/** The attempt is part of the keys, so that a late worker cannot overwrite a newer one's film. */
async function keepFilm(needs: Needs, claim: claims.Claim, film: FinishedFilm): Promise<void> {
  const name = `jobs/${claim.jobId}-${claim.attempt}`;
  const videoKey = name + extname(film.videoPath);
  const posterKey = name + extname(film.posterPath);
  await needs.storage.keep(posterKey, film.posterPath);
  await needs.storage.keep(videoKey, film.videoPath);
  const isOurs = await needs.db.transaction(async (tx) => {
    const ready = await claims.markReady(tx, claim, {
      videoKey,
      posterKey,
      now: needs.clock.now(),
    });
    if (!ready) return false;
    await claims.noteLineVersions(tx, ready);
    await store.countFinishedVideo(tx, ready.organizationId);
    return true;
  });
  if (isOurs) return;
  await Promise.all([needs.storage.remove(videoKey), needs.storage.remove(posterKey)]);
  throw new ClaimLost();
}

interface Failure {
  readonly claim: claims.Claim;
  readonly error: unknown;
  readonly log: Log;
  readonly isStopping: boolean;
}

/** Answers whether the job has ended by this. */
async function settleFailure({ db, jobs }: Needs, failure: Failure): Promise<boolean> {
  const { claim, error, log, isStopping } = failure;
  if (error instanceof ClaimLost) {
    log.warn('another worker has taken the job over');
    return false;
  }
  if (isStopping || isWorthRetrying(error, claim.attempt)) {
    log.info({ err: isStopping ? undefined : error }, 'the job goes back to the queue');
    await claims.releaseClaim(db, claim);
    return false;
  }
  log.error({ err: error }, 'a film could not be made');
  return jobs.fail(claim.jobId, describeFailure(error), claim.attempt);
}

class ClaimLost extends Error {}
