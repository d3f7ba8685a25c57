import { describe, expect, it } from 'vitest';

import { endOf, inSeconds, momentAfterKey, shotAt, shotShowing } from './preview-time.ts';

const SHOTS = [
  { startSeconds: 0, durationSeconds: 3.8 },
  { startSeconds: 3.8, durationSeconds: 4 },
  { startSeconds: 7.8, durationSeconds: 7.2 },
];

describe('a moment of a planned film', () => {
  it.each([
    [0, 0],
    [3.7, 0],
    [3.8, 1],
    [7.79, 1],
    [15, 2],
    [99, 2],
  ])('at %d s shows shot %d', (seconds, index) => {
    expect(shotAt(SHOTS, seconds)).toBe(index);
  });

  it('has no shot but the first where there are none', () => {
    expect(shotAt([], 3)).toBe(0);
    expect(endOf([])).toBe(0);
  });

  it.each([
    ['ArrowRight', 1, 1.5],
    ['ArrowLeft', 0.2, 0],
    ['PageDown', 1, 3.8],
    ['PageDown', 9, 15],
    ['PageUp', 9, 3.8],
    ['PageUp', 1, 0],
    ['Home', 9, 0],
    ['End', 1, 15],
  ])('is left by %s at %d s for %d s', (key, seconds, expected) => {
    expect(momentAfterKey(key, { shots: SHOTS, seconds })).toBe(expected);
  });

  it('stays where a key means something else', () => {
    expect(momentAfterKey('Tab', { shots: SHOTS, seconds: 2 })).toBeNull();
  });

  it('is read in tenths of a second', () => {
    expect(inSeconds(7.849)).toBe('7.8 s');
  });
});

it('the first shot that shows a text is found', () => {
  const shots = [
    { words: [] },
    { words: [{ text: 'Velvet Hour' }] },
    { words: [{ text: 'Velvet Hour' }] },
  ];
  expect(shotShowing(shots, 'Velvet Hour')).toBe(shots[1]);
  expect(shotShowing(shots, '')).toBeUndefined();
});
