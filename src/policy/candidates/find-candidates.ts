import { contributionOf, firstScoreOf, scoresOf, theModel } from '../classifier/classifier.ts';
import type { LoadedModel } from '../classifier/classifier.ts';
import { allowedSpans } from '../custom-rules/active-rules.ts';
import { speaksOfYouth } from '../custom-rules/floor-ideas.ts';
import {
  isMeaningful,
  maskBrands,
  maskTableTalk,
  standingWithout,
  withoutAllowed,
} from '../custom-rules/lenient-reading.ts';
import type { ConceptHit } from '../features/concept-tagger.ts';
import { countLoadedWords } from '../features/loaded-words.ts';
import type { Judging } from '../judge/policy-context.ts';
import { isOneSentence } from '../normalise/windows.ts';
import type { WordWindow } from '../normalise/windows.ts';
import { POLICY } from '../policy.ts';
import { readText } from '../normalise/tokenized-text.ts';
import { keyOf, readingOf, type Reading, type ReadWords } from './scored-windows.ts';
import { prizePoolsIn, withoutPrizePools } from '../rules/prize-pools.ts';
import { isOfLosing, losesNoStake } from '../rules/lost-objects.ts';
import { refusedForYouth } from '../rules/youth-refusals.ts';
import { EXCERPT_WORDS_MAX, findRuleHits } from '../rules/rules.ts';
import { isFloor } from '#domain/floor.ts';
import { POLICY_CATEGORIES, stricter } from '#domain/verdict.ts';
import type { PolicyCategory, Severity } from '#domain/verdict.ts';

/**
 * Log-odds from which a text may be refused, chosen on texts of authors who were left out of
 * training (docs/decisions/0201).
 */
const BLOCK_FROM = -0.7;
/** Below this, calm sentences around a hint excuse it. */
const EXCUSED_BELOW = 0;
/**
 * From here on a long brief is refused whatever surrounds the sentence; below, a single hint among
 * calm sentences is left to a reviewer.
 */
const REFUSED_FROM = 0.8;
const NAMED_FROM = 0.2;
/** How much the most likely category may add to, or subtract from, the score of the head `any`. */
const KIND_SAY_MAX = 1;
const DUAL_SEVERITY_FROM = 0;
/** A rule outranks the classifier's result for the same category. */
const RULE_STRENGTH = 100;
const EXCERPT_FEATURES = 6;
/**
 * Windows this short that contain no loaded idea are names, about which the classifier cannot tell.
 */
const NAME_WORDS_MAX = 3;
/** The categories of a phrase about losing that does not say what is lost. */
const OF_LOSING: readonly PolicyCategory[] = ['guaranteed_win', 'risk_free'];

/** The head `any` comes first, then the categories in the order of the policy. */
const HEAD_OF = Object.fromEntries(
  POLICY_CATEGORIES.map((category, index) => [category, index + 1]),
) as Record<PolicyCategory, number>;

export interface Candidate {
  readonly category: PolicyCategory;
  readonly severity: Severity;
  readonly strength: number;
  /** The words that support it; only called for findings that are shown. */
  readonly stretch: () => WordWindow;
}

function severityOf(model: LoadedModel, scores: Float64Array, category: PolicyCategory): Severity {
  if (!POLICY[category].escalation) return POLICY[category].severity;
  const head = model.heads.indexOf(`block:${category}`);
  return (scores[head] ?? 0) >= DUAL_SEVERITY_FROM ? 'block' : 'flag';
}

/** The stretch of a window that contributed most to one head, widened to strong features nearby. */
function loudestStretch(
  model: LoadedModel,
  reading: Reading,
  { window, head }: { readonly window: WordWindow; readonly head: number },
): WordWindow {
  const { concepts, wording } = reading.features.read(window);
  const loud = [...concepts, ...wording]
    .map((feature) => ({ feature, weight: contributionOf(model, feature, head) }))
    .filter(({ weight }) => weight > 0)
    .sort((left, right) => right.weight - left.weight)
    .slice(0, EXCERPT_FEATURES);
  const isQuotable = (stretch: WordWindow): boolean =>
    isShort(stretch) && isOneSentence(stretch, reading.words);
  const loudest = loud.find(({ feature }) => isQuotable(feature)) ?? loud[0];
  if (!loudest) return window;
  return loud.reduce((stretch: WordWindow, { feature }) => {
    const wider = {
      from: Math.min(stretch.from, feature.from),
      to: Math.max(stretch.to, feature.to),
    };
    return isQuotable(wider) ? wider : stretch;
  }, loudest.feature);
}

const isShort = ({ from, to }: WordWindow) => to - from <= EXCERPT_WORDS_MAX;

/** Log-odds that something is wrong, from the head `any` and the most likely category. */
function certaintyOf(scores: Float64Array): number {
  let ofKind = -Infinity;
  for (let head = 1; head <= POLICY_CATEGORIES.length; head += 1)
    ofKind = Math.max(ofKind, scores[head] ?? -Infinity);
  return (scores[0] ?? -Infinity) + Math.max(-KIND_SAY_MAX, Math.min(KIND_SAY_MAX, ofKind / 2));
}

/**
 * The categories that the scores name, most likely first: all likely ones, or else the single most
 * likely.
 */
function namedBy(scores: Float64Array): PolicyCategory[] {
  const scoreOf = (category: PolicyCategory): number => scores[HEAD_OF[category]] ?? -Infinity;
  const likely = POLICY_CATEGORIES.filter((category) => scoreOf(category) >= NAMED_FROM);
  if (likely.length > 0) return likely.sort((left, right) => scoreOf(right) - scoreOf(left));
  return [
    POLICY_CATEGORIES.reduce((best, category) =>
      scoreOf(category) > scoreOf(best) ? category : best,
    ),
  ];
}

function classify(model: LoadedModel, reading: Reading, window: WordWindow): Candidate[] {
  const hits = reading.hitsIn(window);
  const inside = reading.words.slice(window.from, window.to);
  const isShort = inside.filter(isMeaningful).length <= NAME_WORDS_MAX;
  if (isShort && countLoadedWords(hits) === 0) return [];
  if (isSetPhrase(hits, window)) return [];
  const scores = scoresFromBound(model, reading, window);
  if (!scores) return [];
  const certainty = certaintyOf(scores);
  const { isCalm, isExcused } = readAround(model, reading, { window, certainty });
  const named = namedBy(scores);
  // Nothing around it excuses a floor violation that would be refused on its own.
  if (isExcused && !(certainty >= BLOCK_FROM && named.some(isFloor))) return [];
  const isForPerson =
    isCalm || certainty < BLOCK_FROM || isBetweenSentences(model, reading, window);
  const isHarmlessLoss = losesNoStake(hits, reading.words);
  return named.map((category) => ({
    category,
    severity:
      isForPerson || (OF_LOSING.includes(category) && isHarmlessLoss)
        ? 'flag'
        : severityOf(model, scores, category),
    strength: scores[HEAD_OF[category]] ?? -Infinity,
    stretch: () => loudestStretch(model, reading, { window, head: HEAD_OF[category] }),
  }));
}

/** Whether several sentences only violate the policy together; a reviewer decides on these. */
function isBetweenSentences(model: LoadedModel, reading: Reading, window: WordWindow): boolean {
  const inside = reading.sentences.filter(({ from, to }) => from >= window.from && to <= window.to);
  return inside.length > 1 && inside.every((sentence) => isCalmIn(model, reading, sentence));
}

interface Hint {
  readonly window: WordWindow;
  readonly certainty: number;
}

/** A weak hint alone proves little: the sentences around it tell a near-miss from a violation. */
function readAround(
  model: LoadedModel,
  reading: Reading,
  { window, certainty }: Hint,
): { readonly isCalm: boolean; readonly isExcused: boolean } {
  const mayBeCalm = certainty < (reading.isBrief ? REFUSED_FROM : EXCUSED_BELOW);
  const isCalm = mayBeCalm && isCalmIn(model, reading, reading.contextOf(window));
  return { isCalm, isExcused: isCalm && certainty < EXCUSED_BELOW };
}

/** The scores of a window; undefined if they are too low for a reviewer. */
function scoresFromBound(
  model: LoadedModel,
  { features, flagFrom }: Reading,
  window: WordWindow,
): Float64Array | undefined {
  const columns = features.columnsOf(window);
  if (firstScoreOf(model, columns) + KIND_SAY_MAX < flagFrom) return undefined;
  const scores = scoresOf(model, columns);
  return certaintyOf(scores) < flagFrom ? undefined : scores;
}

/** Whether a stretch scores below the threshold for a reviewer. */
function isCalmIn(model: LoadedModel, reading: Reading, window: WordWindow): boolean {
  const { features, flagFrom, calmness, words } = reading;
  const key = keyOf(window, words.length);
  const known = calmness.get(key);
  if (known !== undefined) return known;
  const columns = features.columnsOf(window);
  const first = firstScoreOf(model, columns);
  const isSure = Math.abs(first - flagFrom) > KIND_SAY_MAX;
  const isCalm = (isSure ? first : certaintyOf(scoresOf(model, columns))) < flagFrom;
  calmness.set(key, isCalm);
  return isCalm;
}

/** The name of a game or promotion alone, such as "all on red", claims nothing. */
function isSetPhrase(hits: readonly ConceptHit[], window: WordWindow): boolean {
  return hits.some(
    ({ concept, from, to }) => concept === 'idiom' && from <= window.from && window.to <= to,
  );
}

/** Windows this short are read as part of a casino film, which they need not mention. */
const SET_WORDS_MAX = 6;

/**
 * The rule hits in a window, whatever surrounds it. A short promise of a win that is only known to
 * be about playing from its setting is left to a reviewer: "You can't lose." does not say what.
 */
function applyRules({ hitsIn, words }: Reading, window: WordWindow): Candidate[] {
  const hits = hitsIn(window);
  const found = findRuleHits(hits, words);
  const isSet = window.to - window.from <= SET_WORDS_MAX && hits.some(isOfLosing);
  const inSetting = isSet ? findRuleHits([settingOf(window), ...hits], words) : [];
  const held = inSetting
    .filter(
      ({ category }) =>
        category === 'guaranteed_win' && !found.some((hit) => hit.category === category),
    )
    .map((hit) => ({ ...hit, severity: 'flag' as const }));
  return [...found, ...held].map(({ category, severity, from, to }) => ({
    category,
    severity,
    strength: RULE_STRENGTH,
    stretch: () => ({ from, to }),
  }));
}

/** Stands for the casino that every film is about. */
const settingOf = ({ from }: WordWindow): ConceptHit => ({
  concept: 'casino',
  from,
  to: from,
  negated: false,
});

/** One candidate per category: the strictest severity, quoted at its strongest place. */
export function strongestByCategory(candidates: readonly Candidate[]): Candidate[] {
  const strongest = new Map<PolicyCategory, Candidate>();
  for (const candidate of candidates) {
    const known = strongest.get(candidate.category);
    if (!known) {
      strongest.set(candidate.category, candidate);
      continue;
    }
    const severity = stricter(known.severity, candidate.severity) === 'block' ? 'block' : 'flag';
    const louder = candidate.strength > known.strength ? candidate : known;
    strongest.set(candidate.category, { ...louder, severity });
  }
  return [...strongest.values()].sort((left, right) => right.strength - left.strength);
}

/**
 * The violations in each window of a text. Windows with allowed words keep only what stands without
 * those words.
 */
export function candidatesOf(read: ReadWords, { model, rules }: Judging): Candidate[] {
  const text = maskTableTalk(read);
  const { words, hits } = text;
  const prizePools = prizePoolsIn(hits);
  const findIn = (reading: Reading, window: WordWindow): readonly Candidate[] =>
    refusedForYouth(
      withoutPrizePools(
        [...applyRules(reading, window), ...classify(model, reading, window)],
        prizePools.filter(({ from, to }) => window.from <= from && to <= window.to),
      ),
    );
  const reading = readingOf(text, model);
  const spans = allowedSpans(rules, words);
  const lenient = once(() =>
    readingOf({ words: maskBrands(text, spans), hits: withoutAllowed(hits, spans) }, model),
  );
  return reading.windows.flatMap((window) => {
    const found = findIn(reading, window);
    const isAllowedIn = spans.some(({ from, to }) => from < window.to && window.from < to);
    if (found.length === 0 || !isAllowedIn || speaksOfYouth(reading.hitsIn(window))) return found;
    return standingWithout(found, findIn(lenient(), window));
  });
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** The log-odds that something is wrong in the worst window of a text, without the rules. */
export function suspicionOf(original: string): number {
  const model = theModel();
  const reading = readingOf(readText(original), model);
  const ofWindows = reading.windows.map((window) =>
    certaintyOf(scoresOf(model, reading.features.columnsOf(window))),
  );
  return Math.max(-Infinity, ...ofWindows);
}
