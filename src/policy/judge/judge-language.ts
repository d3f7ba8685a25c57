import { isLearntWord } from '../features/feature-keys.ts';
import { policyContext, type PolicyContext } from './policy-context.ts';
import { isRomanisedChinese } from '../languages/romanised-chinese.ts';
import { hasUnreadSentence, isUnreadText, type LetterText } from '../languages/unread-languages.ts';
import { originalSlice } from '../normalise/mapped-text.ts';
import { tokenize, type TokenizedText } from '../normalise/tokenized-text.ts';
import type { Finding } from '#domain/moderation/verdict.ts';

const LETTERS = /\p{L}/gu;
const READ_LETTERS = /[\p{Script=Latin}\p{Script=Han}]/gu;
const READ_SHARE_MIN = 0.6;

const PLEASE_WRITE =
  'Write the prompt in English, Spanish, French, German, Italian, Portuguese or Chinese characters.';

/** A finding for text that the judge cannot read and leaves to a reviewer. */
export function unread(excerpt: string, what: string): Finding {
  const message = `${what} that cannot be checked automatically, so a reviewer has to read it.`;
  return { category: 'review', severity: 'flag', excerpt, message, suggestion: PLEASE_WRITE };
}

function letterTextOf(
  { original, read, words }: TokenizedText,
  { model }: PolicyContext,
): LetterText {
  return {
    words,
    originalOf: (word) => originalSlice(original, read, word),
    isLearnt: (word) => isLearntWord(word, model.rowOf),
  };
}

/** Holds a text in a script or language that the judge does not read, or with a sentence in one. */
export function unreadFinding(text: TokenizedText, context: PolicyContext): Finding[] {
  const { original, read, words } = text;
  const letters = read.text.match(LETTERS)?.length ?? 0;
  const known = read.text.match(READ_LETTERS)?.length ?? 0;
  if (letters >= 8 && known < letters * READ_SHARE_MIN)
    return [unread(original, 'Most of the text is in a script')];
  if (isRomanisedChinese(words)) return [unread(original, 'The text is Chinese in Latin letters')];
  return hasUnreadSentence(letterTextOf(text, context))
    ? [unread(original, 'A sentence seems to be in a language')]
    : [];
}

/**
 * Holds text in a language that the judge does not read. Called for everything that the user wrote
 * together: single headlines are too short, and names of casinos sound foreign.
 */
export function judgeLanguage(
  written: string,
  context: PolicyContext = policyContext(),
): Finding[] {
  return isUnreadText(letterTextOf(tokenize(written), context))
    ? [unread(written, 'The text seems to be in a language')]
    : [];
}
