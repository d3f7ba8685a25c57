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

const VERBS: readonly (readonly [LabelField, RegExp])[] = [
  ['headline', openingOf('titleVerb')],
  ['signature', openingOf('signVerb')],
];

/** The names that verbs give in a stretch, each at the start of a clause. */
export function findNamings({ prompt, folded }: BriefText, { start, end }: Span): Naming[] {
  return VERBS.flatMap(([field, verb]) =>
    [...folded.slice(start, end).matchAll(verb)].flatMap(({ index, 0: words }): Naming[] => {
      const from = start + index + words.length;
      const named = VALUE.exec(prompt.slice(from, end))?.[0].trimEnd().replace(TAIL, '') ?? '';
      const isName = NAME.test(named) && named.length <= VALUE_LENGTH_MAX;
      return isName
        ? [{ field, start: start + index, value: { start: from, end: from + named.length } }]
        : [];
    }),
  ).toSorted((a, b) => a.start - b.start);
}

function openingOf(kind: SharedKind): RegExp {
  return new RegExp(
    String.raw`(?<=^|[.,;:!?。，；！？]\s*(?:(?:and|und|y|et|e|ed)\s)?)(?:${sharedSource(kind)})(?:\s+|(?<=\p{Script=Han}))`,
    'gu',
  );
}
