/** Words of the film that its brand has fixed, or wants changed. */
import type { BriefBody } from '#contracts/schemas/brief.ts';
import type { Card } from '#web/features/create-video/words/words-card.ts';

type Locked = NonNullable<BriefBody['lockedWords']>[number];

export const isFixed = ({ lock, text }: Locked) => lock === 'fixed' && text !== null;

/** The card with what the brand has fixed in place of what stood there. */
export function withFixedWords(card: Card, lockedWords: BriefBody['lockedWords'] = []): Card {
  const fixed = lockedWords.filter(isFixed);
  if (fixed.length === 0) return card;
  const texts = Object.fromEntries(fixed.map(({ field, text }) => [field, text]));
  return {
    ...card,
    words: { ...card.words, ...texts },
    editedParts: card.editedParts.filter((part) => !Object.hasOwn(texts, part)),
    defaultFields: card.defaultFields.filter((field) => !Object.hasOwn(texts, field)),
  };
}
