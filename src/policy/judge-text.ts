import { contributionOf, scoresOf } from './classifier/classifier.ts';
import type { LoadedModel } from './classifier/classifier.ts';
import { namesItsTerms } from './rules/complete-offer.ts';
import { isCautionLine } from './features/caution-lines.ts';
import type { ConceptHit } from './features/concept-tagger.ts';
import { allowedSpans } from './custom-rules/active-rules.ts';
import { speaksOfYouth } from './custom-rules/floor-ideas.ts';
import { maskBrands, standingWithout, withoutAllowed } from './custom-rules/lenient-reading.ts';
import { featureReaderOf, isLearntWord } from './features/features.ts';
import type { Feature, FeatureReader, RowOf } from './features/features.ts';
import { countLoadedWords } from './features/loaded-words.ts';
import { byPolicy, type Judging } from './judging.ts';
import { withoutEmptyDenials, withoutInvitations } from './normalise/empty-denials.ts';
import { originalSlice } from './normalise/mapped-text.ts';
import type { Normalised } from './normalise/normalise.ts';
import { inShownOrder, turnedRound } from './normalise/shown-order.ts';
import { POLICY } from './policy.ts';
import { readText } from './read-text.ts';
import { findWrittenBackwards } from './rules/reversed-text.ts';
import { isRomanisedChinese } from './languages/romanised-chinese.ts';
import { EXCERPT_WORDS_MAX, findRuleHits } from './rules/rules.ts';
import { POLICY_CATEGORIES, strictestOfEach, stricter } from '#domain/verdict.ts';
import type { Finding, PolicyCategory, Severity } from '#domain/verdict.ts';
import { hasUnreadSentence } from './languages/unread-languages.ts';
import { clausesOf, contextsOf, rangesOf, shortCoresOf, windowsOf } from './normalise/windows.ts';
import type { WordWindow } from './normalise/windows.ts';
import type { Word } from './normalise/words.ts';

/**
 * Log-odds from which a text may be refused, and from which a person looks at it where what stands
 * around it does not speak for it; chosen on texts of authors left out (see docs/decisions/0201).
 */
const BLOCK_FROM = -0.6;
const FLAG_FROM = -1.6;
/** Chinese texts are told apart as well as others, but their log-odds lie lower. */
const CHINESE_FLAG_FROM = -1.8;
/** Below it, what stands around a sentence may excuse it. */
const EXCUSED_BELOW = 0;
/** From here on a brief is refused whatever stands around a sentence; below, one hint among calm ones is for a person. */
const REFUSED_FROM = 0.8;
/** From so many words on a text is a brief, of which one sentence says little. */
const BRIEF_WORDS_MIN = 40;
const NAMED_FROM = 0.2;
/** How much the likeliest category may add to, or take from, the head `any`. */
const KIND_SAY_MAX = 1;
const DUAL_SEVERITY_FROM = 0;
/** A rule outranks what the classifier says of the same category. */
const RULE_STRENGTH = 100;
const EXCERPT_FEATURES = 6;
/** Where a reading of a text differs from it, its longest quote is looked for in so many words. */
const QUOTED_WORDS_MAX = 60;
/** So few words without an idea are a name, by which the classifier cannot tell. */
const NAME_WORDS_MAX = 3;

/** The head `any` comes first, then the categories in the order of the policy. */
const HEAD_OF = Object.fromEntries(
  POLICY_CATEGORIES.map((category, index) => [category, index + 1]),
) as Record<PolicyCategory, number>;

interface Candidate {
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
  readonly windows: readonly WordWindow[];
  /** A window with what stands around it. */
  readonly contextOf: (window: WordWindow) => WordWindow;
  /** Which stretches around a window excuse it, as far as they were asked. */
  readonly excuses: Map<string, boolean>;
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
  const excusedBelow = reading.isBrief ? REFUSED_FROM : EXCUSED_BELOW;
  const isCalm = certainty < excusedBelow && isExcused(model, reading, window);
  if (isCalm && certainty < EXCUSED_BELOW) return [];
  const scoreOf = (category: PolicyCategory): number => scores[HEAD_OF[category]] ?? -Infinity;
  const ranked = [...POLICY_CATEGORIES].sort((left, right) => scoreOf(right) - scoreOf(left));
  const best = ranked[0];
  if (!best) return [];
  const named = ranked.filter((category) => scoreOf(category) >= NAMED_FROM);
  return (named.length > 0 ? named : [best]).map((category) => ({
    category,
    severity: certainty < BLOCK_FROM || isCalm ? 'flag' : severityOf(model, scores, category),
    strength: scoreOf(category),
    stretch: () => loudestStretch(model, features, HEAD_OF[category], window),
  }));
}

/** A hint by itself says little: a near-miss is told by the sentence beside it. */
function isExcused(model: LoadedModel, reading: Reading, window: WordWindow): boolean {
  const { features, contextOf, flagFrom, excuses } = reading;
  const context = contextOf(window);
  const key = `${context.from}-${context.to}`;
  const known = excuses.get(key);
  if (known !== undefined) return known;
  const { concepts, wording } = features.read(context);
  const excuse = certaintyOf(scoresOf(model, [...concepts, ...wording])) < flagFrom;
  excuses.set(key, excuse);
  return excuse;
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
function strongestByCategory(candidates: readonly Candidate[]): Candidate[] {
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

function findingOf(
  original: string,
  read: Normalised,
  words: readonly Word[],
  at: Candidate,
): Finding {
  const { from, to } = at.stretch();
  const start = words[from]?.start ?? 0;
  const end = words[to - 1]?.end ?? start;
  const { message, suggestion } = POLICY[at.category];
  const excerpt = originalSlice(original, read, start, end);
  return { category: at.category, severity: at.severity, excerpt, message, suggestion };
}

function hidingFinding(
  original: string,
  read: Normalised,
  { words, hits }: { readonly words: readonly Word[]; readonly hits: readonly ConceptHit[] },
): Finding[] {
  const { signals } = read;
  const first = signals[0];
  const last = signals.findLast(({ kind }) => kind === first?.kind);
  if (first && last) {
    return [hidden(first.kind, original.slice(first.start, Math.max(first.end, last.end)))];
  }
  const turned = findWrittenBackwards(read.text, words, hits);
  if (!turned) return [];
  const excerpt = originalSlice(original, read, turned.start, turned.end).trim();
  return [hidden('words written backwards', excerpt)];
}

const HAN = /\p{Script=Han}/u;
const LETTERS = /\p{L}/gu;
const READ_LETTERS = /[\p{Script=Latin}\p{Script=Han}]/gu;
const READ_SHARE_MIN = 0.6;

const PLEASE_WRITE =
  'Write the prompt in English, Spanish, French, German, Italian, Portuguese or Chinese characters.';

/** What a person has to read because the judge does not. */
export function unread(excerpt: string, what: string): Finding {
  const message = `${what} that is not checked by itself, so a person reads it.`;
  return { category: 'review', severity: 'flag', excerpt, message, suggestion: PLEASE_WRITE };
}

interface Read {
  readonly original: string;
  readonly read: Normalised;
  readonly words: readonly Word[];
  readonly rowOf: RowOf;
}

/** A text in a script or language that the lexicon does not know is left to a person. */
function unreadFinding({ original, read, words, rowOf }: Read): Finding[] {
  const letters = read.text.match(LETTERS)?.length ?? 0;
  const known = read.text.match(READ_LETTERS)?.length ?? 0;
  if (letters >= 8 && known < letters * READ_SHARE_MIN)
    return [unread(original, 'Most of the text is in a script')];
  if (isRomanisedChinese(words)) return [unread(original, 'The text is Chinese in Latin letters')];
  const hasUnread = hasUnreadSentence({
    words,
    originalOf: ({ start, end }) => originalSlice(original, read, start, end),
    isLearnt: (word) => isLearntWord(word, rowOf),
  });
  return hasUnread ? [unread(original, 'A sentence seems to be in a language')] : [];
}

function hidden(trick: string, excerpt: string): Finding {
  return {
    category: 'disclosure_evasion',
    severity: 'flag',
    excerpt,
    message: `The text uses ${trick} that make it hard to check, so a person has to read it.`,
    suggestion: 'Write the words plainly, with ordinary letters and spaces.',
  };
}

type ReadText = Pick<Read, 'words' | 'rowOf'> & { readonly hits: readonly ConceptHit[] };

function readingOf({ words, hits, rowOf }: ReadText): Reading {
  const hitsIn = rangesOf(hits, words.length);
  const isBrief = words.length >= BRIEF_WORDS_MIN;
  const isAside = (sentence: WordWindow): boolean =>
    isCautionLine(sentence.to - sentence.from, hitsIn(sentence));
  const further = [...shortCoresOf(words, isAside), ...(isBrief ? clausesOf(words) : [])];
  return {
    words,
    hitsIn,
    windows: [...windowsOf(words), ...further],
    features: featureReaderOf(words, hits, rowOf),
    contextOf: contextsOf(words, isAside),
    excuses: new Map(),
    isBrief,
    flagFrom: isChinese(words) ? CHINESE_FLAG_FROM : FLAG_FROM,
  };
}

function isChinese(words: readonly Word[]): boolean {
  return 2 * words.filter(({ text }) => HAN.test(text)).length > words.length;
}

/** What each window of a read text offends against; where it holds allowed words, what stands without them. */
export function candidatesOf(text: ReadText, { model, rules }: Judging): Candidate[] {
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
  const { features, windows } = readingOf({ words, hits, rowOf });
  const ofWindows = windows.map((window) => {
    const { concepts, wording } = features.read(window);
    return certaintyOf(scoresOf(model, [...concepts, ...wording]));
  });
  return Math.max(-Infinity, ...ofWindows);
}

/**
 * What the words of one text offend against, strongest first; empty where nothing is wrong. One with
 * invitations ("do not miss"), with negations that deny nothing or with letters turned round is read
 * once more as what it claims and as it is shown; of all readings the strictest counts, but an
 * invitation alone makes no text doubtful.
 */
export function judgeText(original: string, judging: Judging = byPolicy()): Finding[] {
  const said = withoutInvitations(original);
  const claimed = withoutEmptyDenials(inShownOrder(said));
  const inText = judgeWording(original, judging);
  if (claimed === original) return inText;
  const isCertain = ({ severity }: Finding): boolean => severity === 'block';
  const readings = [...new Set([said, claimed])].filter((reading) => reading !== original);
  const inReadings = readings
    .flatMap((reading) => judgeWording(reading, judging))
    .map((finding) => ({
      ...finding,
      excerpt: longestQuote(finding.excerpt, original) || original,
    }));
  return strictestOfEach([
    ...(said === original ? inText : inText.filter(isCertain)),
    ...inReadings,
  ]);
}

/** The longest stretch of an excerpt, word by word, that the original holds, as written or turned round. */
function longestQuote(excerpt: string, original: string): string {
  if (original.includes(excerpt)) return excerpt;
  const words = excerpt.split(/(?<=\s)/u, QUOTED_WORDS_MAX);
  const isTurned = inShownOrder(original) !== original;
  const quoteOf = (from: number, to: number): string | undefined => {
    const stretch = words.slice(from, to).join('').trim();
    const quotes = isTurned ? [stretch, turnedRound(stretch)] : [stretch];
    return quotes.find((quote) => original.includes(quote));
  };
  let longest = '';
  let from = 0;
  for (let to = 1; to <= words.length; to += 1) {
    while (from < to && quoteOf(from, to) === undefined) from += 1;
    const quote = quoteOf(from, to) ?? '';
    if (quote.length > longest.length) longest = quote;
  }
  return longest;
}

function judgeWording(original: string, judging: Judging): Finding[] {
  const { model } = judging;
  const { read, words, hits } = readText(original);
  const rowOf = (key: number): number => model.rowOf.get(key) ?? -1;
  const candidates = candidatesOf({ words, hits, rowOf }, judging);
  const isOffer = candidates.some(({ category }) => category === 'misleading_bonus');
  const isOfferComplete = isOffer && namesItsTerms(read.text, hits);
  const standing = candidates.filter(
    ({ category }) => category !== 'misleading_bonus' || !isOfferComplete,
  );
  const found = strongestByCategory(standing).map((candidate) =>
    findingOf(original, read, words, candidate),
  );
  const isNamed = found.some(({ category }) => category === 'disclosure_evasion');
  if (isNamed) return found;
  return [
    ...found,
    ...hidingFinding(original, read, { words, hits }),
    ...unreadFinding({ original, read, words, rowOf }),
  ];
}
