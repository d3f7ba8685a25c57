import type { CrowdDensity } from '#domain/order/controls.ts';
import { PEOPLE_WORDS } from '#brief/look/look-words.ts';
import { findMentions } from '#text/lexicon.ts';
import type { Language } from '#domain/languages.ts';

/** What the words say; null where they say nothing. Emptiness weighs more than a crowd. */
export function readPeople(folded: string, language: Language): CrowdDensity | null {
  const said = new Set(findMentions(folded, language, PEOPLE_WORDS).map(({ meaning }) => meaning));
  return (['none', 'busy', 'light'] as const).find((density) => said.has(density)) ?? null;
}
