import { describe, expect, test } from 'vitest';
import * as LOOK_WORDS from '#brief/look/look-words.ts';
import { THEME_WORDS } from '#brief/look/themes.ts';
import { LABEL_WORDS } from '#brief/prompt-language.ts';
import type { Lexicon } from '#text/lexicon.ts';
import { foldText } from '#text/fold-text.ts';
import { alternativesOf, patternOf } from '#text/word-index.ts';

const { wordsByLanguage: _, ...lexicons } = LOOK_WORDS;

describe.each(Object.entries<Lexicon>({ ...lexicons, THEME_WORDS }))('%s', (_, lexicon) => {
  test('every phrase stands once and folded', () => {
    for (const list of Object.values(lexicon).flatMap(Object.values<string>)) {
      const rows = alternativesOf(list);
      expect(rows).toEqual([...new Set(rows)]);
      expect(list).toBe(unfolded(list));
    }
  });
});

// A phrase is compiled when a prompt first has its letters: a slip would wait for that prompt.
test.each(Object.entries<Lexicon>({ ...lexicons, THEME_WORDS, LABEL_WORDS }))(
  'every phrase is an expression: %s',
  (_, lexicon) => {
    const sources = Object.values(lexicon).flatMap(({ zh: _, ...spaced }) =>
      Object.values(spaced).flatMap((list) => alternativesOf(list)),
    );
    expect(
      [...new Set(sources)].filter((source) => !isExpression(() => patternOf(source))),
    ).toEqual([]);
    const chinese = Object.values(lexicon).map(({ zh }) => zh);
    expect(chinese.filter((zh) => !isExpression(() => new RegExp(zh, 'gu')))).toEqual([]);
  },
);

test.each(['skybar', 'sky bar', 'sky-bar'])('a space may be left out: %s', (text) =>
  expect(text.match(patternOf('sky ?bar'))).toEqual([text]),
);

function unfolded(list: string): string {
  return list.replaceAll(/\\?\p{L}/gu, (part) => (part.startsWith('\\') ? part : foldText(part)));
}

function isExpression(compile: () => unknown): boolean {
  try {
    compile();
    return true;
  } catch {
    return false;
  }
}
