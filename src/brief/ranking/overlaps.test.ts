import { expect, test } from 'vitest';

import { overlapsOf } from '#brief/ranking/overlaps.ts';
import { overlapsAny } from '#text/spans.ts';

test('each span knows all others that share a character with it, in order', () => {
  const spans = Array.from({ length: 80 }, (_, at) => {
    const start = (at * 37) % 101;
    return { start, end: start + 1 + ((at * 13) % 29) };
  });
  const compared = spans.map((span, at) =>
    [...spans.keys()].filter(
      (other) => other !== at && overlapsAny(span, spans.slice(other, other + 1)),
    ),
  );
  expect(overlapsOf(spans)).toEqual(compared);
});

test('spans that only touch do not overlap', () => {
  expect(
    overlapsOf([
      { start: 4, end: 8 },
      { start: 0, end: 4 },
    ]),
  ).toEqual([[], []]);
});
