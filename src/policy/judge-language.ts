import { isLearntWord } from './features/features.ts';
import type { RowOf } from './features/features.ts';
import { byPolicy, type Judging } from './judging.ts';
import { isRomanisedChinese } from './languages/romanised-chinese.ts';
import { hasUnreadSentence, isUnreadText } from './languages/unread-languages.ts';
import { originalSlice } from './normalise/mapped-text.ts';
import type { Normalised } from './normalise/normalise.ts';
import type { Word } from './normalise/words.ts';
import { readText } from './read-text.ts';
import type { Finding } from '#domain/verdict.ts';

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
export function unreadFinding({ original, read, words, rowOf }: Read): Finding[] {
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

/**
 * Holds what is written in a language that the judge does not read. Asked of everything somebody
 * wrote together: single headlines are too short to tell, and names of houses sound foreign.
 */
export function judgeLanguage(written: string, { model }: Judging = byPolicy()): Finding[] {
  const { read, words } = readText(written);
  const isUnread = isUnreadText({
    words,
    originalOf: ({ start, end }) => originalSlice(written, read, start, end),
    isLearnt: (word) => isLearntWord(word, model.rowOf),
  });
  return isUnread ? [unread(written, 'The text seems to be in a language')] : [];
}
