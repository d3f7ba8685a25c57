import { expect, test } from 'vitest';

import { CUE_KINDS, findCues, TOKEN, wordNumber } from '#brief/ranking/cues.ts';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import { foldText } from '#text/fold-text.ts';
import CUES from './cues.json' with { type: 'json' };

test.each(Object.entries(CUES.cues))(
  'the phrases of %s stand once and folded',
  (_, { phrases }) => {
    for (const language of LANGUAGES) {
      const rows = phrases[language];
      expect(new Set(rows).size).toBe(rows.length);
      expect(rows.filter((row) => row.trim() === '' || row !== foldText(row))).toEqual([]);
    }
  },
);

test('a phrase of several words is found whole', () => {
  expect(cuesIn('Please finish with that slide', 'en')).toEqual({
    finish: ['ending'],
    with: ['ending'],
  });
  expect(cuesIn('finish it', 'en')).toEqual({});
  expect(cuesIn('落款写金湾', 'zh')).toMatchObject({ 落: ['signing'], 款: ['signing'] });
});

function cuesIn(text: string, language: Language) {
  const words = foldText(text).match(TOKEN) ?? [];
  const numbers = words.map((word) => wordNumber(word, language));
  const found = findCues(numbers, language);
  return Object.fromEntries(
    words.flatMap((word, at) => {
      const kinds = CUE_KINDS.filter((_, bit) => (found[at] ?? 0) & (1 << bit));
      return kinds.length > 0 ? [[word, kinds]] : [];
    }),
  );
}
