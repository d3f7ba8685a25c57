import { expect, it } from 'vitest';

import { judgePrompt } from '../../judge/judge-prompt.ts';

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

it.each([
  'Our casino turns 15',
  'Ridgeway Casino turns 15',
  'The casino is 17 years old.',
  'Feiern Sie mit uns 18 Jahre Spielbank am See',
  'Fêtez avec nous les 18 ans du casino',
  'El Casino Altamira cumple 15 años',
  'Le casino fête ses 15 ans',
  'Das Casino Seeblick wird 15 Jahre alt',
  '15 Jahre Casino Seeblick',
  'Il Casinò Montebrina compie 15 anni',
  'O Casino da Praia faz 15 anos',
])('the age of a house is no person’s: %s', (prompt) => {
  expect(judgePrompt({ prompt }).decision).toBe('allow');
});

it.each([
  'Casino dealer Tom turns 17',
  'The hostess of our casino turns 15',
  'At our casino, Maria turns 15',
  'La niña del casino cumple 15 años',
  'Casino Altamira: Lucía cumple 15 años',
  'El Casino Altamira cumple 15 años y Lucía cumple 15 años',
  'Le casino accueille Léa, elle a 15 ans',
  'Maria, die Tochter im Casino, wird 15 Jahre alt',
])('a minor named beside a house is a minor: %s', (prompt) => {
  expect(judgePrompt({ prompt }).findings.map(({ category }) => category)).toContain(
    'underage_persons',
  );
});

it.each([
  'Celebrate your 18th birthday at our slots',
  'Celebra tus 18 años en nuestras tragaperras',
  'Fêtez vos 18 ans à la roulette',
  'Feiere deinen 18. Geburtstag am Roulettetisch',
  'Festeggia i tuoi 18 anni alla roulette',
  'Comemore seus 18 anos na roleta',
])('a guest who turns 18 is below the age: %s', (prompt) => {
  expect(judgePrompt({ prompt }).decision).toBe('block');
});

it.each(['Celebrate your 40th birthday at our slots', 'Fêtez vos 50 ans à la roulette'])(
  'an adult’s birthday is none: %s',
  (prompt) => expect(judgePrompt({ prompt }).decision).toBe('allow'),
);
