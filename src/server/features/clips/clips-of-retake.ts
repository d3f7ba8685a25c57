import { randomInt, randomUUID } from 'node:crypto';

import type { ClipId, JobId, OrganizationId } from '#domain/ids.ts';
import { SEED_MAX } from '#domain/order/controls.ts';
import { AppError } from '#server/app-error.ts';

import type { ClipRow } from './clip-store.ts';

const NO_SUCH_CLIP = 'This shot was not created by a video model';

/** A shot of a finished film that is retaken for a new job. */
export interface Retake {
  /** The job whose clips are kept. */
  readonly of: JobId;
  /** The index of the clip that is not kept. */
  readonly clip: number;
}

interface NewFilm {
  readonly jobId: JobId;
  readonly organizationId: OrganizationId;
  readonly pricePerSecondMicros: number;
  readonly now: Date;
}

/**
 * The clips of a retake: those of the finished film, with one to be ordered again with another seed.
 */
export function clipsOfRetake(rows: readonly ClipRow[], clip: number, film: NewFilm) {
  const retaken = rows.find(({ position }) => position === clip);
  if (!retaken) throw new AppError('wrong_state', { message: NO_SUCH_CLIP });
  return rows.map((row) => (row === retaken ? orderedAgain(row, film) : keptFrom(row, film)));
}

function ofNewFilm(row: ClipRow, { jobId, organizationId, now }: NewFilm) {
  return {
    id: randomUUID() as ClipId,
    jobId,
    organizationId,
    position: row.position,
    engine: row.engine,
    model: row.model,
    prompt: row.prompt,
    width: row.width,
    height: row.height,
    milliseconds: row.milliseconds,
    seed: row.seed,
    frameCount: row.frameCount,
    firstFrame: row.firstFrame,
    createdAt: now,
    stateSince: now,
  };
}

function orderedAgain(row: ClipRow, film: NewFilm) {
  const costMicros = Math.round((row.milliseconds / 1000) * film.pricePerSecondMicros);
  const seed = (row.seed + 1 + randomInt(SEED_MAX)) % (SEED_MAX + 1);
  return { ...ofNewFilm(row, film), seed, costMicros, state: 'planned' as const };
}

function keptFrom(row: ClipRow, film: NewFilm) {
  const { id, fileKey, sha256, lettersMilliseconds } = row;
  if (fileKey === null || sha256 === null) throw new Error(`Clip ${id} has not been fetched`);
  const kept = { keptFrom: id, fileKey, sha256, lettersMilliseconds, progress: 1, costMicros: 0 };
  return { ...ofNewFilm(row, film), ...kept, state: 'fetched' as const };
}
