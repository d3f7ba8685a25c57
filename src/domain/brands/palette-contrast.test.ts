import { expect, it } from 'vitest';

import { contrastRatio, paletteProblems, readableOn } from '#domain/brands/palette-contrast.ts';

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

it.each([
  ['#0c2b24', '#081a16', 'lighter'],
  ['#f0e8d8', '#ffffff', 'darker'],
  ['#808080', '#808080', 'darker'],
])('proposes for %s on %s a %s color that is just readable', (colour, ground, change) => {
  const proposed = readableOn(colour, ground);
  expect(contrastRatio(proposed, ground)).toBeGreaterThanOrEqual(3);
  expect(contrastRatio(proposed, ground)).toBeLessThan(3.2);
  expect(contrastRatio(proposed, '#000000') > contrastRatio(colour, '#000000')).toBe(
    change === 'lighter',
  );
});

it('leaves a readable color as it is', () => {
  expect(readableOn('#ffd700', '#000000')).toBe('#ffd700');
});

it('reports nothing without a ground, or about colours that are not chosen', () => {
  expect(paletteProblems(null)).toEqual([]);
  expect(paletteProblems({ primary: '#101010' })).toEqual([]);
  expect(paletteProblems({ primary: null, ground: '#101010' })).toEqual([]);
});
