import { isLearntWord } from './features/features.ts';
import { unread } from './judge-text.ts';
import { byPolicy, type Judging } from './judging.ts';
import { isUnreadText } from './languages/unread-languages.ts';
import { originalSlice } from './normalise/mapped-text.ts';
import { readText } from './read-text.ts';
import type { Finding } from '#domain/verdict.ts';

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
