import { createHash } from 'node:crypto';

import { isUnsure } from '#policy/is-unsure.ts';
import { judgeName } from '#policy/judge-name.ts';
import { judgePrompt } from '#policy/judge-prompt.ts';
import { judgedTextOf } from '#policy/judged-words.ts';
import type { JudgedWords } from '#policy/judged-words.ts';
import { byPolicy } from '#policy/judging.ts';
import type { RuleProblem } from '#domain/rules/rule-problems.ts';
import type { RuleSet } from '#domain/rules/rule-set.ts';
import { stricter, verdictOf } from '#domain/verdict.ts';
import type { Decision, Finding, Verdict } from '#domain/verdict.ts';
import { marketVerdictsOf } from '#policy/markets/market-verdicts.ts';
import { activeRulesOf, type HandedRules } from './handed-rules.ts';
import { phraseProblems, tryRules, type RuleTrialRequest, type TriedText } from './try-rules.ts';
import { planFindings, type PlanFindings } from './plan-findings.ts';
import type { MarketVerdict } from '#policy/markets/market-verdicts.ts';
import type { BriefReading } from '#brief/brief.ts';
import { checkModelBrief } from '#brief/check-model-brief.ts';
import type { ModelBrief } from '#brief/model-brief.ts';
import { readBrief } from '#brief/read-brief.ts';
import { piecesOf } from '#domain/words.ts';
import { writeNarration } from '#film/narration/write-narration.ts';
import type { FilmOrder } from '#film/film-order.ts';
import { writeScripts, type ScriptOrder } from '#film/script/write-script.ts';
import { legalSentences } from '#film/storyboard/legal-lines.ts';
import { planStoryboard, shotsProblem } from '#film/storyboard/plan-storyboard.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

/** What the judge's thread is asked: one kind of question for each service that asks. */
export interface JudgeWork {
  readonly verdict: {
    readonly request: {
      readonly words: JudgedWords;
      readonly film: FilmOrder | null;
      /** The name that signs where no other does, which was judged already. */
      readonly houseName?: string | null;
      /** Whether to tell where the judge is unsure, which takes as long again as the verdict. */
      readonly tellsDoubt?: boolean;
      /** The policy alone where there are none. */
      readonly rules?: HandedRules;
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
  readonly name: { readonly request: string; readonly response: Verdict };
  /** Why the sources of an order's shots do not fit its film. */
  readonly shots: { readonly request: FilmOrder; readonly response: string | null };
  readonly caption: {
    readonly request: CaptionRequest;
    readonly response: Caption | null;
  };
}

export interface CaptionRequest {
  readonly order: ScriptOrder;
  /** Hashes of captions that are not to be shown again if there is another. */
  readonly seen: readonly string[];
  /** The verdict on the draft; a caption may have no stricter one. */
  readonly decision: Decision;
}

export interface Caption {
  readonly prompt: string;
  /** Of the press that it stands for. */
  readonly pressCount: number;
  readonly hash: string;
}

export interface OrderVerdict extends Verdict {
  /** The words with all that the film shows. */
  readonly words: JudgedWords;
  /** Whether it comes near to being held; false where that was not asked. */
  readonly isUnsure: boolean;
  /** Of the film, as it was judged; null where none was asked about. */
  readonly storyboard: Storyboard | null;
}

export type MarketLine = MarketVerdict & { readonly line: string | null };

const NOTHING: PlanFindings = { shared: [], byMarket: [] };

type Doing = {
  readonly [Kind in keyof JudgeWork]: (
    request: JudgeWork[Kind]['request'],
  ) => JudgeWork[Kind]['response'];
};

/** Captions are looked for so many presses ahead, but no more than so many are judged. */
const PRESSES_MAX = 60;
const JUDGED_CAPTIONS_MAX = 6;

export const JUDGE_WORK: Doing = {
  verdict: ({ words, film, houseName = null, tellsDoubt = false, rules }) => {
    const storyboard = film && planStoryboard(film);
    const seen =
      film && storyboard ? { ...words, ...judgedIn(film, storyboard, houseName) } : words;
    const { findings } = judgePrompt(seen, byPolicy(rules && activeRulesOf(rules)));
    const ofPlan = film && storyboard ? planFindings(film, storyboard) : NOTHING;
    const ofMarkets = ofPlan.byMarket.map(({ finding }) => finding);
    const verdict = verdictOf([...findings, ...ofPlan.shared, ...ofMarkets]);
    const hasDoubt = tellsDoubt && verdict.decision === 'allow' && isUnsure(seen);
    return { ...verdict, words: seen, isUnsure: hasDoubt, storyboard };
  },

  markets: ({ words, film, findings }) => {
    const { markets, advertises } = film;
    const storyboard = planStoryboard(film);
    const sentences = legalSentences({ ...film, language: storyboard.language });
    const ofPlan = planFindings(film, storyboard).byMarket;
    const text = judgedTextOf(words);
    const asked = { text, markets, advertises, general: findings, ofPlan };
    return marketVerdictsOf(asked).map((market) => {
      const line = sentences.find((sentence) => sentence.markets.includes(market.code));
      return { ...market, line: market.closedBecause === null ? (line?.text ?? null) : null };
    });
  },

  name: (name) => judgeName(name),

  ruleTrial: tryRules,

  ruleProblems: phraseProblems,

  shots: shotsProblem,

  brief: ({ prompt }) => readBrief(prompt),

  checkedBrief: ({ prompt, answer }) => checkModelBrief(answer, prompt, readBrief(prompt)),

  caption: nextCaption,
};

/** The first caption that may be shown: a new one, else one that was shown before. */
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

/** All that a film shows and speaks, piece by piece and as it is spoken; who signs it stands apart. */
function judgedIn(
  film: FilmOrder,
  storyboard: Storyboard,
  houseName: string | null,
): Partial<JudgedWords> {
  const { signature } = film.words;
  const signs = signature === houseName ? { signature } : { writtenSignature: signature };
  return {
    pieces: [
      ...piecesOf({ ...film.words, signature: null }),
      ...(film.brand?.endCard?.lines ?? []).map(({ text }) => text),
    ],
    spoken: storyboard.voiceOver ? writeNarration(storyboard).map(({ text }) => text) : [],
    ...(signature !== null && (signs as Partial<JudgedWords>)),
  };
}
