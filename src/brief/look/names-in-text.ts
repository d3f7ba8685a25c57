import { HUE_WORDS, METAL_WORDS } from '#brief/look/look-words.ts';
import { foldText } from '#text/fold-text.ts';
import type { Language } from '#domain/languages.ts';
import { findMentions } from '#text/lexicon.ts';
import { findSpans, type Span } from '#text/spans.ts';

/** Several capitalised words behind a small one. */
const NAME = /(?<=\p{Ll}[\p{Ll}'’]*,? )\p{Lu}[\p{Ll}'’]+(?: \p{Lu}[\p{Ll}'’]+)+/gu;

/**
 * Names within the sentences of a text, whose colours colour nothing: `at our Red Mesa tables`. What ends on a colour is
 * one: `in Royal Blue`. German capitalises every noun.
 */
export function namesInText(text: string, language: Language): Span[] {
  if (language === 'de' || language === 'zh') return [];
  return findSpans(text, NAME).filter(
    ({ start, end }) => !endsOnColor(foldText(text.slice(start, end)), language),
  );
}

function endsOnColor(name: string, language: Language): boolean {
  const last = name.slice(name.lastIndexOf(' ') + 1);
  return (
    findMentions(last, language, HUE_WORDS).length > 0 ||
    findMentions(last, language, METAL_WORDS).length > 0
  );
}
