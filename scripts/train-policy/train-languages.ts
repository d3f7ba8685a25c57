import { piecesOf } from '#policy/languages/language-pieces.ts';
import type { LanguagePieces } from '#policy/languages/language-pieces.ts';
import { normalise } from '#policy/normalise/normalise.ts';
import { wordsOf } from '#policy/normalise/words.ts';
import { SPACED_LANGUAGES } from '#text/spaced-languages.ts';
import { linesOf } from './generated-data.ts';
import type { Example } from './read-corpus.ts';

const PIECES_MAX = 2_500;
const SEEN_MIN = 6;
const SMOOTHING = 0.5;
const STEPS_PER_NAT = 16;
const LETTERS = /^[a-zß_]{3}$/;

/**
 * Returns which stretches of three letters speak for which language: naive Bayes over the corpus' words, each
 * word of a language counted once, so that the words of gambling say no more than others.
 */
export function trainLanguages(corpus: readonly Example[]): LanguagePieces {
  const counts = SPACED_LANGUAGES.map((language) => countPieces(wordsIn(corpus, language)));
  const totals = counts.map((count) => [...count.values()].reduce((sum, seen) => sum + seen, 0));
  const all = [...new Set(counts.flatMap((count) => [...count.keys()]))].filter((piece) =>
    LETTERS.test(piece),
  );
  const rows = all
    .map((piece) => ({ piece, seen: counts.map((count) => count.get(piece) ?? 0) }))
    .filter(({ seen }) => seen.reduce((sum, one) => sum + one, 0) >= SEEN_MIN)
    .map(({ piece, seen }) => {
      const logs = seen.map((one, column) =>
        Math.log((one + SMOOTHING) / ((totals[column] ?? 0) + SMOOTHING * all.length)),
      );
      const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
      return { piece, weights: logs.map((log) => stepsOf(log - mean)), seen };
    })
    .sort((left, right) => usefulness(right) - usefulness(left))
    .slice(0, PIECES_MAX)
    .sort((left, right) => (left.piece < right.piece ? -1 : 1));
  const bytes = Int8Array.from(rows.flatMap(({ weights }) => weights));
  return {
    pieces: linesOf(rows.map(({ piece }) => piece).join('')),
    weights: linesOf(Buffer.from(bytes.buffer).toString('base64')),
  };
}

function wordsIn(corpus: readonly Example[], language: string): Set<string> {
  const texts = corpus.filter((example) => example.language === language);
  return new Set(
    texts.flatMap(({ text }) => wordsOf(normalise(text).text).map((word) => word.text)),
  );
}

function countPieces(words: ReadonlySet<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words)
    for (const piece of piecesOf(word)) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  return counts;
}

function stepsOf(nats: number): number {
  return Math.max(-127, Math.min(127, Math.round(nats * STEPS_PER_NAT)));
}

/** Often seen and far apart between the languages. */
function usefulness({ weights, seen }: { weights: number[]; seen: number[] }): number {
  const total = seen.reduce((sum, one) => sum + one, 0);
  return Math.log(total) * (Math.max(...weights) - Math.min(...weights));
}
