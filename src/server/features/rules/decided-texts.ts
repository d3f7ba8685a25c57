/**
 * Compares moderators' decisions with the compliance check: counted by category and language, and
 * exported as training examples. Called by the rules routes. Only the operator exports, and only
 * texts of organizations whose owner opted in. Authorization: the route's permission; the operator
 * counts all decisions, others those about their own organization.
 */
import { DAY_MS } from '#domain/durations.ts';
import type { Actor } from '#domain/people/permissions.ts';
import {
  categoryOfRejection,
  countDecisions,
  judgeOutcomesOf,
  type DecidedText,
  type DecisionCount,
} from '#domain/rules/decision-counts.ts';
import type { AuditService } from '#server/features/audit/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { detectLanguage } from '#text/detect-language.ts';
import * as store from './decided-texts-store.ts';
import { scopeOf } from './service.ts';
import type { Scope } from './store.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly audit: AuditService;
}

/** A line of the export, in the format of the corpus. */
export interface ExampleLine {
  readonly text: string;
  readonly language: string;
  readonly label: string;
  readonly decision: 'allow' | 'flag' | 'block';
  readonly source: 'moderator';
}

export type DecidedTextsService = ReturnType<typeof createDecidedTextsService>;

const YEAR_MS = 365 * DAY_MS;
const TEXTS_MAX = 20_000;

export function createDecidedTextsService({ db, clock, audit }: Deps) {
  async function findDecided(scope: Scope): Promise<store.DecidedRow[]> {
    const since = new Date(clock.now().getTime() - YEAR_MS);
    const asked = { scope, since, limit: TEXTS_MAX };
    const videos = await store.findDecidedVideos(db, asked);
    return [...videos.filter(isOwnDecision), ...(await store.findDecidedAppeals(db, asked))];
  }

  return {
    async count(actor: Actor): Promise<DecisionCount[]> {
      return countDecisions((await findDecided(scopeOf(actor))).map(toDecidedText));
    },

    async sharesExamples(actor: Actor): Promise<boolean> {
      return store.sharesExamples(db, actor.organizationId);
    },

    async shareExamples(actor: Actor, isAllowed: boolean): Promise<void> {
      const { organizationId, userId } = actor;
      await db.transaction(async (tx) => {
        const changed = { isAllowed, changedBy: userId, changedAt: clock.now() };
        await store.setSharing(tx, { organizationId, ...changed });
        const action = 'rules.examples_switched';
        await audit.record(tx, { organizationId, action, actorId: userId, details: { isAllowed } });
      });
    },

    async exportExamples(): Promise<ExampleLine[]> {
      const sharing = await store.findSharing(db);
      const rows = await findDecided(null);
      return rows
        .filter(({ organizationId }) => sharing.has(organizationId))
        .flatMap((row) => exampleOf(row.text, toDecidedText(row)));
    },
  };
}

/** A video that was refused and allowed on appeal is counted with its appeal. */
const isOwnDecision = ({ findings }: store.DecidedRow): boolean =>
  findings.every(({ severity }) => severity === 'flag');

function toDecidedText({ text, language, reason, ...row }: store.DecidedRow): DecidedText {
  const because = categoryOfRejection(reason);
  return {
    ...row,
    language: language ?? detectLanguage(text),
    because,
    isOtherwiseRejected: reason !== null && because === null,
  };
}

/** Texts that passed and stayed that way are not exported, since they teach nothing. */
function exampleOf(text: string, decided: DecidedText): ExampleLine[] {
  const lessons = judgeOutcomesOf(decided).filter(({ category }) => category !== 'review');
  const [lesson] = lessons;
  if (!lesson) return [];
  const base = { text, language: decided.language, source: 'moderator' as const };
  if (lesson.kind === 'falseStops') return [{ ...base, label: 'near-miss', decision: 'allow' }];
  const found = decided.findings.find(({ category }) => category === lesson.category);
  return [{ ...base, label: lesson.category, decision: found?.severity ?? 'flag' }];
}
