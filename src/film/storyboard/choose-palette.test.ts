import { expect, it } from 'vitest';
import type { HueName } from '#domain/order/look.ts';
import { NO_WISHES } from '#tests/support/film/example-order.ts';
import { choosePalette } from './choose-palette.ts';

const feltOf = (hues: readonly HueName[], metal: 'gold' | null): number[] => {
  const { felt } = choosePalette({
    colors: { ...NO_WISHES.colors, hues, metal },
    occasion: null,
    preset: 'roulette',
    lighting: 'cinematic',
    seed: 3,
  });
  return [1, 3, 5].map((at) => Number.parseInt(felt.slice(at, at + 2), 16));
};

it.each<readonly HueName[][]>([[[]], [['yellow']]])('gold with hues %j is champagne', (hues) => {
  const [red = 0, , blue = 0] = feltOf(hues, 'gold');
  expect(red).toBeGreaterThan(blue);
  // Mustard has next to no blue.
  expect(blue).toBeGreaterThan(red * 0.4);
});

it('gold with another hue keeps that hue', () => {
  const [red = 0, , blue = 0] = feltOf(['blue'], 'gold');
  expect(blue).toBeGreaterThan(red);
});
