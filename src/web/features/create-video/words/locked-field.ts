import type { BriefBody } from '#contracts/schemas/brief.ts';
import type { LockedWord } from '#domain/brands/brand.ts';
import { LOCKED_TEXTS, WORD_TEXTS } from '#web/features/create-video/words/texts.ts';
import { isFixed } from '#web/features/create-video/words/locked-words.ts';
import type { Card } from '#web/features/create-video/words/words-card.ts';

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
  if (isFixed(locked)) return { isReadOnly: true, hint: LOCKED_TEXTS.fixedBy(locked.brandName) };
  const said = words[field] ?? locked.text ?? '';
  const isUnchanged = said.trim() === '' || said === locked.text;
  if (locked.lock !== 'mustChange' || !isUnchanged) return {};
  return { note: LOCKED_TEXTS.mustBeChanged(locked.brandName, WORD_TEXTS[field].toLowerCase()) };
}
