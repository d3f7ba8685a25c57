/**
 * What a worker does with one task: claims the job, makes its film, stores the files, and moves the
 * job to `ready`, or to `failed` with a refund. Every write includes its attempt, so that a worker
 * that was considered dead can no longer change anything. A worker that has to stop releases its
 * job. The work folder is removed once the job has ended and otherwise left for the next worker.
 *
 * Storing the files may take long: an unreachable storage is retried for a while before the job is
 * released.
 */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { isStudio } from '#domain/clips/engines.ts';
import type { JobId } from '#domain/ids.ts';
import { FilmError } from '#film/film-error.ts';
import type { FinishedFilm } from '#film/render/render-film.ts';
import type { ClipsService } from '#server/features/clips/service.ts';
import type { EnqueueJobEvent } from '#server/features/developers/enqueue-job-event.ts';
import type { CollectFiles } from '#server/features/media/collect-files.ts';
import type { NotificationsService } from '#server/features/notifications/service.ts';
import type { Signing } from '#server/features/provenance/signing.ts';
import { moveShareToRenewal } from '#server/features/sharing/share-changes.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { JobRow } from '#server/platform/database/job-rows.ts';
import type { Log } from '#server/platform/log.ts';
import type { Metrics } from '#server/platform/metrics/metrics.ts';
import type { Storage } from '#server/platform/storage/storage.ts';

import * as claims from './claim-store.ts';
import { failureMessageOf, isWorthRetrying, kindOfFailure } from './failure.ts';
import type { FilmMaker } from './film-maker.ts';
import { filmToMake } from './fall-back.ts';
import { createProgressKeeper } from './progress-keeper.ts';
import { storeFilm, type StoredFilm } from './store-film.ts';
import type { FilmFacts, JobsService } from '../service.ts';
import { countFinishedVideo } from '../library/video-counters.ts';
import type { RenderOutcome } from './watch-render.ts';
import { workFolderOf } from './work-folders.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly storage: Storage;
  readonly jobs: JobsService;
  readonly enqueueJobEvent: EnqueueJobEvent;
  readonly notifications: Pick<NotificationsService, 'notifyReady'>;
  readonly metrics: Pick<Metrics, 'engineErrors'>;
  readonly filmMaker: FilmMaker;
  readonly clips: Pick<ClipsService, 'collectPicture' | 'markComposed'>;
  readonly collectFiles: CollectFiles;
  readonly signing: Signing;
  /** Where films are made, one directory each. */
  readonly workFolder: string;
}

/** Makes the film of one job. `stopping` ends the work early; the job is then released. */
export async function renderVideo(
  deps: Deps,
  jobId: JobId,
  stopping: AbortSignal,
): Promise<RenderOutcome> {
  const job = await claims.claimJob(deps.db, jobId);
  if (!job) return null;
  const claim: claims.Claim = { jobId, attempt: job.attempt };
  const log = deps.log.child({ attempt: job.attempt });
  const workFolder = workFolderOf(deps.workFolder, jobId);
  let outcome: RenderOutcome = 'returned';
  if (await deps.jobs.takeDown(jobId)) {
    log.info('a file of the film may not be shown any more');
    await rm(workFolder, { recursive: true, force: true });
    return 'failed';
  }
  try {
    const film = await makeFilm(deps, { job, claim, workFolder, stopping });
    await finish(deps, claim, film);
    outcome = 'ready';
    log.info('a film is ready');
  } catch (error) {
    const hasEnded = await failOrRelease(deps, {
      claim,
      error,
      log,
      isStopping: stopping.aborted,
    });
    if (hasEnded) outcome = 'failed';
  }
  if (outcome !== 'returned') await rm(workFolder, { recursive: true, force: true });
  return outcome;
}

interface Making {
  readonly job: JobRow;
  readonly claim: claims.Claim;
  readonly workFolder: string;
  readonly stopping: AbortSignal;
}

interface MadeFilm extends StoredFilm {
  readonly facts: FilmFacts;
}

/** Makes the film and stores its files while holding the claim. */
async function makeFilm(deps: Deps, making: Making): Promise<MadeFilm> {
  const { db, filmMaker, storage, log } = deps;
  const { job, claim, workFolder, stopping } = making;
  await mkdir(workFolder, { recursive: true });
  const isOfStudio = isStudio(job.engine);
  const keeper = createProgressKeeper({ db, claim, log, from: isOfStudio ? 0 : job.progress });
  const signal = AbortSignal.any([stopping, keeper.lost]);
  try {
    if (!(await claims.markGenerating(db, claim))) throw new ClaimLost();
    const film = await filmMaker.makeFilm(filmToMake(job), {
      workFolder,
      mediaFiles: await deps.collectFiles(job, join(workFolder, 'media'), signal),
      modelPicture: isOfStudio ? null : await deps.clips.collectPicture(job, workFolder, signal),
      credentials: await deps.signing.current(),
      signal,
      onProgress: keeper.report,
      onRemark: (line) => log.warn({ line }, 'the film process says'),
    });
    const facts = factsOf(film);
    keeper.report({ progress: 1, stage: 'storing' });
    return { ...(await storeFilm({ storage, log }, { claim, film, signal })), facts };
  } catch (error) {
    throw keeper.lost.aborted ? new ClaimLost() : error;
  } finally {
    await keeper.stop();
  }
}

/** What is stored about a film besides its files. */
function factsOf({ instanceId, ...film }: FinishedFilm): FilmFacts {
  if (instanceId === null) throw new FilmError('signingFailed', 'The film came unsigned.');
  const { sha256, bytes, digitalSourceType, proof } = film;
  return { sha256, bytes, instanceId, digitalSourceType, proof };
}

/** Marks the job as ready, or discards the film if the claim is lost. */
async function finish(deps: Deps, claim: claims.Claim, film: MadeFilm): Promise<void> {
  const isOurs = await deps.db.transaction(async (tx) => {
    const { videoKey, posterKey, captionsKey, facts } = film;
    const ready = await claims.markReady(tx, claim, {
      videoKey,
      posterKey,
      captionsKey,
      now: deps.clock.now(),
    });
    if (ready) {
      if (!isStudio(ready.engine)) await deps.clips.markComposed(tx, claim.jobId);
      await moveShareToRenewal(tx, ready);
      await countFinishedVideo(tx, ready.organizationId);
      await deps.enqueueJobEvent(tx, 'job.ready', ready);
      await deps.notifications.notifyReady(tx, ready);
      await deps.jobs.keepRecord(tx, ready, facts);
    }
    return ready !== null;
  });
  if (isOurs) return;
  const left = [film.videoKey, film.posterKey, film.captionsKey].filter((key) => key !== null);
  await Promise.all(left.map((key) => deps.storage.remove(key)));
  throw new ClaimLost();
}

interface Failure {
  readonly claim: claims.Claim;
  readonly error: unknown;
  readonly log: Log;
  readonly isStopping: boolean;
}

/** Returns whether this ended the job. */
async function failOrRelease({ db, jobs, metrics }: Deps, failure: Failure): Promise<boolean> {
  const { claim, error, log, isStopping } = failure;
  if (error instanceof ClaimLost) {
    log.warn('another worker has taken the job over');
    return false;
  }
  if (!isStopping) metrics.engineErrors.inc({ kind: kindOfFailure(error) });
  if (isStopping || isWorthRetrying(error, claim.attempt)) {
    log.info({ err: isStopping ? undefined : error }, 'the job goes back to the queue');
    await claims.releaseClaim(db, claim);
    return false;
  }
  log.error({ err: error }, 'a film could not be made');
  return jobs.fail(claim.jobId, failureMessageOf(error), claim.attempt);
}

class ClaimLost extends Error {}
