import { expect, it } from 'vitest';

import { arranged, movedTo, toldOrder } from '#web/features/create-video/word-order.ts';

const shot = (startSeconds: number, ...keys: string[]) => ({
  kind: 'wide',
  startSeconds,
  durationSeconds: 2,
  words: keys.map((key) => ({ role: 'line', text: key.toUpperCase(), key })),
});
const END_CARD = { ...shot(6), words: [{ role: 'venue', text: 'House' }] };
const SHOTS = [
  shot(0, 'title'),
  shot(2, 'offer-0', 'line-0'),
  shot(4, 'when-0', 'title'),
  END_CARD,
];

it('words are told shot by shot, each once, the end card apart', () => {
  expect(toldOrder(SHOTS)).toEqual(['title', 'offer-0', 'line-0', 'when-0']);
});

it('words move by one place or to any', () => {
  expect(movedTo(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
  expect(movedTo(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
  expect(movedTo(['a', 'b', 'c'], 'b', 9)).toEqual(['a', 'c', 'b']);
  expect(movedTo(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
});

it('moved words are seen in their new place at once', () => {
  const words = arranged(SHOTS, ['when-0', 'title', 'line-0', 'offer-0']).map((one) =>
    one.words.map(({ text }) => text),
  );
  expect(words).toEqual([['WHEN-0'], ['TITLE', 'LINE-0'], ['OFFER-0', 'WHEN-0'], ['House']]);
  expect(arranged(SHOTS, [])).toBe(SHOTS);
});
