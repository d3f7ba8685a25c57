import { expect, test } from 'vitest';

import { findStreets } from '#brief/facts/find-streets.ts';
import { readBrief } from '#brief/read-brief.ts';

const streetsIn = (prompt: string) =>
  findStreets({ prompt }).map(({ start, end }) => prompt.slice(start, end));

test.each([
  ['Blackjack night at 88 Harbor Street, Friday 9 PM', 'Harbor Street'],
  ['Slots by night, Pine Forest Rd 5', 'Pine Forest Rd'],
  ['Ruleta el viernes, Calle del Mar 5', 'Calle del Mar'],
  ['5 quai des Brumes, vendredi 20 h, roulette', 'quai des Brumes'],
  ['Roulette, Seestraße 4, am Freitag', 'Seestraße'],
  ['Venerdì alle 21, Piazza del Lago 3', 'Piazza del Lago'],
  ['Noite de roleta, Avenida da Praia 101', 'Avenida da Praia'],
  ['轮盘之夜，滨海路8号，周五', '滨海路8号'],
])('%s is in a street, and shows none of what it is named after', (prompt, street) => {
  expect(streetsIn(prompt)).toEqual([street]);
  const { look } = readBrief(prompt);
  expect([look.landscape, look.setting]).toEqual([null, null]);
});

test.each([
  'A drive along the sea, then roulette',
  'Roulette on a rooftop, filmed via drone',
  'Roulette am Seeufer bei Sonnenuntergang',
  'Une table au bord du quai, lanternes',
  'a quiet forest lane, then the wheel',
])('%s names no street', (prompt) => expect(streetsIn(prompt)).toEqual([]));
