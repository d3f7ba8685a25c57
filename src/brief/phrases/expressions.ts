import { PHRASE_KINDS, phraseSource, type PhraseKind } from '#brief/phrases/lists.ts';
import type { Language } from '#domain/languages.ts';
import { WORD_END, WORD_START } from '#text/word-bounds.ts';

export type Expressions = Readonly<Record<PhraseKind, RegExp>>;

const compiled = new Map<string, Expressions>();

/** The phrases of a language as whole words anywhere (`at: 'any'`) or from an index on (`at: 'here'`, sticky). */
export function expressionsOf(language: Language, at: 'any' | 'here'): Expressions {
  const key = `${language} ${at}`;
  const known = compiled.get(key);
  if (known) return known;
  const expressions = Object.fromEntries(
    PHRASE_KINDS.map((kind) => [
      kind,
      new RegExp(
        wholeWord(withPlural(kind, phraseSource(language, kind)), language),
        at === 'here' ? 'uy' : 'u',
      ),
    ]),
  ) as unknown as Expressions;
  compiled.set(key, expressions);
  return expressions;
}

/** Nouns of prizes are meant in the plural, too. */
function withPlural(kind: PhraseKind, source: string): string {
  return kind === 'prize' || kind === 'counted' ? `(?:${source})s?` : source;
}

/** A source that matches whole words only; Chinese writes no bounds of words. */
export function wholeWord(source: string, language: Language): string {
  if (language === 'zh') return `(?:${source})`;
  return `${WORD_START}(?:${source})${WORD_END}`;
}

/** Whether `expression` (sticky) matches the text from `index` on. */
export function matchesAt(expression: RegExp, text: string, index: number): boolean {
  return lengthAt(expression, text, index) > 0;
}

/** How many characters a sticky expression matches from `index` on. */
export function lengthAt(expression: RegExp, text: string, index: number): number {
  expression.lastIndex = index;
  return expression.exec(text)?.[0].length ?? 0;
}
