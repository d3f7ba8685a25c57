/**
 * Retakes one shot made by a model: orders a video like a finished one, checked, charged and
 * reviewed like every order, that keeps all other footage.
 */
import type { JobId, MediaId } from '#domain/ids.ts';
import type { Actor } from '#domain/people/permissions.ts';
import { PLAN_VERSION } from '#film/storyboard/plan-storyboard.ts';
import { AppError } from '#server/app-error.ts';
import type { JudgedOrder, OrderJudgement } from '#server/features/compliance/service.ts';
import type { OrderFiles } from '#server/features/media/order-files.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { JobRow } from '#server/platform/database/job-rows.ts';

import type { NewOrder, OrderColumns } from './create-job.ts';
import { filmOrderOf } from './film-order-of.ts';
import { findMediaIds } from '../store.ts';

interface Deps {
  readonly db: Database;
  readonly orderFiles: Pick<OrderFiles, 'find'>;
  readonly judgeOrder: (actor: Actor, order: JudgedOrder) => Promise<OrderJudgement>;
}

export interface TakesWanted {
  readonly clip: number;
  readonly takes: number;
  readonly idempotencyKey: string | null;
}

const NOT_FINISHED = 'Only shots of a finished video can be retaken';
const PLANNED_BEFORE =
  'This video was created with an earlier version of CasinoReel. Duplicate it instead.';
const IN_FILM = ['image', 'clip', 'logo'] as const;

/** Returns the order of these takes; throws if the shots of the video cannot be retaken. */
export async function takesOf(
  { db, orderFiles, judgeOrder }: Deps,
  actor: Actor,
  { of, clip, takes, idempotencyKey }: TakesWanted & { readonly of: JobRow },
): Promise<NewOrder> {
  if (of.status !== 'ready') throw new AppError('wrong_state', { message: NOT_FINISHED });
  if (of.planVersion !== PLAN_VERSION) {
    throw new AppError('wrong_state', { message: PLANNED_BEFORE });
  }
  const columns = columnsOf(of);
  const film = filmOrderOf(columns);
  const { prompt, markets, advertises, words, organizationName: defaultSignature } = of;
  const judged = await judgeOrder(actor, {
    prompt,
    markets,
    advertises,
    words,
    defaultSignature,
    film,
  });
  const judgement = { ...judged, needsOperator: judged.needsOperator || of.needsOperator };
  const job = { columns, judgement };
  const again = Array.from({ length: takes - 1 }, () => job);
  const files = await filesOf({ db, orderFiles }, of);
  return {
    actor,
    body: bodyOf({ markets, takes, clip, retakes: of.id }),
    parts: { files },
    idempotencyKey,
    retake: { of: of.clipsOf ?? of.id, job: of.id, clip },
    jobs: [job, ...again],
  };
}

interface TakesBody extends Pick<TakesWanted, 'clip' | 'takes'> {
  readonly markets: JobRow['markets'];
  readonly retakes: JobId;
}

/** What its idempotency key stands for if it is sent again. */
function bodyOf(body: TakesBody): NewOrder['body'] {
  return body;
}

async function filesOf({ db, orderFiles }: Omit<Deps, 'judgeOrder'>, of: JobRow) {
  const ids: readonly MediaId[] = await findMediaIds(db, of.id);
  const references = ids.map((mediaId) => ({ path: 'shots', mediaId, kinds: IN_FILM }));
  return orderFiles.find(of.organizationId, references);
}

/** What was ordered, without its outcome. */
function columnsOf(of: JobRow): OrderColumns {
  return {
    prompt: of.prompt,
    preset: of.preset,
    controls: of.controls,
    markets: of.markets,
    advertises: of.advertises,
    licensee: of.licensee ?? undefined,
    seed: of.seed,
    words: of.words,
    language: of.language,
    look: of.look,
    crowd: of.crowd,
    voiceOver: of.voiceOver,
    captions: of.captions,
    organizationName: of.organizationName,
    brand: of.brand,
    brandId: of.brandId,
    brandVersion: of.brandVersion,
    shots: of.shots,
    shortSidePixels: of.shortSidePixels,
    costCredits: of.costCredits,
  } as OrderColumns;
}
