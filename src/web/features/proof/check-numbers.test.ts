import { expect, it } from 'vitest';

import { EXAMPLE_SHEET } from '#web/testing/example-sheet.ts';

import { checkNumbers } from './check-numbers.ts';

const { proof } = EXAMPLE_SHEET;

it('counts the boxes of a frame as one reads them, and what has no box after them', () => {
  const places = [
    { x: 1500, y: 1000, width: 300, height: 40 },
    { x: 60, y: 990, width: 80, height: 60 },
  ];
  const parts = proof.parts.flatMap((part, index) => {
    const place = places[index];
    return place ? [{ ...part, place }] : [];
  });
  expect(checkNumbers({ ...proof, parts })).toEqual([2, 1, 3]);
});

it('keeps the order of the sheet where no place was measured', () => {
  expect(checkNumbers(proof)).toEqual([1, 2, 3]);
});
