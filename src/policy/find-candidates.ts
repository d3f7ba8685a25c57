import { contributionOf, scoresOf } from './classifier/classifier.ts';
import type { LoadedModel } from './classifier/classifier.ts';
import { allowedSpans } from './custom-rules/active-rules.ts';
import { speaksOfYouth } from './custom-rules/floor-ideas.ts';
import { maskBrands, standingWithout, withoutAllowed } from './custom-rules/lenient-reading.ts';
import { isCautionLine } from './features/caution-lines.ts';
import type { ConceptHit } from './features/concept-tagger.ts';
import { featureReaderOf } from './features/features.ts';
import type { Feature, FeatureReader, RowOf } from './features/features.ts';
import { countLoadedWords } from './features/loaded-words.ts';
import { byPolicy, type Judging } from './judging.ts';
import {
  clausesOf,
  contextsOf,
  isBrief,
  rangesOf,
  sentencesOf,
  shortCoresOf,
  windowsOf,
} from './normalise/windows.ts';
import type { WordWindow } from './normalise/windows.ts';
import type { Word } from './normalise/words.ts';
import { POLICY } from './policy.ts';
import { readText } from './read-text.ts';
import { EXCERPT_WORDS_MAX, findRuleHits } from './rules/rules.ts';
import { POLICY_CATEGORIES, stricter } from '#domain/verdict.ts';
import type { PolicyCategory, Severity } from '#domain/verdict.ts';

/**
 * Log-odds from which a text may be refused, and from which a person looks at it where what stands
 * around it does not speak for it; chosen on texts of authors left out (see docs/decisions/0201).
 */
const BLOCK_FROM = -0.7;
const FLAG_FROM = -1.6;
/** Chinese texts are told apart as well as others, but their log-odds lie lower. */
const CHINESE_FLAG_FROM = -1.8;
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

interface Reading {
  readonly words: readonly Word[];
  readonly hitsIn: (window: WordWindow) => readonly ConceptHit[];
  readonly features: FeatureReader;
  readonly sentences: readonly WordWindow[];
  readonly windows: readonly WordWindow[];
  /** A window with what stands around it. */
  readonly contextOf: (window: WordWindow) => WordWindow;
  /** How sure the classifier is of a stretch, as far as it was asked. */
  readonly certainties: Map<string, number>;
  readonly isBrief: boolean;
  readonly flagFrom: number;
}

function severityOf(model: LoadedModel, scores: Float64Array, category: PolicyCategory): Severity {
  if (!POLICY[category].escalation) return POLICY[category].severity;
  const head = model.heads.indexOf(`block:${category}`);
  return (scores[head] ?? 0) >= DUAL_SEVERITY_FROM ? 'block' : 'flag';
}

/** The words that spoke loudest for this category, with the loud ones close by, as one stretch. */
function loudestStretch(
  model: LoadedModel,
  features: readonly Feature[],
  head: number,
  window: WordWindow,
): WordWindow {
  const loud = features
    .map((feature) => ({ feature, weight: contributionOf(model, feature, head) }))
    .filter(({ weight }) => weight > 0)
    .sort((left, right) => right.weight - left.weight)
    .slice(0, EXCERPT_FEATURES);
  const loudest = loud.find(({ feature }) => isShort(feature)) ?? loud[0];
  if (!loudest) return window;
  return loud.reduce((stretch: WordWindow, { feature }) => {
    const wider = {
      from: Math.min(stretch.from, feature.from),
      to: Math.max(stretch.to, feature.to),
    };
    return isShort(wider) ? wider : stretch;
  }, loudest.feature);
}

const isShort = ({ from, to }: WordWindow) => to - from <= EXCERPT_WORDS_MAX;

/** How sure the classifier is that something is wrong, in log-odds: by the head `any` and the likeliest category. */
function certaintyOf(scores: Float64Array): number {
  const any = scores[0] ?? -Infinity;
  const ofKind = Math.max(
    ...POLICY_CATEGORIES.map((category) => scores[HEAD_OF[category]] ?? -Infinity),
  );
  return any + Math.max(-KIND_SAY_MAX, Math.min(KIND_SAY_MAX, ofKind / 2));
}

function classify(model: LoadedModel, reading: Reading, window: WordWindow): Candidate[] {
  const hits = reading.hitsIn(window);
  const isShort = window.to - window.from <= NAME_WORDS_MAX;
  if (isShort && countLoadedWords(hits) === 0) return [];
  if (isSetPhrase(hits, window)) return [];
  const { flagFrom } = reading;
  const any = (model.biases[0] ?? 0) + reading.features.sum(window, model.anyAt);
  if (any + KIND_SAY_MAX < flagFrom) return [];
  const { concepts, wording } = reading.features.read(window);
  const features = [...concepts, ...wording];
  const scores = scoresOf(model, features);
  const certainty = certaintyOf(scores);
  if (certainty < flagFrom) return [];
  const { isCalm, isExcused } = readAround(model, reading, { window, certainty });
  if (isExcused) return [];
  const isForPerson =
    isCalm || certainty < BLOCK_FROM || isBetweenSentences(model, reading, window);
  const scoreOf = (category: PolicyCategory): number => scores[HEAD_OF[category]] ?? -Infinity;
  const ranked = [...POLICY_CATEGORIES].sort((left, right) => scoreOf(right) - scoreOf(left));
  const best = ranked[0];
  if (!best) return [];
  const named = ranked.filter((category) => scoreOf(category) >= NAMED_FROM);
  return (named.length > 0 ? named : [best]).map((category) => ({
    category,
    severity: isForPerson ? 'flag' : severityOf(model, scores, category),
    strength: scoreOf(category),
    stretch: () => loudestStretch(model, features, HEAD_OF[category], window),
  }));
}

/** Whether several sentences say together what none of them says: a person looks at it. */
function isBetweenSentences(model: LoadedModel, reading: Reading, window: WordWindow): boolean {
  const inside = reading.sentences.filter(({ from, to }) => from >= window.from && to <= window.to);
  const isCalm = (sentence: WordWindow): boolean =>
    certaintyIn(model, reading, sentence) < reading.flagFrom;
  return inside.length > 1 && inside.every(isCalm);
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
  const isCalm =
    mayBeCalm && certaintyIn(model, reading, reading.contextOf(window)) < reading.flagFrom;
  return { isCalm, isExcused: isCalm && certainty < EXCUSED_BELOW };
}

function certaintyIn(model: LoadedModel, reading: Reading, window: WordWindow): number {
  const { features, certainties } = reading;
  const key = `${window.from}-${window.to}`;
  const known = certainties.get(key);
  if (known !== undefined) return known;
  const { concepts, wording } = features.read(window);
  const certainty = certaintyOf(scoresOf(model, [...concepts, ...wording]));
  certainties.set(key, certainty);
  return certainty;
}

/** A game's or promotion's name by itself, "all on red", claims nothing. */
function isSetPhrase(hits: readonly ConceptHit[], window: WordWindow): boolean {
  return hits.some(
    ({ concept, from, to }) => concept === 'idiom' && from <= window.from && window.to <= to,
  );
}

function applyRules({ hitsIn, words }: Reading, window: WordWindow): Candidate[] {
  return findRuleHits(hitsIn(window), words).map(({ category, severity, from, to }) => ({
    category,
    severity,
    strength: RULE_STRENGTH,
    stretch: () => ({ from, to }),
  }));
}

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

/** A text as its words and ideas. */
interface ReadWords {
  readonly words: readonly Word[];
  readonly hits: readonly ConceptHit[];
  readonly rowOf: RowOf;
}

function readingOf({ words, hits, rowOf }: ReadWords): Reading {
  const hitsIn = rangesOf(hits, words.length);
  const isAside = (sentence: WordWindow): boolean =>
    isCautionLine(sentence.to - sentence.from, hitsIn(sentence));
  const further = [...shortCoresOf(words, isAside), ...(isBrief(words) ? clausesOf(words) : [])];
  return {
    words,
    hitsIn,
    sentences: sentencesOf(words),
    windows: [...windowsOf(words), ...further],
    features: featureReaderOf(words, hits, rowOf),
    contextOf: contextsOf(words, isAside),
    certainties: new Map(),
    isBrief: isBrief(words),
    flagFrom: isChinese(words) ? CHINESE_FLAG_FROM : FLAG_FROM,
  };
}

const HAN = /\p{Script=Han}/u;

function isChinese(words: readonly Word[]): boolean {
  return 2 * words.filter(({ text }) => HAN.test(text)).length > words.length;
}

/** What each window of a read text offends against; where it holds allowed words, what stands without them. */
export function candidatesOf(text: ReadWords, { model, rules }: Judging): Candidate[] {
  const { words, hits } = text;
  const findIn = (reading: Reading, window: WordWindow): readonly Candidate[] => [
    ...applyRules(reading, window),
    ...classify(model, reading, window),
  ];
  const reading = readingOf(text);
  const spans = allowedSpans(rules, words);
  const lenient = once(() =>
    readingOf({
      ...text,
      words: maskBrands(text, spans),
      hits: withoutAllowed(hits, spans),
    }),
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
export function suspicionOf(original: string, { model }: Judging = byPolicy()): number {
  const { words, hits } = readText(original);
  const rowOf = (key: number): number => model.rowOf.get(key) ?? -1;
  const reading = readingOf({ words, hits, rowOf });
  const ofWindows = reading.windows.map((window) => certaintyIn(model, reading, window));
  return Math.max(-Infinity, ...ofWindows);
}
