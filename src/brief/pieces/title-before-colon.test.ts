import { expect, it } from 'vitest';

import { readBrief } from '../read-brief.ts';

const headlinesOf = (prompt: string) => readBrief(prompt).offered.headlines;

it('is offered as a headline', () => {
  expect(headlinesOf('Midnight roulette: the ball circles once more.')).toContain(
    'Midnight roulette',
  );
  expect(
    headlinesOf('Friday night at the Grand Aurora: the ball circles once more, free entry.'),
  ).toContain('Friday night at the Grand Aurora');
});

it.each([
  'Call to action: Book your table tonight',
  'Please make this video for Friday: a roulette table',
  'Roulette and jazz until two',
  'Slow motion close-up of the wheel: gold light',
  'Make it look like a movie: neon',
  'Camera glides over the table: chips and cards',
])('is no label, no request, no direction and nothing without a colon: %s', (prompt) => {
  expect(headlinesOf(prompt).join()).not.toMatch(/Call to|Please|until two|motion|movie|glides/u);
});

it('is not shown where the brief is judged to have another headline', () => {
  const opening = 'Roulette under the chandeliers';
  const prompt = `${opening}: Grand opening night. Ladies night at the bar, Friday 9 pm.`;
  expect(readBrief(prompt).words.headline).toBe('Grand opening night');
  expect(headlinesOf(prompt).at(-1)).toBe(opening);
});
