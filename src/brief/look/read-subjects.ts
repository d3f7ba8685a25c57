import { SUBJECT_WORDS } from '#brief/look/look-words.ts';
import type { Subject } from '#domain/order/look.ts';
import { foldText } from '#text/fold-text.ts';
import type { Language } from '#domain/languages.ts';
import { findMentions } from '#text/lexicon.ts';

/** Returns what each note of a shot list asks to see, what it names first; null where it names nothing known. */
export function readSubjects(notes: readonly string[], language: Language): (Subject | null)[] {
  return notes.map(
    (note) => findMentions(foldText(note), language, SUBJECT_WORDS)[0]?.meaning ?? null,
  );
}
