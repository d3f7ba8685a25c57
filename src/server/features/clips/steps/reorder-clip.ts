import { eq } from 'drizzle-orm';

import type { PictureFault } from '#film/clips/examine-picture.ts';
import { organizations } from '#server/platform/database/schema/accounts.ts';
import type { Transaction } from '#server/platform/database/database.ts';

import { sumCostsOfJob } from '../costs/clip-cost-store.ts';
import * as store from '../clip-store.ts';
import { isFree, ORDERS_MAX, type ClipDeps, type ClipStep, type NextPoll } from './clip-step.ts';
import { findBrokenLimit } from '../costs/cost-limits.ts';
import { discardQuietly, failClip } from './end-clip.ts';

type LookFault = PictureFault | 'letters';

/**
 * Orders a clip that looks wrong once more, with another seed, if the cost limits allow; then it
 * fails.
 */
export async function reorderOrFail(
  deps: ClipDeps,
  step: ClipStep,
  fault: PictureFault,
): Promise<NextPoll> {
  const { clip } = step;
  if (await reorderFaultyClip(deps, step, fault)) return 0;
  const detail = `after ${clip.orders} orders`;
  return failClip(deps, clip, { failure: fault, detail, isBilled: !isFree(step) });
}

/**
 * Orders a clip once more, with another seed. Returns false if that was done before or a cost limit
 * prevents it.
 */
export async function reorderFaultyClip(
  deps: ClipDeps,
  step: ClipStep,
  fault: LookFault,
): Promise<boolean> {
  const { clip } = step;
  const isOrderedAgain =
    clip.orders < ORDERS_MAX &&
    (await deps.db.transaction((tx) => orderWithinLimits(deps, step, { tx, fault })));
  if (!isOrderedAgain) return false;
  await discardQuietly(deps.log, step);
  deps.log.info({ clipId: clip.id, engine: clip.engine, fault }, 'a clip is ordered once more');
  return true;
}

/** Returns false if a cost limit prevents it. */
async function orderWithinLimits(
  { clock, config }: ClipDeps,
  { clip, settings }: ClipStep,
  { tx, fault }: { readonly tx: Transaction; readonly fault: LookFault },
): Promise<boolean> {
  const { organizationId } = clip;
  const micros = Math.round((clip.milliseconds / 1000) * settings.pricePerSecondMicros);
  // The same lock as for orders, so that two of them cannot use the same remainder.
  await tx
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.id, organizationId))
    .for('update');
  const ofFilm = await sumCostsOfJob(tx, clip.jobId);
  if (micros > 0 && ofFilm + micros > settings.filmCostMaxMicros) return false;
  const cost = { organizationId, micros, settings, now: clock.now() };
  if ((await findBrokenLimit(tx, config.video, cost)) !== null) return false;
  await store.markRetaken(tx, clip, { micros, detail: fault });
  return true;
}
