/**
 * Puts the compliance judge of the domain in front of everything that becomes a film. Called by the
 * compliance route (while somebody types), by the jobs service before anything is charged, by script
 * assist and by the storyboard preview: all of them get the same judgement of prompt, title, offer
 * and call to action together. Nothing is stored here; what is refused is handed to `recordBlocked`.
 * Authorization is the caller's business.
 */
import type { JudgedWords } from '#domain/compliance/judge-prompt.ts';
import { judgedTextOf, judgePrompt } from '#domain/compliance/judge-prompt.ts';
import { POLICY_VERSION } from '#domain/compliance/policy.ts';
import type { Finding, Verdict } from '#domain/compliance/verdict.ts';
import { marketVerdictsOf, type MarketVerdict } from '#domain/markets/market-verdicts.ts';
import { jurisdictionOf, type MarketCode } from '#domain/markets/markets.ts';
import type { ModerationStatus } from '#domain/moderation.ts';
import type { Actor } from '#domain/permissions.ts';
import { legalLines } from '#film/storyboard/legal-lines.ts';
import { promptLanguage } from '#brief/prompt-language.ts';
import type { Language } from '#text/language.ts';
import type { ModelJudge } from './model-judge.ts';
import { withSecondOpinion } from './second-opinion.ts';
import { AppError } from '#server/app-error.ts';
import type { Metrics } from '#server/platform/metrics/metrics.ts';
import type { Limit, SharedLimiter } from '#server/platform/limits/shared-limiter.ts';
import type { Log } from '#server/platform/log.ts';

/** What a video order says and where it is to be shown. */
export type JudgedOrder = JudgedWords & { readonly markets: readonly MarketCode[] };

/** How an order that is not refused may go on. */
export interface OrderJudgement {
  /** `pending` is made at once, `flagged` waits for a moderator. */
  readonly moderationStatus: Extract<ModerationStatus, 'pending' | 'flagged'>;
  readonly findings: readonly Finding[];
  readonly policyVersion: string;
}

interface Judged extends Verdict {
  readonly policyVersion: string;
  readonly judgedBy: readonly ('local' | 'model')[];
}

/** The verdict on an order, market by market. */
export interface Preflight extends Judged {
  readonly markets: readonly (MarketVerdict & { readonly line: string | null })[];
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
  readonly log: Log;
  readonly limiter: SharedLimiter;
  /** Null where no language model is configured. */
  readonly model: ModelJudge | null;
}

/** A model is paid by the call; what is beyond this is held for a person. */
const MODEL_CALLS_PER_USER: Limit = { max: 40, windowSeconds: 60 };

export type ComplianceService = ReturnType<typeof createComplianceService>;

export function createComplianceService({ recordBlocked, log, limiter, metrics, model }: Needs) {
  /** The stricter of the local judge and the language model, where there is one. */
  async function judge({ userId }: Actor, order: JudgedOrder): Promise<Judged> {
    const local = locally(order);
    if (!model || local.decision === 'block') return local;
    const limited: ModelJudge = {
      name: model.name,
      judge: async (words) => {
        const wait = await limiter.count(`judge-model:${userId}`, MODEL_CALLS_PER_USER);
        if (wait !== null) throw new Error('too many calls of the language model');
        return model.judge(words);
      },
    };
    const verdict = sorted(await withSecondOpinion(local, order, { model: limited, log }));
    const policyVersion = `${POLICY_VERSION}+${model.name}`;
    return { ...verdict, policyVersion, judgedBy: ['local', 'model'] };
  }

  return {
    check,

    /** The verdict on an order, and what each market says; `localOnly` while somebody types. */
    preflight: async (actor: Actor, order: JudgedOrder, localOnly: boolean): Promise<Preflight> => {
      const judged = localOnly ? locally(order) : await judge(actor, order);
      return { ...judged, markets: marketsOf(order, judged.findings) };
    },

    /** Throws 422 with the findings where the order is blocked. */
    judgeOrder: async (actor: Actor, order: JudgedOrder): Promise<OrderJudgement> => {
      const { decision, findings, policyVersion } = await judge(actor, order);
      metrics.verdicts.inc({ decision });
      if (decision === 'block') {
        await recordBlocked(actor, order, findings);
        throw refusalOf(order.markets, findings);
      }
      return {
        moderationStatus: decision === 'flag' ? 'flagged' : 'pending',
        findings,
        policyVersion,
      };
    },
  };
}

function marketsOf(order: JudgedOrder, findings: readonly Finding[]): Preflight['markets'] {
  const text = judgedTextOf(order);
  const language = promptLanguage(text);
  return marketVerdictsOf(text, order.markets, findings).map((market) => ({
    ...market,
    line: lineOf(market, language),
  }));
}

function locally(order: JudgedOrder): Judged {
  return { ...check(order), policyVersion: POLICY_VERSION, judgedBy: ['local'] };
}

/** As it stands in the film; null where there will be none. */
function lineOf({ code, advertising }: MarketVerdict, language: Language): string | null {
  if (advertising === 'prohibited') return null;
  return legalLines([code], language).responsibleGambling[0] ?? null;
}

/** What blocks comes first, so that the first sentence says why. */
function check(words: JudgedWords): Verdict {
  return sorted(judgePrompt(words));
}

function sorted({ decision, findings }: Verdict): Verdict {
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
