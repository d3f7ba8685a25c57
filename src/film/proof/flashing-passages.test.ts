import { expect, it } from 'vitest';
import type { FlashProof } from '#domain/proof/film-proof.ts';
import { flashingPassages } from '#film/proof/flashing-passages.ts';

const CALM: FlashProof = { generalPerSecond: 3, redPerSecond: 0 };

/** The seconds that end with each of a hundred frames, ten frames a second. */
const seconds = (fast: Readonly<Record<number, Partial<FlashProof>>>): FlashProof[] =>
  Array.from({ length: 100 }, (_, frame) => ({ ...CALM, ...fast[frame] }));

it('finds nothing in a film that keeps to the rules', () => {
  expect(flashingPassages(seconds({}), 10)).toEqual([]);
});

it('finds whole seconds, as one where they touch', () => {
  const fast = { generalPerSecond: 4 };
  expect(flashingPassages(seconds({ 4: fast, 40: fast, 47: fast, 80: fast }), 10)).toEqual([
    { from: 0, to: 5, isRed: false },
    { from: 31, to: 48, isRed: false },
    { from: 71, to: 81, isRed: false },
  ]);
});

it('tells red ones from others', () => {
  expect(flashingPassages(seconds({ 20: { redPerSecond: 1 } }), 10)).toEqual([
    { from: 11, to: 21, isRed: true },
  ]);
});
