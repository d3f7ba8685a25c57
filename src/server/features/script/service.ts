/**
 * Script assist: a prompt for a preset, or the end of a draft. Called by the script route. Uses the
 * configured language model, if any; otherwise, or if it fails, the local writer, which is pure. A
 * caption is shown only if the compliance check finds nothing in it that is not already in the
 * draft, and only if it is not one of the user's latest twenty. The counter and the hashes are
 * stored in the database, so this holds across processes. Authorization: the route's permission.
 */
import { createHash, randomInt } from 'node:crypto';

import type { GeneratePromptBody } from '#contracts/schemas/script.ts';
import { stricter, type Verdict } from '#domain/moderation/verdict.ts';
import { CONTROL_DEFAULTS, SEED_MAX, type Controls } from '#domain/order/controls.ts';
import { PROMPT_LENGTH } from '#domain/limits.ts';
import type { UserId } from '#domain/ids.ts';
import type { Actor } from '#domain/people/permissions.ts';
import type { ScriptOrder } from '#film/script/write-script.ts';
import { AppError } from '#server/app-error.ts';
import type { Caption, CaptionRequest } from '#server/features/compliance/judge-work.ts';
import type { Judge } from '#server/features/compliance/open-judge.ts';
import type { ScriptModel } from './script-model.ts';
import * as store from './store.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { createProcessLimiter } from '#server/platform/limits/process-limiter.ts';
import type { Limit, SharedLimiter } from '#server/platform/limits/shared-limiter.ts';
import type { Log } from '#server/platform/log.ts';

interface Deps {
  readonly db: Database;
  readonly log: Log;
  readonly judge: Pick<Judge, 'ask'>;
  readonly clock: Clock;
  /** Null if no language model is configured. */
  readonly model: ScriptModel | null;
  readonly limiter: SharedLimiter;
}

export type ScriptService = ReturnType<typeof createScriptService>;

/** Model calls cost money; beyond this limit, users get local captions. */
const MODEL_CALLS_PER_USER: Limit = { max: 20, windowSeconds: 60 };
/** Number of recent captions that are not shown again. */
const REMEMBERED = 20;
/** Concurrent requests may take captions first: enough for twenty at once. */
const ATTEMPTS_MAX = 25;
/** Far more than a person can click. */
const PRESSES_PER_USER: Limit = { max: 60, windowSeconds: 60 };

export function createScriptService(deps: Deps) {
  const { db, judge } = deps;
  const presses = createProcessLimiter(PRESSES_PER_USER, deps.clock);

  /** Reserves a caption for one request; false if another request was faster. */
  const claim = (userId: UserId, { hash, pressCount }: Pick<Caption, 'hash' | 'pressCount'>) =>
    store.rememberCaption(db, userId, { hash, pressCount, kept: REMEMBERED });

  async function writtenByModel(
    actor: Actor,
    body: GeneratePromptBody,
    request: CaptionRequest,
  ): Promise<string | null> {
    if (deps.model === null || !(await hasModelCallsLeft(deps, actor))) return null;
    const { userId } = actor;
    const inspiration = await judge.ask(userId, 'caption', request);
    const prompt = await askModel(deps, body, inspiration?.prompt ?? '');
    if (prompt === null) return null;
    const { decision } = await judge.ask(userId, 'verdict', { words: { prompt }, film: null });
    if (stricter(decision, request.decision) !== request.decision) return null;
    const hash = createHash('sha256').update(prompt).digest('hex');
    return (await claim(userId, { hash, pressCount: request.order.pressCount })) ? prompt : null;
  }

  return {
    async generatePrompt(actor: Actor, body: GeneratePromptBody): Promise<string> {
      const { userId } = actor;
      const retryAfterSeconds = presses.count(userId);
      if (retryAfterSeconds !== null)
        throw new AppError('too_many_requests', { retryAfterSeconds });
      const draft = body.draft ?? '';
      const judged = await judge.ask(userId, 'verdict', { words: { prompt: draft }, film: null });
      if (judged.decision === 'block') throw draftError(judged);
      const press = await store.takePress(db, userId, randomInt(SEED_MAX));
      const order = orderOf(body, press);
      const { decision } = judged;
      let seen = press.recentHashes;

      const written = await writtenByModel(actor, body, { order, seen, decision });
      if (written !== null) return written;
      for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
        const caption = await judge.ask(userId, 'caption', { order, seen, decision });
        if (caption === null) break;
        // A draft has a limited number of continuations; one of full length has a single one.
        if (seen.includes(caption.hash) || (await claim(userId, caption))) return caption.prompt;
        seen = [...seen, caption.hash];
      }
      throw new AppError('unavailable', { message: 'Could not generate prompt' });
    },
  };
}

async function hasModelCallsLeft({ limiter }: Deps, { userId }: Actor): Promise<boolean> {
  return (await limiter.count(`script-model:${userId}`, MODEL_CALLS_PER_USER)) === null;
}

/** No continuation can fix a draft that may not be filmed. */
function draftError({ findings }: Verdict): AppError {
  const message = findings[0]?.message;
  return new AppError('policy_blocked', { findings, ...(message !== undefined && { message }) });
}

function orderOf(
  { presetId, controls, language, written, draft = '' }: GeneratePromptBody,
  { seed, pressCount }: store.Press,
): ScriptOrder {
  const order = {
    preset: presetId,
    draft,
    seed,
    pressCount,
    ...(language && { language }),
    ...(written && { written }),
  };
  return controls ? { ...order, controls: completed(controls) } : order;
}

/** Null if there is no model, or if its output could not be a prompt. */
async function askModel(
  { model, log }: Deps,
  { presetId, controls, language, written = [], draft = '' }: GeneratePromptBody,
  inspiration: string,
): Promise<string | null> {
  if (!model) return null;
  const request = {
    preset: presetId,
    controls: completed(controls ?? {}),
    draft,
    inspiration,
    language: language ?? null,
    written,
  };
  try {
    const answer = cleaned(await model.write(request));
    const prompt = draft === '' || answer.startsWith(draft) ? answer : `${draft} ${answer}`;
    const { min, max } = PROMPT_LENGTH;
    if (prompt.length >= min && prompt.length <= max) return prompt;
    log.warn({ length: prompt.length }, 'the language model wrote no usable prompt');
  } catch (error) {
    // Not the error itself: it contains the whole request.
    log.warn({ reason: String(error) }, 'the language model failed, writing locally');
  }
  return null;
}

/** One paragraph without control characters; labelled words stay on separate lines. */
function cleaned(text: string): string {
  return text
    .trim()
    .split(/\s*\n\s*(?=\p{L}[\p{L} ]{0,24}[:：])/u)
    .map((line) => line.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim())
    .join('\n');
}

type PartialControls = NonNullable<GeneratePromptBody['controls']>;

function completed(controls: PartialControls): Controls {
  const given = Object.entries(controls).filter(([, value]) => value !== undefined);
  return { ...CONTROL_DEFAULTS, ...Object.fromEntries(given) };
}
