import { cut, wholeWords, type Span } from '#text/spans.ts';
import { NEGATION_WORDS } from '#text/negation-words.ts';
import type { SpacedLanguage } from '#text/language.ts';
import { LINKING_WORDS } from '#text/linking-words.ts';
import { EXCLUDING_PHRASES, EXCLUSION_WORDS } from '#brief/words/exclusion-words.ts';

/** Stand for what was said before: `no decirlo`, `don't show it`. */
const PRONOUNS =
  /^(?:it|this|that|them|these|those|lo|la|los|las|le|les|das|dies|sie|ihn|questo|quello|isso|isto|please|bitte|por|favor|per|favore|lieber|merci|thanks)$/u;
const STEM_LENGTH = 6;

/** The offers of which the prompt says that they are not for the screen: `mise mini de 200 € à ne pas afficher`. */
export function withoutExcludedOffers(
  offers: readonly Span[],
  folded: string,
  language: SpacedLanguage,
): readonly Span[] {
  if (offers.length === 0) return offers;
  const marks = exclusionsIn(folded, language);
  return offers.filter((offer) => !marks.some((mark) => isMeant(offer, mark, folded, language)));
}

function exclusionsIn(folded: string, language: SpacedLanguage): Span[] {
  const { tell } = EXCLUSION_WORDS[language];
  const expression = wholeWords(
    `(?:${NEGATION_WORDS[language]})(?:\\s+[^\\s,.;:!?]+){0,2}?\\s+(?:${tell})|${EXCLUDING_PHRASES[language]}`,
  );
  return [...folded.matchAll(expression)].map(({ index, 0: match }) => ({
    start: index,
    end: index + match.length,
  }));
}

function isMeant(offer: Span, exclusion: Span, folded: string, language: SpacedLanguage): boolean {
  const said = cut(folded, offer);
  const meant = objectOf(folded.slice(exclusion.end), language);
  if (meant.some((word) => said.includes(word.slice(0, STEM_LENGTH)))) return true;
  const between = folded.slice(exclusion.end, Math.max(exclusion.end, offer.start));
  if (offer.start >= exclusion.end) return /^[^.!?\n]{0,50}\([^()]{0,20}$/u.test(between);
  if (meant.length > 0) return false;
  const gap = folded.slice(offer.end, exclusion.start);
  return offer.end <= exclusion.start + 1 && /^[^.;!?\n,]{0,40}$/u.test(gap);
}

/** What is not to be told, as the words up to the next pause; empty for `it`. */
function objectOf(after: string, language: SpacedLanguage): string[] {
  const clause = /^[^,.;:!?()\n]*/u.exec(after)?.[0] ?? '';
  return clause
    .split(/\s+/u)
    .filter(
      (word) => word.length > 3 && !LINKING_WORDS[language].includes(word) && !PRONOUNS.test(word),
    );
}
