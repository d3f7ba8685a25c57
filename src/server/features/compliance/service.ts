/**
 * Puts the compliance judge of the domain in front of everything that becomes a film. Called by the
 * compliance route (while somebody types), by the jobs service before anything is charged, by script
 * assist and by the storyboard preview: all of them get the same judgement of prompt, title, offer
 * and call to action together. Nothing is stored here; what is refused is handed to `recordBlocked`.
 * Authorization is the caller's business.
 */
import type { JudgedWords } from '#domain/compliance/judge-prompt.ts';
import { judgePrompt } from '#domain/compliance/judge-prompt.ts';
import type { Finding, Verdict } from '#domain/compliance/verdict.ts';
import { jurisdictionOf, type MarketCode } from '#domain/markets/markets.ts';
import type { ModerationStatus } from '#domain/moderation.ts';
import type { Actor } from '#domain/permissions.ts';
import { AppError } from '#server/app-error.ts';
import type { Metrics } from '#server/platform/metrics/metrics.ts';

/** What a video order says and where it is to be shown. */
export type JudgedOrder = JudgedWords & { readonly markets: readonly MarketCode[] };

/** How an order that is not refused may go on. */
export interface OrderJudgement {
  /** `pending` is made at once, `flagged` waits for a moderator. */
  readonly moderationStatus: Extract<ModerationStatus, 'pending' | 'flagged'>;
  readonly findings: readonly Finding[];
}

/** Keeps the memory of a refused order; it has no job and no charge. */
export type RecordBlocked = (
  actor: Actor,
  order: JudgedOrder,
  findings: readonly Finding[],
) => Promise<void>;

interface Needs {
  readonly recordBlocked: RecordBlocked;
  readonly metrics: Pick<Metrics, 'verdicts'>;
}

export type ComplianceService = ReturnType<typeof createComplianceService>;

export function createComplianceService({ recordBlocked, metrics }: Needs) {
  return {
    check,

    /** Throws 422 with the findings where the order is blocked. */
    judgeOrder: async (actor: Actor, order: JudgedOrder): Promise<OrderJudgement> => {
      const { decision, findings } = check(order);
      metrics.verdicts.inc({ decision });
      if (decision === 'block') {
        await recordBlocked(actor, order, findings);
        throw refusalOf(order.markets, findings);
      }
      return { moderationStatus: decision === 'flag' ? 'flagged' : 'pending', findings };
    },
  };
}

/** What blocks comes first, so that the first sentence says why. */
function check(words: JudgedWords): Verdict {
  const { decision, findings } = judgePrompt(words);
  const isBlocking = ({ severity }: Finding) => severity === 'block';
  return {
    decision,
    findings: [
      ...findings.filter(isBlocking),
      ...findings.filter((finding) => !isBlocking(finding)),
    ],
  };
}

/** A closed market is told apart from words that are not allowed: another market is all it needs. */
function refusalOf(markets: readonly MarketCode[], findings: readonly Finding[]): AppError {
  const blocking = findings.filter(({ severity }) => severity === 'block');
  const hasClosedMarket = markets.some(
    (code) => jurisdictionOf(code).onlineCasinoAds === 'prohibited',
  );
  const isOnlyTheMarket = blocking.every(
    ({ category, excerpt }) => category === 'market' && excerpt === '',
  );
  const code = hasClosedMarket && isOnlyTheMarket ? 'market_prohibited' : 'policy_blocked';
  const message = blocking[0]?.message;
  return new AppError(code, { findings, ...(message !== undefined && { message }) });
}
