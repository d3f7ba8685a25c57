/**
 * Puts the compliance check in front of everything that becomes a film. Called by the compliance
 * route (while the user is typing), by the jobs service before anything is charged, by script
 * assist and by the storyboard preview, so that all of them get the same verdict on prompt and
 * words together. Nothing is stored here; refused orders are passed to `recordBlocked`.
 * Authorization is up to the caller.
 */
import { judgedTextOf, type JudgedWords } from '#policy/judge/judged-words.ts';
import { withoutRules } from '#domain/rules/policy-version.ts';
import { POLICY_VERSION } from '#policy/policy.ts';
import { verdictOf, type Finding, type Verdict } from '#domain/moderation/verdict.ts';
import type { Advertises } from '#domain/markets/advertises.ts';
import { isOpen } from '#domain/markets/market-status.ts';
import type { MarketCode } from '#domain/markets/markets.ts';
import type { ModerationStatus } from '#domain/moderation/moderation.ts';
import { canBeAppealed, findingsNotOverruled, type Refusal } from '#domain/moderation/appeals.ts';
import type { OrganizationId } from '#domain/ids.ts';
import type { Actor } from '#domain/people/permissions.ts';
import type { FilmOrder } from '#film/film-order.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';
import type { SerializedRules } from './serialized-rules.ts';
import type { MarketLine, OrderVerdict } from './judge-work.ts';
import type { ModelJudge, ModelJudges } from './model-judge.ts';
import type { Judge } from './open-judge.ts';
import { allowingHashesOf } from './order-hash.ts';
import { withSecondOpinion } from './second-opinion.ts';
import { AppError } from '#server/app-error.ts';
import type { Metrics } from '#server/platform/metrics/metrics.ts';
import { createOneAtATime } from '#server/platform/worker-pool/one-at-a-time.ts';
import type { Limit, SharedLimiter } from '#server/platform/limits/shared-limiter.ts';
import type { Log } from '#server/platform/log.ts';

/** The words of a video order and where it is to be shown. */
export interface JudgedOrder extends Pick<JudgedWords, 'prompt'> {
  readonly markets: readonly MarketCode[];
  readonly advertises: Advertises;
  /** The film that would be made; everything it shows and says is checked too. */
  readonly film?: FilmOrder;
  /** The order's own words; absent if they were read from its prompt. */
  readonly words?: unknown;
  readonly seed?: number | undefined;
  /** The default signature, which was already checked. */
  readonly defaultSignature?: string | null;
  /** Findings about its brand and the rights to its files. */
  readonly alsoFound?: readonly Finding[];
}

/** How an order that is not refused may proceed. */
export interface OrderJudgement {
  /** `pending` is made at once, `flagged` waits for a moderator. */
  readonly moderationStatus: Extract<ModerationStatus, 'pending' | 'flagged'>;
  readonly findings: readonly Finding[];
  readonly policyVersion: string;
  /** Whether it was refused and allowed on appeal. Then only the operator can approve its film. */
  readonly needsOperator: boolean;
  /** The plan that was checked and is to be rendered. */
  readonly storyboard: Storyboard;
}

interface Judged extends OrderVerdict {
  readonly policyVersion: string;
  readonly judgedBy: readonly ('local' | 'model')[];
}

/** The verdict on an order, by market. */
export interface Preflight extends Judged {
  readonly markets: readonly MarketLine[];
}

/** Records a refused order, which has no job and no charge. */
export type RecordBlocked = (
  actor: Actor,
  order: JudgedOrder,
  findings: readonly Finding[],
) => Promise<void>;

/** An organization's rules in addition to the policy, and the version of both together. */
export type RulesFor = (organizationId: OrganizationId) => Promise<{
  readonly handed: SerializedRules;
  readonly policyVersion: string;
}>;

interface Deps {
  readonly recordBlocked: RecordBlocked;
  readonly metrics: Pick<Metrics, 'verdicts'>;
  readonly log: Log;
  readonly limiter: SharedLimiter;
  /** Null if no language model is configured. */
  readonly model: ModelJudge | null;
  /** Whether the model is called for everything, or only if the local judge is unsure. */
  readonly modelJudges: ModelJudges;
  readonly judge: Pick<Judge, 'ask'>;
  readonly rulesFor: RulesFor;
  /** The refusals of exactly this order that the operator has overruled on appeal. */
  readonly findOverruled: (
    organizationId: OrganizationId,
    orderHashes: readonly string[],
  ) => Promise<readonly Refusal[]>;
}

/** Model calls cost money; orders beyond this are held for a person. */
const MODEL_CALLS_PER_USER: Limit = { max: 40, windowSeconds: 60 };

export type ComplianceService = ReturnType<typeof createComplianceService>;

export function createComplianceService(deps: Deps) {
  const { recordBlocked, limiter, metrics } = deps;
  // A user's concurrent orders queue here.
  const oneAtATime = createOneAtATime();

  async function locally(actor: Actor, order: JudgedOrder, turn: string): Promise<Judged> {
    const { prompt, markets, advertises, film = null, defaultSignature = null } = order;
    const words = { prompt, markets, advertises, areChosen: order.words !== undefined };
    const { handed: rules, policyVersion } = await deps.rulesFor(actor.organizationId);
    const reportsDoubt = deps.model !== null && deps.modelJudges === 'unsure';
    const asked = { words, film, defaultSignature, reportsDoubt, rules };
    const judged = await deps.judge.ask(turn, 'verdict', asked);
    const verdict = verdictOf([...judged.findings, ...(order.alsoFound ?? [])]);
    return { ...sorted({ ...judged, ...verdict }), policyVersion, judgedBy: ['local'] };
  }

  /** The stricter verdict of the local judge and the language model, if there is one. */
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

  /** What is left of a verdict on an order that the operator has allowed on appeal; null if not. */
  async function afterAppeal(
    { organizationId }: Actor,
    order: JudgedOrder,
    judged: Judged,
  ): Promise<Verdict | null> {
    if (judged.decision !== 'block' || !canBeAppealed(judged.findings)) return null;
    const hashes = allowingHashesOf(order, judged.policyVersion);
    const overruled = await deps.findOverruled(organizationId, hashes);
    return overruled.length === 0 ? null : verdictOf(findingsNotOverruled(judged, overruled));
  }

  /** The local verdict on an order, or what the operator has decided about it. */
  async function expected(actor: Actor, order: JudgedOrder): Promise<Judged> {
    const judged = await locally(actor, order, actor.userId);
    return { ...judged, ...(await afterAppeal(actor, order, judged)) };
  }

  return {
    /**
     * The local verdict on an order. For an order of several shapes, the verdict on the first one,
     * plus findings about any of the others.
     */
    check: async (
      actor: Actor,
      order: JudgedOrder,
      ...others: readonly JudgedOrder[]
    ): Promise<OrderVerdict> => {
      const first = await expected(actor, order);
      const findings = new Map(first.findings.map((finding) => [JSON.stringify(finding), finding]));
      for (const other of others) {
        const judged = await expected(actor, other);
        for (const finding of judged.findings) findings.set(JSON.stringify(finding), finding);
      }
      return sorted({ ...first, ...verdictOf([...findings.values()]) });
    },

    /** The verdict on a name that an organization's films would show. */
    judgeName: async (organizationId: OrganizationId, name: string): Promise<Verdict> => {
      const { handed: rules } = await deps.rulesFor(organizationId);
      return deps.judge.ask(NAMES, 'name', { name, rules });
    },

    /** The verdict on an order, and for each market; `localOnly` while the user is typing. */
    preflight: async (
      actor: Actor,
      order: JudgedOrder & { readonly film: FilmOrder },
      localOnly: boolean,
    ): Promise<Preflight> => {
      const judged = localOnly
        ? await locally(actor, order, actor.userId)
        : await judge(actor, order, actor.userId);
      const { words } = judged;
      const findings = judged.findings.filter(({ category }) => !ABOUT_PARTS.has(category));
      const asked = { words, film: order.film, findings };
      return { ...judged, markets: await deps.judge.ask(actor.userId, 'markets', asked) };
    },

    /** Throws 422 with the findings if the order is blocked. */
    judgeOrder: async (actor: Actor, order: JudgedOrder): Promise<OrderJudgement> => {
      const turn = `order:${actor.userId}`;
      const judged = await oneAtATime(turn, () => judge(actor, order, turn));
      const { findings, policyVersion, storyboard } = judged;
      metrics.verdicts.inc({ decision: judged.decision });
      const allowed = await afterAppeal(actor, order, judged);
      const left = allowed ?? judged;
      if (left.decision === 'block') {
        await recordBlocked(actor, order, left.findings);
        throw orderErrorOf(order, left.findings);
      }
      if (!storyboard) throw new Error('An order was judged without its film');
      const moderationStatus = left.decision === 'flag' ? 'flagged' : 'pending';
      const needsOperator = allowed !== null;
      return { moderationStatus, findings, policyVersion, needsOperator, storyboard };
    },

    /** Whether an order that this version checked would be checked by the same policy today. */
    isPolicyCurrent: (policyVersion: string): boolean => {
      const { model } = deps;
      const current = [POLICY_VERSION, ...(model ? [`${POLICY_VERSION}+${model.name}`] : [])];
      return current.includes(withoutRules(policyVersion));
    },

    /** The verdict on an order that was refused, with the text it was about. */
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

/** Categories about what an order uses, which say nothing of a single market. */
const ABOUT_PARTS: ReadonlySet<Finding['category']> = new Set(['brand', 'media']);

/** The queue in which names are checked. */
const NAMES = 'names';

/** Blocking findings come first, so that the first sentence says why. */
function sorted<Sorted extends Verdict>(verdict: Sorted): Sorted {
  const isBlocking = ({ severity }: Finding) => severity === 'block';
  const { findings } = verdict;
  const inOrder = [...findings.filter(isBlocking), ...findings.filter((one) => !isBlocking(one))];
  return { ...verdict, findings: inOrder };
}

/** Errors about markets alone differ from those about words that are not allowed. */
function orderErrorOf(
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
  // A message about markets also says what to do, since nothing in the words is marked.
  const message =
    first && (isAboutMarkets ? `${first.message} ${first.suggestion}` : first.message);
  return new AppError(isAboutMarkets ? ofMarkets : 'policy_blocked', {
    findings,
    ...(message !== undefined && { message }),
  });
}
