import { expect, test } from 'vitest';

import { readBrief } from '#brief/read-brief.ts';

const wordsOf = (prompt: string) => readBrief(prompt).words;
const linesOf = (prompt: string) =>
  wordsOf(prompt).lines.map(({ kind, text, condition }) =>
    [kind, text, ...(condition ? [condition] : [])].join(' | '),
  );

test.each([
  [
    'WINTERZAUBER\n1. Dezember bis 6. Januar\nGlühwein 4 €\nSpielbank Tannhöhe',
    'when | 1. Dezember bis 6. Januar',
  ],
  [
    'OKTOBERFEST IM CASINO\n26. September bis 4. Oktober\nMaß Bier 6,90 €\nCasino am Rosengarten',
    'when | 26. September bis 4. Oktober',
  ],
])('the day of a German month is no number of a list: %s', (prompt, line) => {
  expect(linesOf(prompt)).toContain(line);
});
