/** Words of the film that its brand has fixed, or wants changed. */
import type { BriefBody } from '#contracts/schemas/brief.ts';
import type { LockedWord } from '#domain/brands/brand.ts';
import { TEXTS } from '#web/features/create-video/texts.ts';
import type { Card } from '#web/features/create-video/words/words-card.ts';

type Locked = NonNullable<BriefBody['lockedWords']>[number];

const isFixed = ({ lock, text }: Locked) => lock === 'fixed' && text !== null;

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

interface LockedField {
  readonly isReadOnly?: boolean;
  /** Who may change it. */
  readonly hint?: string;
  /** What has to be done before the video can be ordered. */
  readonly note?: string;
}

/** What a lock says at its field; nothing where there is none, or it was heeded. */
export function lockedField(
  { words }: Card,
  field: LockedWord,
  lockedWords: BriefBody['lockedWords'] = [],
): LockedField {
  const locked = lockedWords.find((one) => one.field === field);
  if (!locked) return {};
  if (isFixed(locked)) return { isReadOnly: true, hint: TEXTS.fixedBy(locked.brandName) };
  const said = words[field] ?? locked.text ?? '';
  const isUnchanged = said.trim() === '' || said === locked.text;
  if (locked.lock !== 'mustChange' || !isUnchanged) return {};
  return { note: TEXTS.mustBeChanged(locked.brandName, TEXTS[field].toLowerCase()) };
}
