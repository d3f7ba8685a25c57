import { sharedSource, type LabelField, type SharedKind } from '#brief/phrases/lists.ts';
import type { BriefText } from '#brief/segments/open-text.ts';
import type { Span } from '#text/spans.ts';

/** A name that a verb gives, without colon or quotes: `Title it Night of Aces, buy-in $80`. */
export interface Naming {
  readonly field: LabelField;
  /** Where the verb begins. */
  readonly start: number;
  readonly value: Span;
}

const VALUE_LENGTH_MAX = 60;
/** Opens a name, not another clause: `The title should be short`. */
const NAME = /^[\p{Lu}\p{N}\p{Script=Han}]/u;
const VALUE =
  /^(?:[^,.;:!?()\n"“”„«»「」，。；：！？（）]|['’.](?=\p{L}))+?(?=\s[-–—]|[,.;:!?()\n，。；：！？（）]|$)/u;
/** German puts the verb behind the name: `Der Titel soll Abend der Asse heißen`. */
const TAIL = /\s(?:lauten|heißen|heissen|sein)$/u;

const VERBS = (['titleVerb', 'signVerb'] as const).map((kind) => ({
  field: kind === 'titleVerb' ? ('headline' as const) : ('signature' as const),
  opening: new RegExp(`^${verbOf(kind)}`, 'u'),
  anywhere: new RegExp(
    String.raw`(?<=^|[.,;:!?。，；！？]\s*(?:(?:and|und|y|et|e|ed)\s)?)${verbOf(kind)}`,
    'gu',
  ),
}));

/** The names that verbs give in a stretch, each at the start of a clause. */
export function findNamings(text: BriefText, { start, end }: Span): Naming[] {
  return VERBS.flatMap(({ field, anywhere }) =>
    [...text.folded.slice(start, end).matchAll(anywhere)].flatMap(({ index, 0: words }) =>
      namingOf(text, field, { start: start + index, from: start + index + words.length, end }),
    ),
  ).toSorted((a, b) => a.start - b.start);
}

/** The name that a verb gives with which a stretch begins. */
export function namingAt(text: BriefText, { start, end }: Span): Naming | undefined {
  const said = text.folded.slice(start, end);
  return VERBS.flatMap(({ field, opening }) => {
    const words = opening.exec(said)?.[0];
    if (words === undefined) return [];
    return namingOf(text, field, { start, from: start + words.length, end });
  })[0];
}

interface Stretch extends Span {
  /** Where the verb ends. */
  readonly from: number;
}

function namingOf({ prompt }: BriefText, field: LabelField, { start, from, end }: Stretch) {
  const named = VALUE.exec(prompt.slice(from, end))?.[0].trimEnd().replace(TAIL, '') ?? '';
  if (!NAME.test(named) || named.length > VALUE_LENGTH_MAX) return [];
  return [{ field, start, value: { start: from, end: from + named.length } }];
}

function verbOf(kind: SharedKind): string {
  return String.raw`(?:${sharedSource(kind)})(?:\s+|(?<=\p{Script=Han}))`;
}
