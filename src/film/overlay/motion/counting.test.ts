import { expect, test } from 'vitest';
import { countedUp } from '#film/overlay/motion/counting.ts';

test('a sum counts up to what is promised, and never beyond it', () => {
  const text = 'Win $5,000 tonight';
  const sums = [0, 0.1, 0.5, 0.999, 1].map((part) => countedUp(text, part));
  expect(sums).toEqual([
    'Win $0 tonight',
    'Win $500 tonight',
    'Win $2,500 tonight',
    'Win $4,995 tonight',
    text,
  ]);
});

test.each(['50 % off', '€1.250 bonus', '100€', '¥88,888'])('%s ends as it is written', (text) => {
  expect(countedUp(text, 1)).toBe(text);
  expect(countedUp(text, 0.5)).not.toBe(text);
});

test('what is not a sum stays', () => {
  expect(countedUp('Friday 9 PM', 0.2)).toBe('Friday 9 PM');
});
