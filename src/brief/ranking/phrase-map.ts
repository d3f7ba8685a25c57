import { wholeWord } from '#brief/phrases/expressions.ts';
import { phraseSource, type PhraseKind } from '#brief/phrases/lists.ts';
import type { BriefText } from '#brief/segments/open-text.ts';
import type { Language } from '#domain/languages.ts';
import { findSpans, type Span } from '#text/spans.ts';

/** The phrases that tell words of a film from talk about them. */
export const TELLING_KINDS = [
  'deadline',
  'request',
  'direction',
  'legal',
  'terms',
  'tagging',
  'talk',
  'call',
  'contact',
  'until',
  'prize',
  'counted',
  'giftBefore',
  'giftAfter',
  'gift',
  'condition',
  'placeLead',
  'gain',
  'recipient',
  'placeHead',
  'event',
  'dateLead',
  'day',
  'month',
  'hour',
  'costing',
] as const satisfies readonly PhraseKind[];

export type TellingKind = (typeof TELLING_KINDS)[number];
export type PhraseMap = Readonly<Record<TellingKind, readonly Span[]>>;

const compiled = new Map<Language, readonly (readonly [TellingKind, RegExp])[]>();

/** Where each kind of phrase stands in a text, asked once for the whole text. */
export function mapPhrases({ folded, language }: BriefText): PhraseMap {
  return Object.fromEntries(
    expressionsOf(language).map(([kind, expression]) => [kind, findSpans(folded, expression)]),
  ) as unknown as PhraseMap;
}

function expressionsOf(language: Language) {
  const known = compiled.get(language);
  if (known) return known;
  const made = TELLING_KINDS.map(
    (kind) => [kind, new RegExp(wholeWord(phraseSource(language, kind), language), 'gu')] as const,
  );
  compiled.set(language, made);
  return made;
}
