import type { Correction, ReadField } from '#brief/brief.ts';
import { editDistance } from '#brief/spelling/edit-distance.ts';
import { foldText } from '#text/fold-text.ts';
import type { Language } from '#domain/languages.ts';
import { overlapsAny, type Span } from '#text/spans.ts';
import VOCABULARY from './vocabulary.json' with { type: 'json' };

export interface Written extends Span {
  readonly field: ReadField;
}

interface Known {
  /** By what is written when it is folded. */
  readonly right: ReadonlySet<string>;
  readonly words: readonly { readonly word: string; readonly folded: string }[];
}

/** Shorter words have too many neighbours. */
const LETTERS_MIN = 5;
const CORRECTIONS_MAX = 12;
/** Fields that hold names. */
const NAMING: readonly string[] = ['signature', 'duration', 'aspectRatio'];
const known = new Map<Language, Known>();

/**
 * Returns the words of fields that miss a single known word by a letter, first and last letter alike. What stands within `names` is never one of them.
 */
export function findCorrections(
  prompt: string,
  language: Language,
  { fields, names }: { readonly fields: readonly Written[]; readonly names: readonly Span[] },
): Correction[] {
  const { right, words } = knownOf(language);
  return fields
    .filter(({ field }) => !NAMING.includes(field) && !field.startsWith('shotNotes'))
    .flatMap(({ field, start, end }) =>
      [
        ...prompt
          .slice(start, end)
          .matchAll(/(?<![\p{L}\p{N}@#._-])\p{L}{5,}(?![\p{L}\p{N}@._-]\p{L})/gu),
      ]
        .filter(({ index, 0: word }) => {
          const at = start + index;
          return !overlapsAny({ start: at, end: at + word.length }, names);
        })
        .flatMap(({ 0: from }) => {
          const folded = foldText(from);
          if (right.has(folded)) return [];
          const near = words.filter((one) => isSlip(folded, one.folded));
          const [only] = near;
          return only && near.length === 1 ? [{ field, from, to: inCaseOf(from, only.word) }] : [];
        }),
    )
    .slice(0, CORRECTIONS_MAX);
}

/** Whether a folded word is one of games or of advertising as it is spelt. */
export function isVocabulary(folded: string, language: Language): boolean {
  return knownOf(language).right.has(folded);
}

function knownOf(language: Language): Known {
  const found = known.get(language);
  if (found) return found;
  const words = VOCABULARY.words[language].map((word) => ({ word, folded: foldText(word) }));
  const right = new Set([
    ...words.map(({ folded }) => folded),
    ...VOCABULARY.right[language].map(foldText),
    // Words of the other languages are no slips of this one.
    ...Object.values(VOCABULARY.words).flat().map(foldText),
  ]);
  const made = { right, words: words.filter(({ folded }) => folded.length >= LETTERS_MIN) };
  known.set(language, made);
  return made;
}

/** Letters from which on a changed one is a slip: short words with one are other words. */
const CHANGED_LETTERS_MIN = 8;

/** Endings are grammar: a slip stands inside a word. */
function isSlip(written: string, word: string): boolean {
  return (
    Math.abs(written.length - word.length) <= 1 &&
    written[0] === word[0] &&
    written.at(-1) === word.at(-1) &&
    (written.length !== word.length ||
      word.length >= CHANGED_LETTERS_MIN ||
      sortedLetters(written) === sortedLetters(word)) &&
    editDistance(written, word) === 1
  );
}

function sortedLetters(word: string): string {
  return Array.from(word).toSorted().join('');
}

function inCaseOf(from: string, word: string): string {
  if (from === from.toUpperCase()) return word.toUpperCase();
  const [first = ''] = from;
  return first === first.toUpperCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
