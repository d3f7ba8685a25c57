import type { WordField, WordRole } from '#domain/order/words.ts';
import type { EndCardLine } from '#film/film-brand.ts';
import type { ShotWords } from '#film/storyboard/storyboard.ts';
import type { FieldWords } from '#film/storyboard/word-cards.ts';

/** Where words of an end card stand: what signs first, what to do and the brand's own place last. */
const READING_ORDER: readonly WordRole[] = [
  'signature',
  'headline',
  'offer',
  'when',
  'where',
  'note',
  'callToAction',
];

/**
 * The words of an end card that shows these fields, without the terms, in reading order; conditions follow what they
 * limit, and nothing is said twice.
 */
export function endCardWords(
  words: FieldWords,
  brandLines: readonly EndCardLine[],
  fields: ReadonlySet<WordField>,
): readonly ShotWords[] {
  const ofField = (field: WordField) => (fields.has(field) ? (words.get(field) ?? []) : []);
  const ofBrand: readonly ShotWords[] = fields.has('endCard') ? brandLines : [];
  const signing = [...ofField('signature'), ...ofBrand, ...ofField('callToAction')];
  const facts = [...words.keys()].filter((field) => field === 'headline' || isLine(field));
  const said = facts.map(ofField).reduce(withFact, signing);
  return inReadingOrder(said, ofBrand);
}

function isLine(field: WordField): boolean {
  return field.startsWith('lines.');
}

const bare = (words: ShotWords | undefined): string =>
  (words?.text ?? '').toLocaleLowerCase().trim();

/** Nothing is said twice, but what limits it follows what says it already. */
function withFact(said: readonly ShotWords[], fact: readonly ShotWords[]): readonly ShotWords[] {
  const at = said.findIndex((one) => bare(one) === bare(fact[0]));
  if (at === -1) return [...said, ...fact];
  const missing = fact.slice(1).filter((one) => bare(one) !== bare(said[at + 1]));
  return said.toSpliced(at + 1, 0, ...missing);
}

/** What the brand says keeps its place around the call. */
function inReadingOrder(
  said: readonly ShotWords[],
  ofBrand: readonly ShotWords[],
): readonly ShotWords[] {
  const ranked = said.map((words, index) => {
    const limited = words.role === 'condition' ? said[index - 1] : words;
    const isLast = ofBrand.includes(words) && words.role === 'where';
    const rank = isLast ? READING_ORDER.length : READING_ORDER.indexOf(limited?.role ?? 'note');
    return { words, rank };
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ words }) => words);
}
