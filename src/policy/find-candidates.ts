import { contributionOf, firstScoreOf, scoresOf, theModel } from './classifier/classifier.ts';
import type { LoadedModel } from './classifier/classifier.ts';
import { allowedSpans } from './custom-rules/active-rules.ts';
import { speaksOfYouth } from './custom-rules/floor-ideas.ts';
import { maskBrands, standingWithout, withoutAllowed } from './custom-rules/lenient-reading.ts';
import type { ConceptHit } from './features/concept-tagger.ts';
import { countLoadedWords } from './features/loaded-words.ts';
import type { Judging } from './judging.ts';
import { isOneSentence } from './normalise/windows.ts';
import type { WordWindow } from './normalise/windows.ts';
import { POLICY } from './policy.ts';
import { readText } from './read-text.ts';
import { keyOf, readingOf, type Reading, type ReadWords } from './reading.ts';
import { isOfLosing, losesNoStake } from './rules/lost-objects.ts';
import { EXCERPT_WORDS_MAX, findRuleHits } from './rules/rules.ts';
import { isFloor } from '#domain/floor.ts';
import { POLICY_CATEGORIES, stricter } from '#domain/verdict.ts';
import type { PolicyCategory, Severity } from '#domain/verdict.ts';

/** Log-odds from which a text may be refused; chosen on texts of authors left out (see docs/decisions/0201). */
const BLOCK_FROM = -0.7;
/** Below it, what stands around a sentence may excuse it. */
const EXCUSED_BELOW = 0;
/** From here on a brief is refused whatever stands around a sentence; below, one hint among calm ones is for a person. */
const REFUSED_FROM = 0.8;
const NAMED_FROM = 0.2;
/** How much the likeliest category may add to, or take from, the head `any`. */
const KIND_SAY_MAX = 1;
const DUAL_SEVERITY_FROM = 0;
/** A rule outranks what the classifier says of the same category. */
const RULE_STRENGTH = 100;
const EXCERPT_FEATURES = 6;
/** So few words without an idea are a name, by which the classifier cannot tell. */
const NAME_WORDS_MAX = 3;
/** What words about losing are taken for where they do not say what is lost. */
const OF_LOSING: readonly PolicyCategory[] = ['guaranteed_win', 'risk_free'];

/** The head `any` comes first, then the categories in the order of the policy. */
const HEAD_OF = Object.fromEntries(
  POLICY_CATEGORIES.map((category, index) => [category, index + 1]),
) as Record<PolicyCategory, number>;

export interface Candidate {
  readonly category: PolicyCategory;
  readonly severity: Severity;
  readonly strength: number;
  /** The words it stands on; asked only of the finding that is shown. */
  readonly stretch: () => WordWindow;
}

function severityOf(model: LoadedModel, scores: Float64Array, category: PolicyCategory): Severity {
  if (!POLICY[category].escalation) return POLICY[category].severity;
  const head = model.heads.indexOf(`block:${category}`);
  return (scores[head] ?? 0) >= DUAL_SEVERITY_FROM ? 'block' : 'flag';
}

/** The words of a window that spoke loudest for one head, with the loud ones close by, as one stretch. */
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

/** How sure the classifier is that something is wrong, in log-odds: by the head `any` and the likeliest category. */
function certaintyOf(scores: Float64Array): number {
  let ofKind = -Infinity;
  for (let head = 1; head <= POLICY_CATEGORIES.length; head += 1)
    ofKind = Math.max(ofKind, scores[head] ?? -Infinity);
  return (scores[0] ?? -Infinity) + Math.max(-KIND_SAY_MAX, Math.min(KIND_SAY_MAX, ofKind / 2));
}

/** What some scores name, the likeliest first: all that are likely, or else the likeliest. */
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
  const isShort = window.to - window.from <= NAME_WORDS_MAX;
  if (isShort && countLoadedWords(hits) === 0) return [];
  if (isSetPhrase(hits, window)) return [];
  const scores = scoresFromBound(model, reading, window);
  if (!scores) return [];
  const certainty = certaintyOf(scores);
  const { isCalm, isExcused } = readAround(model, reading, { window, certainty });
  const named = namedBy(scores);
  // What would be refused by itself and is of the floor, nothing beside it makes harmless.
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

/** Whether several sentences say together what none of them says: a person looks at it. */
function isBetweenSentences(model: LoadedModel, reading: Reading, window: WordWindow): boolean {
  const inside = reading.sentences.filter(({ from, to }) => from >= window.from && to <= window.to);
  return inside.length > 1 && inside.every((sentence) => isCalmIn(model, reading, sentence));
}

interface Hint {
  readonly window: WordWindow;
  readonly certainty: number;
}

/** A hint by itself says little: a near-miss is told by the sentences beside it. */
function readAround(
  model: LoadedModel,
  reading: Reading,
  { window, certainty }: Hint,
): { readonly isCalm: boolean; readonly isExcused: boolean } {
  const mayBeCalm = certainty < (reading.isBrief ? REFUSED_FROM : EXCUSED_BELOW);
  const isCalm = mayBeCalm && isCalmIn(model, reading, reading.contextOf(window));
  return { isCalm, isExcused: isCalm && certainty < EXCUSED_BELOW };
}

/** The scores of a window from the bound for a person on. */
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

/** Whether a stretch is below the bound for a person. */
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

/** A game's or promotion's name by itself, "all on red", claims nothing. */
function isSetPhrase(hits: readonly ConceptHit[], window: WordWindow): boolean {
  return hits.some(
    ({ concept, from, to }) => concept === 'idiom' && from <= window.from && window.to <= to,
  );
}

/** So few words are read as what they are in a casino's film, which they need not name. */
const SET_WORDS_MAX = 6;

/**
 * What rules find in a window, whatever stands around it. Few words that promise a win where they are
 * about playing are for a person: "You can't lose." does not say what.
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

/** The casino that every film is about. */
const settingOf = ({ from }: WordWindow): ConceptHit => ({
  concept: 'casino',
  from,
  to: from,
  negated: false,
});

/** One candidate a category: the strictest severity with the strongest place. */
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

/** What each window of a read text offends against; where it holds allowed words, what stands without them. */
export function candidatesOf(text: ReadWords, { model, rules }: Judging): Candidate[] {
  const { words, hits } = text;
  const findIn = (reading: Reading, window: WordWindow): readonly Candidate[] => [
    ...applyRules(reading, window),
    ...classify(model, reading, window),
  ];
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

/** The log-odds that something is wrong with a text, by its worst window; rules do not count. */
export function suspicionOf(original: string): number {
  const model = theModel();
  const reading = readingOf(readText(original), model);
  const ofWindows = reading.windows.map((window) =>
    certaintyOf(scoresOf(model, reading.features.columnsOf(window))),
  );
  return Math.max(-Infinity, ...ofWindows);
}
