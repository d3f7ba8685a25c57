import { eq } from 'drizzle-orm';

import type { PictureFault } from '#film/clips/examine-picture.ts';
import { organizations } from '#server/platform/database/schema.ts';
import type { Transaction } from '#server/platform/database/database.ts';

import { sumCostsOfJob } from './clip-cost-store.ts';
import * as store from './clip-store.ts';
import type { ClipDeps, ClipStep, NextPoll } from './clip-step.ts';
import { findBrokenLimit } from './cost-limits.ts';
import { discardQuietly, failClip } from './end-clip.ts';

const ORDERS_MAX = 2;

type LookFault = PictureFault | 'letters';

/**
 * Orders a clip that looks wrong once more, with another seed, if the cost limits allow; then it
 * fails.
 */
export async function retakeOrFail(
  deps: ClipDeps,
  step: ClipStep,
  fault: PictureFault,
): Promise<NextPoll> {
  const { clip } = step;
  if (await takeAgain(deps, step, fault)) return 0;
  const isBilled = step.settings.pricePerSecondMicros > 0;
  return failClip(deps, clip, { failure: fault, detail: `after ${clip.orders} orders`, isBilled });
}

/**
 * Orders a clip once more, with another seed. Returns false if that was done before or a cost limit
 * prevents it.
 */
export async function takeAgain(
  deps: ClipDeps,
  step: ClipStep,
  fault: LookFault,
): Promise<boolean> {
  const { clip } = step;
  const isOrderedAgain =
    clip.orders < ORDERS_MAX &&
    (await deps.db.transaction((tx) => orderAgain(deps, step, { tx, fault })));
  if (!isOrderedAgain) return false;
  await discardQuietly(deps.log, step);
  deps.log.info({ clipId: clip.id, engine: clip.engine, fault }, 'a clip is taken once more');
  return true;
}

/** Returns false if a cost limit prevents it. */
async function orderAgain(
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
