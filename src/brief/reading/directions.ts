import { findSpans, type Span } from '#text/spans.ts';
import { DIRECTIONS } from '#brief/words/direction-words.ts';
import type { SpacedLanguage } from '#text/language.ts';

const GREETINGS =
  '(?:(?:hi|hello|hey|dear|hola|buenas|bonjour|salut|hallo|guten tag|moin|servus|ciao|buongiorno|ola|oi|bom dia)(?: (?:team|there|all|zusammen|a todos|a tous|ragazzi|pessoal|gente))?)';
const expressions = new Map<SpacedLanguage, RegExp>();

/** Sentences that tell the makers of the film what to show, from their verb to their end. */
export function findDirections(folded: string, language: SpacedLanguage): Span[] {
  const known = expressions.get(language);
  const expression =
    known ??
    new RegExp(
      `(?<=^|[.!?;:\\n…]\\s*|\\s-\\s*)(?:${GREETINGS}[ ,!]+)?(?:${DIRECTIONS[language]})(?!\\p{L})[^.!?;\\n]*`,
      'gu',
    );
  expressions.set(language, expression);
  return findSpans(folded, expression);
}
