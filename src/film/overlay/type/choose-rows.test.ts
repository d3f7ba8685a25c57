import { assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { chooseRows, type RowsRequest } from '#film/overlay/type/choose-rows.ts';
import { graphemesOf } from '#film/overlay/type/fit-text.ts';

/** A typewriter: every grapheme is 0.6 of the size. */
const measure = (text: string, sizePixels: number) => graphemesOf(text).length * 0.6 * sizePixels;
const request: Omit<RowsRequest, 'text'> = {
  fit: 'even',
  widthMax: 300,
  rowsMax: 3,
  sizeMax: 60,
  sizeMin: 8,
  worths: [0.82, 1, 0.94],
  measure,
};
const textsOf = (asked: Partial<RowsRequest> & Pick<RowsRequest, 'text'>) =>
  chooseRows({ ...request, ...asked }).map(({ text }) => text);

test('splits a text into two rows if one would be no larger', () => {
  expect(textsOf({ text: 'Spin Win', widthMax: 900 })).toEqual(['Spin', 'Win']);
});

test('scales locked rows to the same width', () => {
  const rows = chooseRows({ ...request, fit: 'locked', text: 'Spin & Win Friday' });
  expect(rows.map(({ text }) => text)).toEqual(['Spin & Win', 'Friday']);
  const [first = 0, second = 0] = rows.map(({ text, sizePixels }) => measure(text, sizePixels));
  expect(first).toBeCloseTo(second);
  expect(rows[1]?.sizePixels).toBeGreaterThan((rows[0]?.sizePixels ?? 0) * 1.5);
});

test('sets locked rows in one size if they would differ too much', () => {
  const rows = chooseRows({
    ...request,
    fit: 'locked',
    rowsMax: 2,
    text: 'Sommernachtsfest am 1.',
  });
  expect(new Set(rows.map(({ sizePixels }) => sizePixels)).size).toBe(1);
});

test.each([
  ['Sundays 11 AM to 3 PM', ['Sundays', '11 AM to 3 PM']],
  ['A Night of a Thousand Stars', ['A Night', 'of a Thousand', 'Stars']],
])('no row ends inside a phrase: %s', (text, rows) => {
  expect(textsOf({ text })).toEqual(rows);
});

test('no row is wider than its column, and no letter is lost', () => {
  const texts = string({ unit: 'grapheme', minLength: 1, maxLength: 120 });
  assert(
    property(texts, constantFrom('even' as const, 'locked' as const), (text, fit) => {
      const rows = chooseRows({ ...request, text, fit });
      for (const row of rows)
        expect(measure(row.text, row.sizePixels)).toBeLessThanOrEqual(300.001);
      const squeezed = (words: string) => words.replaceAll(/\s/gu, '');
      expect(squeezed(rows.map((row) => row.text).join(''))).toBe(squeezed(text));
    }),
    { numRuns: 60 },
  );
});
