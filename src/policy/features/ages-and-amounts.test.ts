import { expect, it } from 'vitest';

import { judgePrompt } from '../judge-prompt.ts';

it.each([
  'A 16-year-old cheese maker bets on red at the roulette table.',
  'A 16-year-old scotch drinker at the blackjack table.',
  'A 16-year-old friendship bracelet seller plays poker.',
  'A 17-year-old marriage witness plays craps with us.',
  'A 16-year-old cheesemonger hits the jackpot.',
  'A 16-year-old experienced player bets on red.',
])('a minor named beside an object is a minor: %s', (prompt) => {
  expect(judgePrompt({ prompt }).findings.map(({ category }) => category)).toContain(
    'underage_persons',
  );
});

it.each([
  'Tribute to 18-year-old malts',
  'A 12-year-old Scotch waits at the bar of the casino.',
  'Our 15-year-old partnership with the city orchestra',
  'A 16-year-old whisky dinner above the poker room',
])('the age of an object is no person’s: %s', (prompt) => {
  expect(judgePrompt({ prompt }).decision).toBe('allow');
});
