import { expect, it } from 'vitest';

import { mainColors } from './main-colors.ts';

type Pixel = readonly [number, number, number, number];

const RED: Pixel = [200, 16, 46, 255];
const NEARLY_RED: Pixel = [204, 20, 50, 255];
const GOLD: Pixel = [255, 215, 0, 255];
const BLACK: Pixel = [10, 10, 10, 255];
const CLEAR: Pixel = [0, 0, 255, 0];

const picture = (...parts: readonly (readonly [Pixel, number])[]) =>
  new Uint8ClampedArray(
    parts.flatMap(([pixel, count]) => Array.from({ length: count }, () => pixel).flat()),
  );

it('names the colors of a logo by how much of it they cover, grays last', () => {
  const logo = picture([BLACK, 50], [RED, 30], [GOLD, 10], [NEARLY_RED, 5], [CLEAR, 900]);
  const { primary, secondary, accent, ground } = mainColors(logo);
  expect(primary).toMatch(/^#c[89]1[01]2[ef]$/);
  expect([secondary, accent, ground]).toEqual(['#ffd700', '#0a0a0a', undefined]);
});

it('finds none in a logo of one gray', () => {
  expect(mainColors(picture([BLACK, 50], [CLEAR, 10]))).toEqual({});
});
