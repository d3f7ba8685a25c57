import { expect, test } from 'vitest';
import { readFilmArguments } from '#film/cli/film-arguments.ts';

const PROMPT = ['--prompt', 'A golden Friday night'];

test('fills in the defaults', () => {
  const { order, outPath } = readFilmArguments(PROMPT);
  expect(order).toMatchObject({
    preset: 'roulette',
    markets: ['US'],
    shortSidePixels: 720,
    seed: 1,
    words: { signature: null },
  });
  expect(order.controls).toMatchObject({ aspectRatio: '16:9', duration: 15, fps: 30 });
  expect(outPath).toBe('film.mp4');
});

test('takes words and several markets', () => {
  const { order } = readFilmArguments([
    ...PROMPT,
    '--headline',
    'Neón',
    '--line',
    'offer:2 for 1 | until midnight',
    '--market',
    'ES',
    '--market',
    'GB',
  ]);
  expect(order).toMatchObject({
    words: {
      headline: 'Neón',
      lines: [{ kind: 'offer', text: '2 for 1', condition: 'until midnight' }],
    },
    markets: ['ES', 'GB'],
  });
});

test.each([
  [[], '--prompt is missing: say what the film is about.'],
  [['--prompt', 'short'], '--prompt must have 10 to 2000 characters; it has 5.'],
  [[...PROMPT, '--fps', '23'], '--fps must be a whole number from 24 to 60; it is "23".'],
  [
    [...PROMPT, '--duration', '7.5'],
    '--duration must be a whole number from 5 to 60; it is "7.5".',
  ],
  [
    [...PROMPT, '--preset', 'bingo'],
    '--preset must be one of roulette, blackjack, slots, poker, craps; it is "bingo".',
  ],
  [[...PROMPT, '--size', '161'], '--size must be even; it is 161.'],
  [[...PROMPT, '--out', 'film.avi'], '--out must end in .mp4; it is "film.avi".'],
])('refuses %j', (args, sentence) => {
  expect(() => readFilmArguments(args)).toThrow(sentence);
});
