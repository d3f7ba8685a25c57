import { countLoadedWords } from '../features/loaded-words.ts';
import { judgePiece } from './judge-piece.ts';
import type { PolicyContext } from './policy-context.ts';
import { tokenize } from '../normalise/tokenized-text.ts';
import type { Finding } from '#domain/moderation/verdict.ts';

const LINE_WORDS_MAX = 4;
/** In Chinese, where each character is a word. */
const LINE_CHARACTERS_MAX = 8;
/** Longer lines are never short, and slow to read. */
const LINE_LETTERS_MAX = 200;
const LETTERS = /[\p{L}\p{N}]/gu;
const HAN = /\p{Script=Han}/u;

interface Line {
  readonly text: string;
  readonly isShort: boolean;
  /** Whether it says more than a time or a place. */
  readonly isLoaded: boolean;
}

function readLine(text: string): Line {
  const letters = text.match(LETTERS)?.length ?? 0;
  if (letters > LINE_LETTERS_MAX) return { text, isShort: false, isLoaded: true };
  const { words, hits } = tokenize(text);
  const wordsMax = HAN.test(text) ? LINE_CHARACTERS_MAX : LINE_WORDS_MAX;
  return { text, isShort: words.length <= wordsMax, isLoaded: countLoadedWords(hits) > 0 };
}

/** Groups of consecutive short lines. */
function blocksOf(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [[]];
  for (const line of lines) {
    if (line.isShort) blocks.at(-1)?.push(line);
    else blocks.push([]);
  }
  return blocks;
}

/**
 * Judges what short lines claim together without those between them that only say when or where:
 * "Guaranteed", "Friday 9 PM", "win". Findings are left to a reviewer, since nobody wrote them in
 * one line.
 */
export function judgeAcrossLines(lines: readonly string[], context: PolicyContext): Finding[] {
  return blocksOf(lines.filter((text) => text.trim() !== '').map(readLine)).flatMap((block) => {
    const claims = block.filter(({ isLoaded }) => isLoaded).map(({ text }) => text);
    const [first] = claims;
    if (first === undefined || claims.length < 2 || claims.length === block.length) return [];
    return judgePiece(claims.join(' '), context).map((finding): Finding => {
      const excerpt = claims.find((claim) => finding.excerpt.includes(claim)) ?? first;
      return { ...finding, severity: 'flag', excerpt };
    });
  });
}
