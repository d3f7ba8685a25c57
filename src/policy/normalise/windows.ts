import type { Word } from './words.ts';

/** Some words of a text that are judged together: `from` up to, not including, `to`. */
export interface WordWindow {
  readonly from: number;
  readonly to: number;
}

const PAIR_WORDS_MAX = 90;
const WHOLE_WORDS_MAX = 60;
const CONTEXT_WORDS_MAX = 120;
const SENTENCE_WORDS_MAX = 70;
const PIECE_WORDS_MIN = 4;
/** A sentence no longer than this hides nothing among its other words. */
const PIECED_WORDS_MIN = 14;
const CLAUSE_WORDS_MIN = 5;
/** Sentences of more words are read by their clauses, too. */
const CLAUSED_WORDS_MIN = 12;

/** From so many words on a text is a brief, of which one sentence says little. */
const BRIEF_WORDS_MIN = 40;

/** Whether a text is long enough to be a brief. */
export const isBrief = (words: readonly Word[]): boolean => words.length >= BRIEF_WORDS_MIN;

/** Whether no sentence ends between the words of a window. */
export function isOneSentence({ from, to }: WordWindow, words: readonly Word[]): boolean {
  for (let at = from + 1; at < to; at += 1) if (words[at]?.pause === 2) return false;
  return true;
}

/** The sentences of a text; very long ones are cut. */
export function sentencesOf(words: readonly Word[]): WordWindow[] {
  const sentences: WordWindow[] = [];
  let from = 0;
  words.forEach((word, index) => {
    if (index > from && (word.pause === 2 || index - from >= SENTENCE_WORDS_MAX)) {
      sentences.push({ from, to: index });
      from = index;
    }
  });
  if (from < words.length) sentences.push({ from, to: words.length });
  return sentences;
}

/** What stands behind a colon or between quotation marks in a sentence, and what is left around it. */
function piecesOf(words: readonly Word[], { from, to }: WordWindow): WordWindow[] {
  if (to - from <= PIECED_WORDS_MIN) return [];
  const cuts = [from];
  for (let at = from + 1; at < to; at += 1) if (words[at]?.opens) cuts.push(at);
  if (cuts.length === 1) return [];
  return cuts
    .map((cut, index) => ({ from: cut, to: cuts[index + 1] ?? to }))
    .filter((piece) => piece.to - piece.from >= PIECE_WORDS_MIN);
}

/**
 * The windows a text is judged by: every sentence, what is quoted in it, every two that follow one
 * another, and the whole where it is short. One bad sentence in a long harmless text so stays as visible as alone.
 */
export function windowsOf(words: readonly Word[]): WordWindow[] {
  const sentences = sentencesOf(words);
  const pairs = sentences.flatMap((sentence, index) => {
    const next = sentences[index + 1];
    const pair = next && { from: sentence.from, to: next.to };
    return pair && pair.to - pair.from <= PAIR_WORDS_MAX ? [pair] : [];
  });
  const pieces = sentences.flatMap((sentence) => piecesOf(words, sentence));
  const isShort = sentences.length > 2 && words.length <= WHOLE_WORDS_MAX;
  return [...sentences, ...pieces, ...pairs, ...(isShort ? [{ from: 0, to: words.length }] : [])];
}

const beginsClause = (word: Word | undefined): boolean =>
  word !== undefined && (word.pause > 0 || word.isSetOff);

/**
 * What stands between the commas of long sentences, one by one and every two that follow one another:
 * one bad clause in a long calm sentence so stays visible.
 */
export function clausesOf(words: readonly Word[]): WordWindow[] {
  return sentencesOf(words).flatMap(({ from, to }) => {
    if (to - from <= CLAUSED_WORDS_MIN) return [];
    const cuts = [from];
    for (let at = from + 1; at < to; at += 1) if (beginsClause(words[at])) cuts.push(at);
    cuts.push(to);
    const reaching = (parts: number): WordWindow[] =>
      cuts.slice(0, -parts).map((cut, index) => ({ from: cut, to: cuts[index + parts] ?? to }));
    return [...reaching(1), ...reaching(2)].filter(
      (clause) =>
        clause.to - clause.from >= CLAUSE_WORDS_MIN && clause.to - clause.from < to - from,
    );
  });
}

/** A short text without such lines at either end as `isAside` names; none where it has no such line. */
export function shortCoresOf(
  words: readonly Word[],
  isAside: (sentence: WordWindow) => boolean,
): WordWindow[] {
  if (words.length > WHOLE_WORDS_MAX) return [];
  const core = coreOf(sentencesOf(words), isAside);
  return core.to - core.from < words.length ? [core] : [];
}

/** The sentences without those at the beginning and the end that say nothing of the others. */
function coreOf(
  sentences: readonly WordWindow[],
  isAside: (sentence: WordWindow) => boolean,
): WordWindow {
  const first = sentences.findIndex((sentence) => !isAside(sentence));
  const last = sentences.findLast((sentence) => !isAside(sentence)) ?? sentences.at(-1);
  return { from: sentences[Math.max(0, first)]?.from ?? 0, to: last?.to ?? 0 };
}

/**
 * A window with the sentences beside it; where those are endless, the window itself. Sentences
 * `isAside` names do not count at either end of the text: whoever adds "21+. Please play responsibly."
 * has not said anything about the rest.
 */
export function contextsOf(
  words: readonly Word[],
  isAside: (sentence: WordWindow) => boolean,
): (window: WordWindow) => WordWindow {
  const sentences = sentencesOf(words);
  const core = coreOf(sentences, isAside);
  const around = surroundingsIn(sentences, words.length);
  return (window) => {
    const context = around(window);
    const from = Math.max(context.from, core.from);
    const to = Math.min(context.to, core.to);
    return from <= window.from && window.to <= to ? { from, to } : context;
  };
}

function surroundingsIn(
  sentences: readonly WordWindow[],
  wordCount: number,
): (window: WordWindow) => WordWindow {
  const sentenceOf = new Int32Array(wordCount);
  sentences.forEach(({ from, to }, index) => sentenceOf.fill(index, from, to));
  return (window) => {
    const first = sentenceOf[window.from] ?? 0;
    const last = sentenceOf[window.to - 1] ?? first;
    const from = sentences[Math.max(0, first - 1)]?.from ?? window.from;
    const to = sentences[Math.min(sentences.length - 1, last + 1)]?.to ?? window.to;
    return to - from <= CONTEXT_WORDS_MAX ? { from, to } : window;
  };
}

/** Finds what lies inside a window, without looking at the rest; `spans` are sorted by `from`. */
export function rangesOf<Span extends WordWindow>(
  spans: readonly Span[],
  wordCount: number,
): (window: WordWindow) => Span[] {
  const firstFrom = new Int32Array(wordCount + 1);
  let at = 0;
  for (let word = 0; word <= wordCount; word += 1) {
    while (at < spans.length && (spans[at]?.from ?? 0) < word) at += 1;
    firstFrom[word] = at;
  }
  return ({ from, to }) =>
    spans.slice(firstFrom[from] ?? 0, firstFrom[to] ?? 0).filter((span) => span.to <= to);
}
