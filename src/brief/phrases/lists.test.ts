import { describe, expect, test } from 'vitest';

import { expressionsOf } from '#brief/phrases/expressions.ts';
import { PHRASE_KINDS } from '#brief/phrases/lists.ts';
import { findLabel } from '#brief/segments/find-label.ts';
import { openText } from '#brief/segments/open-text.ts';
import { LANGUAGES } from '#domain/languages.ts';
import { foldText } from '#text/fold-text.ts';
import { simplify } from '#text/simplify.ts';
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

type Groups = Record<string, readonly string[]>;

const LISTS = Object.entries({ EN, ES, FR, DE, IT, PT, ZH }).flatMap(([language, file]) => [
  ...Object.entries(file.phrases as Groups).map(([kind, rows]) => ({ language, kind, rows })),
  ...Object.entries(file.labels as Groups).map(([kind, rows]) => ({ language, kind, rows })),
]);
const shared = Object.entries(SHARED).map(([kind, { rows }]) => ({ language: 'all', kind, rows }));

const others = Object.entries(OTHERS.labels).map(([kind, rows]) => ({
  language: 'others',
  kind,
  rows,
}));

test.each([...LISTS, ...shared, ...others])(
  '$language $kind: rows stand once, alone and folded',
  ({ rows }) => {
    expect(new Set(rows).size).toBe(rows.length);
    expect(rows.filter((row) => row.trim() === '' || row !== unfolded(row))).toEqual([]);
  },
);

/** What is looked up is folded: a row with an accent, a capital or a traditional character is never met. */
function unfolded(row: string): string {
  return row.replaceAll(/\\p\{\p{L}+\}|\\?\p{L}/gu, (part) =>
    part.startsWith('\\') ? part : simplify(foldText(part)),
  );
}

describe('every kind is described by an example', () => {
  test.each(Object.entries(KINDS.phrases))('%s', (kind, { example }) => {
    const expressions = expressionsOf('en', 'any');
    const expression = PHRASE_KINDS.find((one) => one === kind);
    expect(expression && expressions[expression].test(foldText(example))).toBe(true);
  });

  test.each(Object.entries(KINDS.labels))('%s', (kind, { example }) => {
    const text = openText(example, 'en');
    expect(findLabel(text, { start: 0, end: example.length })?.field).toBe(kind);
  });
});

test.each(LANGUAGES)('the phrases of %s are expressions', (language) => {
  expect(() => expressionsOf(language, 'any')).not.toThrow();
  expect(() => expressionsOf(language, 'here')).not.toThrow();
});
