import { createHash } from 'node:crypto';

import { isUnsure } from '#policy/candidates/is-unsure.ts';
import { judgeName } from '#policy/judge/judge-name.ts';
import { judgePiece } from '#policy/judge/judge-piece.ts';
import { judgePrompt } from '#policy/judge/judge-prompt.ts';
import { judgedTextOf } from '#policy/judge/judged-words.ts';
import type { JudgedWords } from '#policy/judge/judged-words.ts';
import { policyContext } from '#policy/judge/policy-context.ts';
import type { RuleProblem } from '#domain/rules/rule-problems.ts';
import type { RuleSet } from '#domain/rules/rule-set.ts';
import { stricter, verdictOf } from '#domain/moderation/verdict.ts';
import type { Decision, Finding, Verdict } from '#domain/moderation/verdict.ts';
import { marketVerdictsOf } from '#policy/markets/market-verdicts.ts';
import { activeRulesOf, type SerializedRules } from './serialized-rules.ts';
import { phraseProblems, tryRules, type RuleTrialRequest, type TriedText } from './try-rules.ts';
import { marketFindings, planFindings, type PlanFindings } from './plan-findings.ts';
import type { MarketVerdict } from '#policy/markets/market-verdicts.ts';
import type { BriefReading } from '#brief/brief.ts';
import { checkModelBrief } from '#brief/model/check-model-brief.ts';
import type { ModelBrief } from '#brief/model/model-brief.ts';
import { NONE_OFFERED } from '#brief/offer-words.ts';
import { readBrief } from '#brief/read-brief.ts';
import { piecesOf } from '#domain/order/words.ts';
import { writeNarration } from '#film/narration/write-narration.ts';
import type { FilmOrder } from '#film/film-order.ts';
import { writeScripts, type ScriptOrder } from '#film/script/write-script.ts';
import { legalSentences } from '#film/storyboard/legal-lines.ts';
import { planStoryboard, shotsProblem } from '#film/storyboard/plan-storyboard.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

/** The work of the judge's thread: one kind of request per calling service. */
export interface JudgeWork {
  readonly verdict: {
    readonly request: {
      readonly words: JudgedWords;
      readonly film: FilmOrder | null;
      /** The default signature, which was already checked. */
      readonly defaultSignature?: string | null;
      /** Whether to also report where the judge is unsure, which doubles the time. */
      readonly reportsDoubt?: boolean;
      /** Without rules, only the policy applies. */
      readonly rules?: SerializedRules;
    };
    readonly response: OrderVerdict;
  };
  readonly ruleTrial: {
    readonly request: RuleTrialRequest;
    readonly response: readonly TriedText[];
  };
  readonly ruleProblems: {
    readonly request: RuleSet;
    readonly response: readonly RuleProblem[];
  };
  readonly brief: {
    readonly request: { readonly prompt: string };
    readonly response: BriefReading;
  };
  readonly checkedBrief: {
    readonly request: JudgeWork['brief']['request'] & { readonly answer: ModelBrief };
    readonly response: BriefReading;
  };
  readonly markets: {
    readonly request: {
      readonly words: JudgedWords;
      readonly film: FilmOrder;
      readonly findings: readonly Finding[];
    };
    readonly response: readonly MarketLine[];
  };
  readonly name: {
    readonly request: { readonly name: string; readonly rules: SerializedRules };
    readonly response: Verdict;
  };
  /** Checks whether the sources of an order's shots fit its film. */
  readonly shots: { readonly request: FilmOrder; readonly response: string | null };
  readonly caption: {
    readonly request: CaptionRequest;
    readonly response: Caption | null;
  };
}

export interface CaptionRequest {
  readonly order: ScriptOrder;
  /** Hashes of captions not to be shown again if there is another one. */
  readonly seen: readonly string[];
  /** The verdict on the draft; a caption must not have a stricter one. */
  readonly decision: Decision;
}

export interface Caption {
  readonly prompt: string;
  /** The number of times the button was pressed for it. */
  readonly pressCount: number;
  readonly hash: string;
}

export interface OrderVerdict extends Verdict {
  /** The words and everything else the film shows. */
  readonly words: JudgedWords;
  /** Whether it is close to being held; false if that was not requested. */
  readonly isUnsure: boolean;
  /** The plan of the film that was checked; null if there was none. */
  readonly storyboard: Storyboard | null;
}

export type MarketLine = MarketVerdict & { readonly line: string | null };

const NOTHING: PlanFindings = { shared: [], byMarket: [] };

type Doing = {
  readonly [Kind in keyof JudgeWork]: (
    request: JudgeWork[Kind]['request'],
  ) => JudgeWork[Kind]['response'];
};

/** Maximum number of presses to look ahead for captions, and of captions that are checked. */
const PRESSES_MAX = 60;
const JUDGED_CAPTIONS_MAX = 6;

export const JUDGE_WORK: Doing = {
  verdict: ({ words, film, defaultSignature = null, reportsDoubt = false, rules }) => {
    const storyboard = film && planStoryboard(film);
    const seen =
      film && storyboard ? { ...words, ...judgedIn(film, storyboard, defaultSignature) } : words;
    const context = policyContext(rules && activeRulesOf(rules));
    const { findings } = judgePrompt(seen, context);
    const ofPlan = film && storyboard ? planFindings(film, storyboard, context) : NOTHING;
    const ofMarkets = ofPlan.byMarket.map(({ finding }) => finding);
    const verdict = verdictOf([...findings, ...ofPlan.shared, ...ofMarkets]);
    const hasDoubt = reportsDoubt && verdict.decision === 'allow' && isUnsure(seen);
    return { ...verdict, words: seen, isUnsure: hasDoubt, storyboard };
  },

  markets: ({ words, film, findings }) => {
    const { markets, advertises } = film;
    const storyboard = planStoryboard(film);
    const sentences = legalSentences({ ...film, language: storyboard.language });
    const ofPlan = marketFindings(film, storyboard);
    const text = judgedTextOf(words);
    const asked = { text, markets, advertises, general: findings, ofPlan };
    return marketVerdictsOf(asked).map((market) => {
      const line = sentences.find((sentence) => sentence.markets.includes(market.code));
      return { ...market, line: market.closedBecause === null ? (line?.text ?? null) : null };
    });
  },

  name: ({ name, rules }) => judgeName(name, policyContext(activeRulesOf(rules))),

  ruleTrial: tryRules,

  ruleProblems: phraseProblems,

  shots: shotsProblem,

  brief: ({ prompt }) => withSoundOffers(readBrief(prompt), prompt),

  checkedBrief: ({ prompt, answer }) =>
    checkModelBrief(answer, prompt, withSoundOffers(readBrief(prompt), prompt)),

  caption: nextCaption,
};

/** Without offers that the policy stops; where it refuses the whole prompt, without any. */
function withSoundOffers(reading: BriefReading, prompt: string): BriefReading {
  const { headlines, callsToAction, lines } = reading.offered;
  if (verdictOf(judgePrompt({ prompt }).findings).decision === 'block')
    return { ...reading, offered: NONE_OFFERED };
  const isSound = (text: string) => judgePiece(text).length === 0;
  return {
    ...reading,
    offered: {
      headlines: headlines.filter(isSound),
      callsToAction: callsToAction.filter(isSound),
      lines: lines.filter(({ text, condition }) => isSound([text, condition ?? ''].join(' '))),
    },
  };
}

/** Returns the first caption that may be shown: a new one, else one that was shown before. */
function nextCaption({ order, seen, decision }: CaptionRequest): Caption | null {
  let repeated: Caption | null = null;
  let judged = 0;
  for (const { prompt, pressCount } of writeScripts(order, PRESSES_MAX)) {
    const hash = hashOf(prompt);
    const isRepeated = seen.includes(hash);
    if (isRepeated && repeated) continue;
    if (judged >= JUDGED_CAPTIONS_MAX) break;
    judged += 1;
    if (stricter(judgePrompt({ prompt }).decision, decision) !== decision) continue;
    if (!isRepeated) return { prompt, pressCount, hash };
    repeated = { prompt, pressCount, hash };
  }
  return repeated;
}

function hashOf(prompt: string): string {
  return createHash('sha256').update(prompt).digest('hex');
}

/** Everything a film shows and says, piece by piece; the signature is separate. */
function judgedIn(
  film: FilmOrder,
  storyboard: Storyboard,
  defaultSignature: string | null,
): Partial<JudgedWords> {
  const { signature } = film.words;
  const signs = signature === defaultSignature ? { signature } : { writtenSignature: signature };
  return {
    pieces: [
      ...piecesOf({ ...film.words, signature: null }),
      ...(film.brand?.endCard?.lines ?? []).map(({ text }) => text),
    ],
    spoken: storyboard.voiceOver ? writeNarration(storyboard).map(({ text }) => text) : [],
    ...(signature !== null && (signs as Partial<JudgedWords>)),
  };
}
