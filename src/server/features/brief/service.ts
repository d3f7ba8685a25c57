/**
 * Reads briefs: what a prompt says about a film's words and look. Called by its route, which fills
 * the card on the Create screen, and by the jobs service for every order, with or without its own
 * words. Uses the built-in reader; the configured language model reads on request, or if an order
 * has no words. Only words from the prompt are kept, whatever a model returns; if it fails, the
 * built-in reader's result counts. Stores nothing. Authorization: the route's permission.
 */
import { setTimeout as delay } from 'node:timers/promises';

import type { JobOrder } from '#contracts/schemas/job.ts';
import type { BriefReading } from '#brief/brief.ts';
import type { Actor } from '#domain/people/permissions.ts';
import type { FilmBrief } from '#film/film-order.ts';
import { completeOrder } from './complete-order.ts';
import type { BriefModel, BriefRequest } from './brief-model.ts';
import type { Judge } from '#server/features/compliance/open-judge.ts';
import { createOneAtATime } from '#server/platform/worker-pool/one-at-a-time.ts';
import type { Limit, SharedLimiter } from '#server/platform/limits/shared-limiter.ts';
import type { Log } from '#server/platform/log.ts';

interface Deps {
  readonly judge: Pick<Judge, 'ask'>;
  /** Null if no language model is configured. */
  readonly model: BriefModel | null;
  readonly limiter: SharedLimiter;
  readonly log: Log;
}

export interface OrderToComplete {
  readonly body: Pick<JobOrder, 'prompt' | 'words' | 'look'> & Pick<BriefRequest, 'preset'>;
  readonly defaultSignature: string | null;
  /**
   * Whether a language model may read orders without words: not for previews or repeated orders.
   */
  readonly mayAskModel: boolean;
}

/** A user is waiting for the order to be accepted. */
const TIMEOUT_MS = 10_000;

async function withinTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const waiting = new AbortController();
  const late = delay(TIMEOUT_MS, null, { signal: waiting.signal, ref: false }).then(() => {
    throw new Error('no answer in time');
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    waiting.abort();
    late.catch(() => undefined);
  }
}

export type BriefService = ReturnType<typeof createBriefService>;

/** Number of cached readings. */
const REMEMBERED = 100;
/** Model calls cost money. */
const MODEL_CALLS_PER_USER: Limit = { max: 20, windowSeconds: 60 };
const MODEL_CALLS_PER_ORGANIZATION: Limit = { max: 500, windowSeconds: 24 * 3600 };

export function createBriefService({ judge, model, limiter, log }: Deps) {
  // A user's concurrent orders queue here instead of being refused.
  const oneAtATime = createOneAtATime();

  /** The card, the preview and the order ask for the same text one after the other. */
  const remembered = new Map<string, Promise<BriefReading>>();

  function readLocally({ userId }: Actor, request: BriefRequest): Promise<BriefReading> {
    const key = JSON.stringify([request.preset, request.prompt]);
    const known = remembered.get(key);
    if (known) return known;
    const reading = judge.ask(userId, 'brief', request);
    remembered.set(key, reading);
    reading.catch(() => remembered.delete(key));
    const [oldest] = remembered.keys();
    if (remembered.size > REMEMBERED && oldest !== undefined) remembered.delete(oldest);
    return reading;
  }

  async function mayCallModel({ userId, organizationId }: Actor): Promise<boolean> {
    if ((await limiter.count(`brief-model:${userId}`, MODEL_CALLS_PER_USER)) !== null) return false;
    const key = `brief-model:organization:${organizationId}`;
    return (await limiter.count(key, MODEL_CALLS_PER_ORGANIZATION)) === null;
  }

  /** Null if there is no model, it may not be called, or its result was unusable. */
  async function readWithModel(actor: Actor, request: BriefRequest): Promise<BriefReading | null> {
    if (!model || request.prompt.trim() === '') return null;
    const { userId } = actor;
    const words = { prompt: request.prompt };
    const { decision } = await judge.ask(userId, 'verdict', { words, film: null });
    if (decision === 'block' || !(await mayCallModel(actor))) return null;
    try {
      const answer = await withinTime(model.read(request));
      return await judge.ask(userId, 'checkedBrief', { ...request, answer });
    } catch (error) {
      // Not the error itself: it contains the whole request.
      log.warn({ reason: String(error) }, 'the language model did not read a brief');
      return null;
    }
  }

  return {
    modelName: model?.name ?? null,

    async read(actor: Actor, request: BriefRequest & { readonly withModel: boolean }) {
      const { prompt, preset, withModel } = request;
      const byModel = withModel ? await readWithModel(actor, { prompt, preset }) : null;
      if (byModel) return { ...byModel, readBy: 'model' as const };
      const read = await readLocally(actor, { prompt, preset });
      return { ...read, readBy: 'local' as const };
    },

    /** The complete words and look of an order. */
    async complete(actor: Actor, order: OrderToComplete): Promise<FilmBrief> {
      const { body, defaultSignature, mayAskModel } = order;
      const { prompt, preset, words, look } = body;
      const asksModel = mayAskModel && words === undefined;
      const byModel = asksModel ? await readWithModel(actor, { prompt, preset }) : null;
      const reading =
        byModel ?? (await oneAtATime(actor.userId, () => readLocally(actor, { prompt, preset })));
      return completeOrder(reading, { words, look, defaultSignature });
    },
  };
}
