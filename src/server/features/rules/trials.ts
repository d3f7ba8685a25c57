/**
 * Tests a draft of rules before it is published: what it would change. Called by the rules routes.
 * Texts are checked in small batches, so that concurrent orders hardly wait. Uses the orders of the
 * caller's own organization, or of all for the operator. Nothing is stored.
 */
import { randomUUID } from 'node:crypto';

import type { TryRulesBody } from '#contracts/schemas/rules.ts';
import type { Actor } from '#domain/people/permissions.ts';
import type { RuleSet } from '#domain/rules/rule-set.ts';
import type { Decision } from '#domain/moderation/verdict.ts';
import type { JudgedWords } from '#policy/judge/judged-words.ts';
import { AppError } from '#server/app-error.ts';
import type { SerializedRules } from '#server/features/compliance/serialized-rules.ts';
import type { Judge } from '#server/features/compliance/open-judge.ts';
import type { TriedText } from '#server/features/compliance/try-rules.ts';
import type { Database } from '#server/platform/database/database.ts';
import { requireBelow } from '#server/platform/limits/require-below.ts';
import type { Limit, SharedLimiter } from '#server/platform/limits/shared-limiter.ts';
import { readEvaluationTexts, type EvaluationText } from './evaluation-texts.ts';
import type { RuleBook } from './rule-book.ts';
import { scopeOf, type RulesService } from './service.ts';
import { findLastOrders } from './trial-store.ts';

interface Deps {
  readonly db: Database;
  readonly judge: Pick<Judge, 'ask'>;
  readonly limiter: SharedLimiter;
  readonly ruleBook: RuleBook;
  readonly rules: Pick<RulesService, 'read' | 'requireUsable'>;
}

export interface RuleTrial {
  readonly asked: number;
  readonly changed: number;
  readonly changes: readonly { from: Decision; to: Decision; count: number }[];
  readonly violations: Share | null;
  readonly harmless: Share | null;
  readonly examples: readonly (TriedText & { readonly text: string })[];
}

interface Share {
  readonly texts: number;
  readonly stoppedBefore: number;
  readonly stoppedAfter: number;
}

const ORDERS_MAX = 500;
const BATCH = 20;
const EXAMPLES_MAX = 50;
const TRIALS: Limit = { max: 20, windowSeconds: 60 };
const NOT_INSTALLED = 'The evaluation sets are not installed here';

export type TrialsService = ReturnType<typeof createTrialsService>;

export function createTrialsService({ db, judge, limiter, ruleBook, rules }: Deps) {
  /** The rules that would be in force, and those that are. */
  async function rulesWith(actor: Actor, draft: RuleSet) {
    const { handed: before } = await ruleBook.rulesFor(actor.organizationId);
    const tried = { key: randomUUID(), text: JSON.stringify(draft) };
    const isPlatform = scopeOf(actor) === null;
    const { number } = await rules.read(actor);
    // The draft replaces the version in force, which is the last one if there is any.
    const others = isPlatform ? [] : number > 0 ? before.sets.slice(0, -1) : before.sets;
    return { before, after: { ...before, sets: [...others, tried] } };
  }

  async function tryAll(
    actor: Actor,
    texts: readonly JudgedWords[],
    sets: { readonly before: SerializedRules; readonly after: SerializedRules },
  ): Promise<TriedText[]> {
    const tried: TriedText[] = [];
    for (let from = 0; from < texts.length; from += BATCH) {
      const batch = texts.slice(from, from + BATCH);
      const turn = `rules:${actor.userId}`;
      // Sequential, so that other users get a turn between two batches.
      // oxlint-disable-next-line no-await-in-loop
      tried.push(...(await judge.ask(turn, 'ruleTrial', { texts: batch, ...sets })));
    }
    return tried;
  }

  return {
    /** Throws 400 if the draft could not be published, 429 if a user sends too many requests. */
    async try(
      actor: Actor,
      draft: RuleSet,
      { over, text = '' }: Pick<TryRulesBody, 'over' | 'text'>,
    ): Promise<RuleTrial> {
      await requireBelow(limiter, `rule-trials:${actor.userId}`, TRIALS);
      await rules.requireUsable(actor, draft, (await rules.read(actor)).rules);
      const sets = await rulesWith(actor, draft);
      if (over === 'orders') {
        const orders = await findLastOrders(db, scopeOf(actor), ORDERS_MAX);
        const tried = await tryAll(actor, orders, sets);
        return summaryOf(orders.map(shownTextOf), tried);
      }
      if (over === 'text') {
        const tried = await tryAll(actor, [{ prompt: text }], sets);
        return { ...summaryOf([text], tried), examples: tried.map((row) => ({ ...row, text })) };
      }
      const texts = readEvaluationTexts();
      if (!texts) throw new AppError('unavailable', { message: NOT_INSTALLED });
      const tried = await tryAll(
        actor,
        texts.map(({ text }) => ({ prompt: text })),
        sets,
      );
      return {
        ...summaryOf(
          texts.map(({ text }) => text),
          tried,
        ),
        violations: shareOf(texts, tried, true),
        harmless: shareOf(texts, tried, false),
      };
    },
  };
}

function shownTextOf({ prompt, pieces = [] }: JudgedWords): string {
  return [prompt, ...pieces.filter((piece) => !prompt.includes(piece))].join('\n');
}

function summaryOf(texts: readonly string[], tried: readonly TriedText[]): RuleTrial {
  const changed = tried.flatMap((row, at) =>
    row.before === row.after && row.messages.length === 0
      ? []
      : [{ ...row, text: texts[at] ?? '' }],
  );
  const counts = new Map<string, { from: Decision; to: Decision; count: number }>();
  for (const { before: from, after: to } of changed) {
    const known = counts.get(`${from} ${to}`) ?? { from, to, count: 0 };
    counts.set(`${from} ${to}`, { ...known, count: known.count + 1 });
  }
  return {
    asked: tried.length,
    changed: changed.length,
    changes: [...counts.values()],
    violations: null,
    harmless: null,
    examples: changed.slice(0, EXAMPLES_MAX),
  };
}

function shareOf(
  texts: readonly EvaluationText[],
  tried: readonly TriedText[],
  isViolation: boolean,
): Share {
  const rows = tried.filter((_, at) => texts[at]?.isViolation === isViolation);
  return {
    texts: rows.length,
    stoppedBefore: rows.filter(({ before }) => before !== 'allow').length,
    stoppedAfter: rows.filter(({ after }) => after !== 'allow').length,
  };
}
