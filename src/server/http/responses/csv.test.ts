import { expect, it } from 'vitest';

import { csvLine } from '#server/http/responses/csv.ts';

it.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '﹦1',
  '−1',
  ' =1',
  '\u00a0＝1',
  '\u200b=1',
  '\ufeff=1',
])('keeps a spreadsheet from running %j', (cell) => {
  expect(csvLine([cell])).toBe(`"'${cell}"\r\n`);
});

it.each(['a=b', 'Ana – owner', '“=”', '1+1', ''])('leaves %j as it is', (cell) => {
  expect(csvLine([cell, -1, null])).toBe(`"${cell}",-1,\r\n`);
});
