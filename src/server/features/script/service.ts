/**
 * Script assist: a prompt for a preset, or the end of a draft. Called by the script route. Written by
 * the configured language model where there is one, else, and whenever that fails, by the local
 * writer of the film, which is pure. Whoever wrote it, a caption is shown only if the compliance
 * judge finds nothing in it that the draft did not say already, and only if it is none of the
 * user's latest twenty: the count of presses and their hashes are kept in the database, so this holds
 * over several processes. Authorization is the route's ability.
 */
import { createHash, randomInt } from 'node:crypto';

import type { GeneratePromptBody } from '#contracts/schemas/script.ts';
import type { JudgedWords } from '#domain/compliance/judged-words.ts';
import { stricter, type Verdict } from '#domain/compliance/verdict.ts';
import { CONTROL_DEFAULTS, type Controls } from '#domain/controls.ts';
import { PROMPT_LENGTH } from '#domain/limits.ts';
import type { Actor } from '#domain/permissions.ts';
import { writeScript } from '#film/script/write-script.ts';
import { AppError } from '#server/app-error.ts';
import type { ScriptModel } from './script-model.ts';
import * as store from './store.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Limit, SharedLimiter } from '#server/platform/limits/shared-limiter.ts';
import type { Log } from '#server/platform/log.ts';

interface Needs {
  readonly db: Database;
  readonly log: Log;
  readonly check: (words: JudgedWords) => Verdict;
  /** Null where no language model is configured. */
  readonly model: ScriptModel | null;
  readonly limiter: SharedLimiter;
}

export type ScriptService = ReturnType<typeof createScriptService>;

const SEED_MAX = 2 ** 31 - 1;
/** A model is paid by the call; beyond this, somebody who keeps pressing gets local captions. */
const MODEL_CALLS_PER_USER: Limit = { max: 20, windowSeconds: 60 };
/** Captions that are not shown again. */
const REMEMBERED = 20;
/** Variants tried at one press: enough for twenty presses at once where the judge holds every second. */
const VARIANTS_MAX = 60;

export function createScriptService(needs: Needs) {
  return {
    async generatePrompt(actor: Actor, body: GeneratePromptBody): Promise<string> {
      const draft = body.draft ?? '';
      const judged = needs.check({ prompt: draft });
      if (judged.decision === 'block') throw draftRefused(judged);
      const start = await store.takePress(needs.db, actor.userId, randomInt(SEED_MAX));
      const isAllowed = (prompt: string) =>
        stricter(needs.check({ prompt }).decision, judged.decision) === judged.decision;
      const isNew = (prompt: string, pressCount: number) =>
        store.rememberCaption(needs.db, actor.userId, {
          hash: createHash('sha256').update(prompt).digest('hex'),
          pressCount,
          kept: REMEMBERED,
        });
      const variants = variantsOf(body, draft, start);

      const mayAsk = needs.model !== null && (await hasModelCallsLeft(needs, actor));
      const written = mayAsk ? await askModel(needs, body, draft, variants[0]?.prompt ?? '') : null;
      if (written !== null && isAllowed(written) && (await isNew(written, start.pressCount))) {
        return written;
      }
      // A draft has no more than so many variants, one of full length a single one.
      let repeated: string | null = null;
      for (const { prompt, pressCount } of variants) {
        if (!isAllowed(prompt)) continue;
        if (await isNew(prompt, pressCount)) return prompt;
        repeated ??= prompt;
      }
      if (repeated !== null) return repeated;
      throw new AppError('unavailable', { message: 'Could not generate prompt' });
    },
  };
}

async function hasModelCallsLeft({ limiter }: Needs, { userId }: Actor): Promise<boolean> {
  return (await limiter.count(`script-model:${userId}`, MODEL_CALLS_PER_USER)) === null;
}

/** No continuation can heal a draft that may not be filmed. */
function draftRefused({ findings }: Verdict): AppError {
  const message = findings[0]?.message;
  return new AppError('policy_blocked', { findings, ...(message !== undefined && { message }) });
}

interface Variant {
  readonly prompt: string;
  readonly pressCount: number;
}

/** What the local writer says at this press and the next ones, without repetition. */
function variantsOf(
  { presetId, controls }: GeneratePromptBody,
  draft: string,
  { seed, pressCount }: store.Press,
): Variant[] {
  const order = { preset: presetId, draft, seed };
  const said = controls ? { ...order, controls: completed(controls) } : order;
  const byPrompt = new Map<string, Variant>();
  for (let press = pressCount; press < pressCount + VARIANTS_MAX; press += 1) {
    const { prompt } = writeScript({ ...said, pressCount: press });
    if (!byPrompt.has(prompt)) byPrompt.set(prompt, { prompt, pressCount: press });
  }
  return [...byPrompt.values()];
}

/** Null where there is no model, or where it gave nothing that could be a prompt. */
async function askModel(
  { model, log }: Needs,
  { presetId, controls }: GeneratePromptBody,
  draft: string,
  inspiration: string,
): Promise<string | null> {
  if (!model) return null;
  const request = { preset: presetId, controls: completed(controls ?? {}), draft, inspiration };
  try {
    const answer = cleaned(await model.write(request));
    const prompt = draft === '' || answer.startsWith(draft) ? answer : `${draft} ${answer}`;
    const { min, max } = PROMPT_LENGTH;
    if (prompt.length >= min && prompt.length <= max) return prompt;
    log.warn({ length: prompt.length }, 'the language model wrote no usable prompt');
  } catch (error) {
    // Not the error itself: it carries the whole request.
    log.warn({ reason: String(error) }, 'the language model failed, writing locally');
  }
  return null;
}

/** One paragraph, without control characters. */
function cleaned(text: string): string {
  return text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
}

type PartialControls = NonNullable<GeneratePromptBody['controls']>;

function completed(controls: PartialControls): Controls {
  const given = Object.entries(controls).filter(([, value]) => value !== undefined);
  return { ...CONTROL_DEFAULTS, ...Object.fromEntries(given) };
}
