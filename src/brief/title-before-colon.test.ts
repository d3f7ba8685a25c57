import { expect, it } from 'vitest';

import { readBrief } from './read-brief.ts';

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
  'Una noche en la sala grande: ruleta y jazz en vivo hasta las dos',
  'Roulette and jazz until two',
])('is no label, no request and nothing without a colon: %s', (prompt) => {
  expect(headlinesOf(prompt).join()).not.toMatch(/Call to|Please|en la sala|until two/u);
});
