import type { LineKind, WordField, WordLine, Words } from '#domain/order/words.ts';
import type { FieldWords } from '#film/storyboard/word-cards.ts';

/** Where fields of the words stand. */
export interface Places {
  readonly story: ReadonlySet<WordField>;
  readonly endCard: ReadonlySet<WordField>;
}

/** Places for a part of the words, the best first; those that have no time give way to the next. */
export interface Wish {
  readonly ways: readonly Way[];
  /** How long it may make the end card: as long as there is time, as long as a brand's, or as a poster. */
  readonly length: 'any' | 'brand' | 'poster';
  /** It is not wished for where the film shows this already. */
  readonly unless?: WordField;
}

export interface Way {
  readonly story?: readonly WordField[];
  readonly endCard?: readonly WordField[];
}

export interface WishOrder {
  readonly words: Words;
  readonly fields: FieldWords;
  readonly brandLines: { readonly hasSome: boolean; readonly isLocked: boolean };
  /** Whether the words have to say where it is, since the legal lines do not. */
  readonly needsPlace: boolean;
}

/** What a poster says beside its headline, by importance. */
const POSTER_KINDS: readonly LineKind[] = ['offer', 'when', 'where'];
/** Dates and places are looked for on the end card; the story has to be told what they are of first. */
const ON_END_CARD: readonly LineKind[] = ['when', 'where'];

/**
 * What a film says and where, by importance: headline, first line, who signs and the call; what of offer, date and
 * place is missing; all of them on the end card; and the rest, in its order.
 */
export function wishesOf({ words, fields, brandLines, needsPlace }: WishOrder): Wish[] {
  const given = [...words.lines.entries()]
    .map(([index, line]): Line => ({ field: `lines.${index}`, line }))
    .filter(({ field }) => fields.has(field));
  const isPlace = ({ line }: Line) => needsPlace && line.kind === 'where';
  const [first, ...others] = given.toSorted((a, b) => Number(isPlace(b)) - Number(isPlace(a)));
  const main = POSTER_KINDS.flatMap(
    (kind) =>
      given.find((one) => one === first && one.line.kind === kind) ??
      others.find(({ line }) => line.kind === kind) ??
      [],
  );
  const missing = first && !main.includes(first) ? [first, ...main] : main;
  const rest = others.filter((one) => !main.includes(one));
  const ofBrand: Wish[] = brandLines.hasSome
    ? [{ ways: [{ endCard: ['endCard'] }], length: brandLines.isLocked ? 'any' : 'brand' }]
    : [];
  return [
    ...(brandLines.isLocked ? ofBrand : []),
    essential({ story: ['headline'] }),
    ...(first ? [essential({ story: [first.field] })] : []),
    essential({ endCard: ['signature'] }),
    essential({ endCard: ['callToAction'] }),
    { ...essential(...markWays(given)), unless: 'signature' },
    ...missing.map(somewhere),
    ...(brandLines.isLocked ? [] : ofBrand),
    ...given.filter((one) => isNamed(one, words)).map(onEndCard),
    again('headline'),
    ...rest.filter((one) => !isNote(one)).map(somewhere),
    ...lastWhere(main, (one) => holdsSignature(one, words)).map(onEndCard),
    ...rest.filter(isNote).map(somewhere),
    ...given.map(({ field }): Wish => ({ ways: [{ story: [field] }], length: 'poster' })),
    ...[...main, ...rest].filter((one) => !isNote(one)).map(onEndCard),
  ];
}

interface Line {
  readonly field: WordField;
  readonly line: WordLine;
}

const isNote = ({ line }: Line): boolean => line.kind === 'note';
const bare = (text: string | null): string => (text ?? '').toLocaleLowerCase().trim();

/** Whether name or headline say it already, though not what limits it. */
function isNamed({ line: { text } }: Line, { headline, signature }: Words): boolean {
  return [headline, signature].some((other) => bare(other) === bare(text));
}

/** Whether half of it is said by the name that signs: it comes after what is not. */
function holdsSignature({ line: { text } }: Line, { signature }: Words): boolean {
  return bare(signature) !== '' && bare(text).includes(bare(signature));
}

function lastWhere(lines: readonly Line[], isLast: (line: Line) => boolean): readonly Line[] {
  return lines.toSorted((a, b) => Number(isLast(a)) - Number(isLast(b)));
}

function essential(...ways: readonly Way[]): Wish {
  return { ways, length: 'any' };
}

/** An end card without a name, or a call alone, looks like a film that was cut off: the headline stands there again, or a line. */
function markWays(lines: readonly Line[]): Way[] {
  return [{ endCard: ['headline'] }, ...lines.map(({ field }): Way => ({ endCard: [field] }))];
}

/** In the story or on the end card; a date or a place does not stand there without what takes place. */
function somewhere({ field, line }: Line): Wish {
  const inStory: Way = { story: [field] };
  const alone: Way = { endCard: [field] };
  const ways = ON_END_CARD.includes(line.kind)
    ? [inStory, { endCard: ['headline', field] } satisfies Way, alone]
    : [inStory, alone];
  return { ways, length: 'poster', unless: field };
}

const onEndCard = ({ field }: Line): Wish => again(field);

function again(field: WordField): Wish {
  return { ways: [{ endCard: [field] }], length: 'poster' };
}
