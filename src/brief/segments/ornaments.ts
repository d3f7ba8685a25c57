import { isLinkingWord } from '#text/linking-words.ts';
import type { Language } from '#domain/languages.ts';
import { findSpans, type Span } from '#text/spans.ts';

/** Suits, stars and dots that people set between words for show. */
const SIGNS = '♠♣♦♤♧♢★☆⭐✦✧◆◇■□●○※';
/** A heart alone is a verb: `I ♥ roulette`; among other suits it is a suit. */
const HEARTS = '♥♡❤';
const BETWEEN = new RegExp(
  String.raw`(?<=[\p{L}!?'’"”)])(\s+|(?<=\p{Script=Han}))[${SIGNS}${HEARTS}]\ufe0f?(\s+|(?=\p{Script=Han}))(?=[\p{L}'‘"“(¡¿])`,
  'gu',
);
const OTHERS = new RegExp(`[${SIGNS}]`, 'u');
const HEART = new RegExp(`[${HEARTS}]`, 'u');

/**
 * Words without the ornaments between them. A sign that may stand for a word stays, so that no film
 * shows the rest as the whole: a heart alone, a sign beside a figure or behind an article.
 */
export function withoutOrnaments(words: string, language: Language): string {
  if (!OTHERS.test(words) && !HEART.test(words)) return words;
  const isSuited = OTHERS.test(words);
  return words.replace(BETWEEN, (sign, before: string, behind: string, at: number) => {
    const last = /[\p{L}'’]+$/u.exec(words.slice(0, at))?.[0].toLowerCase() ?? '';
    const isWord = (HEART.test(sign) && !isSuited) || isLinkingWord(last, language);
    return isWord ? sign : before === '' && behind === '' ? '' : ' ';
  });
}

/** Where ornaments between blanks part a text, as offsets. */
export function ornamentsIn(words: string): Span[] {
  return findSpans(words, PARTING);
}

const PARTING = new RegExp(String.raw`\s+[${SIGNS}${HEARTS}]\ufe0f?\s+`, 'gu');

/** Whether signs in the value of a label belong to its words: arrows, suits, hearts of any colour. */
export function isWithinWords(signs: string): boolean {
  return /^[\p{Emoji_Modifier}\ufe0f\u2190-\u21ff➡♠-♧❤🧡💛💚💙💜🖤🤍🤎💗💖💕]+$/u.test(signs);
}

/** Whether signs are arrows, which join what stands around them anywhere. */
export function isArrow(signs: string): boolean {
  return /^[\u2190-\u21ff]+$/u.test(signs);
}
