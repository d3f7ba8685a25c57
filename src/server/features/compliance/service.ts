/**
 * Puts the compliance judge of the domain in front of everything that becomes a film. Called by the
 * compliance route (while somebody types), by the jobs service before anything is charged, by script
 * assist and by the storyboard preview: all of them get the same judgement of prompt and words
 * together. Nothing is stored here; what is refused is handed to `recordBlocked`.
 * Authorization is the caller's business.
 */
import { judgedTextOf, type JudgedWords } from '#policy/judged-words.ts';
import { verdictOf, type Finding, type Verdict } from '#domain/verdict.ts';
import type { Advertises } from '#domain/markets/advertises.ts';
import { isOpen } from '#domain/markets/market-status.ts';
import type { MarketCode } from '#domain/markets/markets.ts';
import type { ModerationStatus } from '#domain/moderation.ts';
import { canBeAppealed } from '#domain/appeals.ts';
import type { OrganizationId } from '#domain/ids.ts';
import type { Actor } from '#domain/permissions.ts';
import type { FilmOrder } from '#film/film-order.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';
import type { HandedRules } from './handed-rules.ts';
import type { MarketLine, OrderVerdict } from './judge-work.ts';
import type { ModelJudge, ModelJudges } from './model-judge.ts';
import type { Judge } from './open-judge.ts';
import { allowingHashesOf } from './order-hash.ts';
import { withSecondOpinion } from './second-opinion.ts';
import { AppError } from '#server/app-error.ts';
import type { Clock } from '#server/platform/clock.ts';
import { createProcessLimiter } from '#server/platform/limits/process-limiter.ts';
import type { Metrics } from '#server/platform/metrics/metrics.ts';
import { createOneAtATime } from '#server/platform/worker-pool/one-at-a-time.ts';
import type { Limit, SharedLimiter } from '#server/platform/limits/shared-limiter.ts';
import type { Log } from '#server/platform/log.ts';

/** What a video order says and where it is to be shown. */
export interface JudgedOrder extends Pick<JudgedWords, 'prompt'> {
  readonly markets: readonly MarketCode[];
  readonly advertises: Advertises;
  /** What would be filmed; all that it shows and speaks is judged too. */
  readonly film?: FilmOrder;
  /** The order's own words; absent where they were read from its prompt. */
  readonly words?: unknown;
  readonly seed?: number | undefined;
  /** The name that signs where no other does, which was judged already. */
  readonly houseName?: string | null;
  /** What its brand and the rights to its files say against it. */
  readonly alsoFound?: readonly Finding[];
}

/** How an order that is not refused may go on. */
export interface OrderJudgement {
  /** `pending` is made at once, `flagged` waits for a moderator. */
  readonly moderationStatus: Extract<ModerationStatus, 'pending' | 'flagged'>;
  readonly findings: readonly Finding[];
  readonly policyVersion: string;
  /** Whether it was refused and allowed on appeal: only the operator approves its film. */
  readonly needsOperator: boolean;
  /** The film that was judged, and that is to be made. */
  readonly storyboard: Storyboard;
}

interface Judged extends OrderVerdict {
  readonly policyVersion: string;
  readonly judgedBy: readonly ('local' | 'model')[];
}

/** The verdict on an order, market by market. */
export interface Preflight extends Judged {
  readonly markets: readonly MarketLine[];
}

/** Keeps the memory of a refused order; it has no job and no charge. */
export type RecordBlocked = (
  actor: Actor,
  order: JudgedOrder,
  findings: readonly Finding[],
) => Promise<void>;

/** The rules of an organization beside the policy, and what both are called together. */
export type RulesFor = (organizationId: OrganizationId) => Promise<{
  readonly handed: HandedRules;
  readonly policyVersion: string;
}>;

interface Deps {
  readonly recordBlocked: RecordBlocked;
  readonly metrics: Pick<Metrics, 'verdicts'>;
  readonly log: Log;
  readonly limiter: SharedLimiter;
  /** Null where no language model is configured. */
  readonly model: ModelJudge | null;
  /** Whether the model is asked of everything, or where the local judge is unsure. */
  readonly modelJudges: ModelJudges;
  readonly judge: Pick<Judge, 'ask'>;
  readonly clock: Clock;
  readonly rulesFor: RulesFor;
  /** Whether the operator allowed exactly this order on appeal. */
  readonly isOverruled: (
    organizationId: OrganizationId,
    orderHashes: readonly string[],
  ) => Promise<boolean>;
}

/** Somebody who types slowly asks a few times a second. Counted in memory: a check writes nothing. */
const CHECKS_PER_USER: Limit = { max: 240, windowSeconds: 60 };
/** A model is paid by the call; what is beyond this is held for a person. */
const MODEL_CALLS_PER_USER: Limit = { max: 40, windowSeconds: 60 };

export type ComplianceService = ReturnType<typeof createComplianceService>;

export function createComplianceService(deps: Deps) {
  const { recordBlocked, limiter, metrics } = deps;
  // However many orders somebody sends at once, they wait here and are not refused as checks are.
  const oneAtATime = createOneAtATime();
  const checks = createProcessLimiter(CHECKS_PER_USER, deps.clock);

  async function locally(actor: Actor, order: JudgedOrder, turn: string): Promise<Judged> {
    const { prompt, markets, advertises, film = null, houseName = null } = order;
    const words = { prompt, markets, advertises, areChosen: order.words !== undefined };
    const { handed: rules, policyVersion } = await deps.rulesFor(actor.organizationId);
    const tellsDoubt = deps.model !== null && deps.modelJudges === 'unsure';
    const asked = { words, film, houseName, tellsDoubt, rules };
    const judged = await deps.judge.ask(turn, 'verdict', asked);
    const verdict = verdictOf([...judged.findings, ...(order.alsoFound ?? [])]);
    return { ...sorted({ ...judged, ...verdict }), policyVersion, judgedBy: ['local'] };
  }

  /** The stricter of the local judge and the language model, where there is one. */
  async function judge(actor: Actor, order: JudgedOrder, turn: string): Promise<Judged> {
    const { model, log } = deps;
    const local = await locally(actor, order, turn);
    if (!model || local.decision === 'block') return local;
    if (deps.modelJudges === 'unsure' && !local.isUnsure) return local;
    const limited: ModelJudge = {
      name: model.name,
      judge: async (words) => {
        const wait = await limiter.count(`judge-model:${actor.userId}`, MODEL_CALLS_PER_USER);
        if (wait !== null) throw new Error('too many calls of the language model');
        return model.judge(words);
      },
    };
    const verdict = await withSecondOpinion(local, local.words, { model: limited, log });
    const policyVersion = `${local.policyVersion}+${model.name}`;
    return {
      ...local,
      ...sorted({ ...local, ...verdict }),
      policyVersion,
      judgedBy: ['local', 'model'],
    };
  }

  return {
    /**
     * The local verdict on an order, of several shapes that on the first with what stands against any;
     * throws 429 to somebody who asks too often.
     */
    check: async (
      actor: Actor,
      order: JudgedOrder,
      ...others: readonly JudgedOrder[]
    ): Promise<OrderVerdict> => {
      refuseBeyond(checks.count(actor.userId));
      const first = await locally(actor, order, actor.userId);
      const findings = new Map(first.findings.map((finding) => [JSON.stringify(finding), finding]));
      for (const other of others) {
        const judged = await locally(actor, other, actor.userId);
        for (const finding of judged.findings) findings.set(JSON.stringify(finding), finding);
      }
      return sorted({ ...first, ...verdictOf([...findings.values()]) });
    },

    /** The verdict on the name of an organization, which signs its films. */
    judgeName: (name: string): Promise<Verdict> => deps.judge.ask(NAMES, 'name', name),

    /** The verdict on an order, and what each market says; `localOnly` while somebody types. */
    preflight: async (
      actor: Actor,
      order: JudgedOrder & { readonly film: FilmOrder },
      localOnly: boolean,
    ): Promise<Preflight> => {
      refuseBeyond(checks.count(actor.userId));
      const judged = localOnly
        ? await locally(actor, order, actor.userId)
        : await judge(actor, order, actor.userId);
      const { words, findings } = judged;
      const asked = { words, film: order.film, findings };
      return { ...judged, markets: await deps.judge.ask(actor.userId, 'markets', asked) };
    },

    /** Throws 422 with the findings where the order is blocked. */
    judgeOrder: async (actor: Actor, order: JudgedOrder): Promise<OrderJudgement> => {
      const turn = `order:${actor.userId}`;
      const { decision, findings, policyVersion, storyboard } = await oneAtATime(turn, () =>
        judge(actor, order, turn),
      );
      metrics.verdicts.inc({ decision });
      const needsOperator =
        decision === 'block' &&
        canBeAppealed(findings) &&
        (await deps.isOverruled(actor.organizationId, allowingHashesOf(order, policyVersion)));
      if (decision === 'block' && !needsOperator) {
        await recordBlocked(actor, order, findings);
        throw policyErrorOf(order, findings);
      }
      if (!storyboard) throw new Error('An order was judged without its film');
      const moderationStatus = decision === 'flag' ? 'flagged' : 'pending';
      return { moderationStatus, findings, policyVersion, needsOperator, storyboard };
    },

    /** The verdict on an order that was refused, with the text that it was about. */
    judgeAgain: async (
      actor: Actor,
      order: JudgedOrder,
    ): Promise<Verdict & { policyVersion: string; text: string }> => {
      const turn = `order:${actor.userId}`;
      const judged = await oneAtATime(turn, () => judge(actor, order, turn));
      const { decision, findings, policyVersion, words } = judged;
      return { decision, findings, policyVersion, text: judgedTextOf(words) };
    },
  };
}

/** Whose turn the judgement of a name takes. */
const NAMES = 'names';

function refuseBeyond(retryAfterSeconds: number | null): void {
  if (retryAfterSeconds !== null) throw new AppError('too_many_requests', { retryAfterSeconds });
}

/** What blocks comes first, so that the first sentence says why. */
function sorted<Sorted extends Verdict>(verdict: Sorted): Sorted {
  const isBlocking = ({ severity }: Finding) => severity === 'block';
  const { findings } = verdict;
  const inOrder = [...findings.filter(isBlocking), ...findings.filter((one) => !isBlocking(one))];
  return { ...verdict, findings: inOrder };
}

/** What is about markets alone is told apart from words that are not allowed. */
function policyErrorOf(
  { markets, advertises }: Pick<JudgedOrder, 'markets' | 'advertises'>,
  findings: readonly Finding[],
): AppError {
  const blocking = findings.filter(({ severity }) => severity === 'block');
  const isAboutMarkets = blocking.every(
    ({ category, excerpt }) => category === 'market' && excerpt === '',
  );
  const hasClosedMarket = markets.some((code) => !isOpen(code, advertises));
  const ofMarkets = hasClosedMarket ? 'market_prohibited' : 'market_requirements';
  const [first] = blocking;
  // A sentence about markets says what to do as well: nothing in the words is marked for it.
  const message =
    first && (isAboutMarkets ? `${first.message} ${first.suggestion}` : first.message);
  return new AppError(isAboutMarkets ? ofMarkets : 'policy_blocked', {
    findings,
    ...(message !== undefined && { message }),
  });
}
