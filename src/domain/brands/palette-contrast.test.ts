import { expect, it } from 'vitest';

import { contrastRatio, paletteProblems } from '#domain/brands/palette-contrast.ts';

it.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#FFFFFF', 4.48],
  ['#c8102e', '#c8102e', 1],
])('the contrast of %s and %s is %d', (one, other, ratio) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
  expect(contrastRatio(other, one)).toBeCloseTo(ratio, 2);
});

it('refuses a primary colour indistinguishable from the ground, and warns about faint ones', () => {
  const problems = paletteProblems({
    primary: '#101010',
    secondary: '#101010',
    accent: '#ffd700',
    ground: '#000000',
  });
  expect(problems.map(({ path, severity }) => [path, severity])).toEqual([
    ['palette.primary', 'refuse'],
    ['palette.secondary', 'warn'],
  ]);
});

it('reports nothing without a ground, or about colours that are not chosen', () => {
  expect(paletteProblems(null)).toEqual([]);
  expect(paletteProblems({ primary: '#101010' })).toEqual([]);
  expect(paletteProblems({ primary: null, ground: '#101010' })).toEqual([]);
});
