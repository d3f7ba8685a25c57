import type { Language } from '#domain/languages.ts';
import { sourceOf } from '#text/phrase-source.ts';
import DE from './de.json' with { type: 'json' };
import EN from './en.json' with { type: 'json' };
import ES from './es.json' with { type: 'json' };
import FR from './fr.json' with { type: 'json' };
import IT from './it.json' with { type: 'json' };
import KINDS from './kinds.json' with { type: 'json' };
import OTHERS from './other-languages.json' with { type: 'json' };
import PT from './pt.json' with { type: 'json' };
import SHARED from './shared.json' with { type: 'json' };
import ZH from './zh.json' with { type: 'json' };

/** What a phrase marks, as `kinds.json` describes it. */
export type PhraseKind = keyof (typeof KINDS)['phrases'];

/** What a label says of the words behind it, as `kinds.json` describes it. */
export type LabelField = keyof (typeof KINDS)['labels'];

/** Lists that hold in every language. */
export type SharedKind = keyof typeof SHARED;

interface Lists {
  readonly phrases: Record<PhraseKind, readonly string[]>;
  readonly labels: Partial<Record<LabelField, readonly string[]>>;
}

const LISTS: Record<Language, Lists> = { en: EN, es: ES, fr: FR, de: DE, it: IT, pt: PT, zh: ZH };

export const PHRASE_KINDS = Object.keys(KINDS.phrases) as readonly PhraseKind[];

/** The phrases of a kind as the source of an expression over folded text (`foldText`). */
export function phraseSource(language: Language, kind: PhraseKind): string {
  return sourceOf(LISTS[language].phrases[kind]);
}

/** The source of an expression for a kind of phrase that all languages share. */
export function sharedSource(kind: SharedKind): string {
  return sourceOf(SHARED[kind].rows);
}

/** The labels of a language by what they mark, as sources of expressions. */
export function labelSources(language: Language): readonly (readonly [LabelField, string])[] {
  return Object.entries(LISTS[language].labels).map(
    ([field, rows]) => [field as LabelField, sourceOf(rows)] as const,
  );
}

/** Labels of languages that are not read, by what they mark. */
export function otherLabelSources(): readonly (readonly [LabelField, string])[] {
  return Object.entries(OTHERS.labels).map(
    ([field, rows]) => [field as LabelField, sourceOf(rows)] as const,
  );
}
