import { contributionOf, firstScoreOf, scoresOf } from '../classifier/classifier.ts';
import { isMeaningful } from '../custom-rules/lenient-reading.ts';
import type { ConceptHit } from '../features/concept-tagger.ts';
import { countLoadedWords } from '../features/loaded-words.ts';
import { isOneSentence } from '../normalise/windows.ts';
import type { WordWindow } from '../normalise/windows.ts';
import { POLICY } from '../policy.ts';
import { losesNoStake } from '../rules/lost-objects.ts';
import { EXCERPT_WORDS_MAX } from '../rules/rules.ts';
import type { Candidate } from './candidate.ts';
import { keyOf, type ScoredWindows } from './scored-windows.ts';
import { POLICY_CATEGORIES } from '#domain/moderation/verdict.ts';
import type { PolicyCategory, Severity } from '#domain/moderation/verdict.ts';
import { isFloor } from '#domain/rules/floor.ts';

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

function severityOf(
  { model }: ScoredWindows,
  scores: Float64Array,
  category: PolicyCategory,
): Severity {
  if (!POLICY[category].escalation) return POLICY[category].severity;
  const head = model.heads.indexOf(`block:${category}`);
  return (scores[head] ?? 0) >= DUAL_SEVERITY_FROM ? 'block' : 'flag';
}

/** The stretch of a window that contributed most to one head, widened to strong features nearby. */
function loudestStretch(
  text: ScoredWindows,
  { window, head }: { readonly window: WordWindow; readonly head: number },
): WordWindow {
  const { concepts, wording } = text.features.read(window);
  const loud = [...concepts, ...wording]
    .map((feature) => ({ feature, weight: contributionOf(text.model, feature, head) }))
    .filter(({ weight }) => weight > 0)
    .sort((left, right) => right.weight - left.weight)
    .slice(0, EXCERPT_FEATURES);
  const isQuotable = (stretch: WordWindow): boolean =>
    isShort(stretch) && isOneSentence(stretch, text.words);
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
export function certaintyOf(scores: Float64Array): number {
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

/** The violations that the classifier finds in a window of a text. */
export function classifyWindow(text: ScoredWindows, window: WordWindow): Candidate[] {
  const hits = text.hitsIn(window);
  const inside = text.words.slice(window.from, window.to);
  const isShort = inside.filter(isMeaningful).length <= NAME_WORDS_MAX;
  if (isShort && countLoadedWords(hits) === 0) return [];
  if (isSetPhrase(hits, window)) return [];
  const scores = scoresFromBound(text, window);
  if (!scores) return [];
  const certainty = certaintyOf(scores);
  const { isCalm, isExcused } = readAround(text, { window, certainty });
  const named = namedBy(scores);
  // Nothing around it excuses a floor violation that would be refused on its own.
  if (isExcused && !(certainty >= BLOCK_FROM && named.some(isFloor))) return [];
  const isForPerson = isCalm || certainty < BLOCK_FROM || isBetweenSentences(text, window);
  const isHarmlessLoss = losesNoStake(hits, text.words);
  return named.map((category) => ({
    category,
    severity:
      isForPerson || (OF_LOSING.includes(category) && isHarmlessLoss)
        ? 'flag'
        : severityOf(text, scores, category),
    strength: scores[HEAD_OF[category]] ?? -Infinity,
    stretch: () => loudestStretch(text, { window, head: HEAD_OF[category] }),
  }));
}

/** Whether several sentences only violate the policy together; a reviewer decides on these. */
function isBetweenSentences(text: ScoredWindows, window: WordWindow): boolean {
  const inside = text.sentences.filter(({ from, to }) => from >= window.from && to <= window.to);
  return inside.length > 1 && inside.every((sentence) => isCalmIn(text, sentence));
}

interface Hint {
  readonly window: WordWindow;
  readonly certainty: number;
}

/** A weak hint alone proves little: the sentences around it tell a near-miss from a violation. */
function readAround(
  text: ScoredWindows,
  { window, certainty }: Hint,
): { readonly isCalm: boolean; readonly isExcused: boolean } {
  const mayBeCalm = certainty < (text.isBrief ? REFUSED_FROM : EXCUSED_BELOW);
  const isCalm = mayBeCalm && isCalmIn(text, text.contextOf(window));
  return { isCalm, isExcused: isCalm && certainty < EXCUSED_BELOW };
}

/** The scores of a window; undefined if they are too low for a reviewer. */
function scoresFromBound(
  { features, flagFrom, model }: ScoredWindows,
  window: WordWindow,
): Float64Array | undefined {
  const columns = features.columnsOf(window);
  if (firstScoreOf(model, columns) + KIND_SAY_MAX < flagFrom) return undefined;
  const scores = scoresOf(model, columns);
  return certaintyOf(scores) < flagFrom ? undefined : scores;
}

/** Whether a stretch scores below the threshold for a reviewer. */
function isCalmIn(text: ScoredWindows, window: WordWindow): boolean {
  const { features, flagFrom, calmness, model, words } = text;
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
