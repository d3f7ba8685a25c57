import { expect, test } from 'vitest';

import { readBrief } from '#brief/read-brief.ts';

test.each([
  ['Dice tumbling over velvet, warm light, on Friday at 9 PM.', /Friday at 9 PM/u],
  ['Eine Kugel rollt über Samt, warmes Licht, am Freitag um 21 Uhr.', /Freitag um 21 Uhr/u],
  ['Fichas sobre terciopelo, luz cálida, el viernes 5 de junio a las 21 h.', /5 de junio/u],
  ['Des jetons glissent sur le velours, vendredi 5 juin à 21 h.', /5 juin/u],
  ['Fichas sobre veludo, luz quente, sexta 5 de junho às 21h.', /5 de junho/u],
  ['筹码滑过绒布，暖光，6月5日晚9点。', /6月5日晚9点/u],
])('a date of which nothing is told is offered: %s', (prompt, date) => {
  const { words, offered } = readBrief(prompt);
  expect(words.headline).toBeNull();
  expect(words.lines).toEqual([]);
  expect(offered.lines.map(({ text }) => text)).toContainEqual(expect.stringMatching(date));
});

test('a part of a sentence is no name', () => {
  const prompt = 'Gespielt wird am Freitag, 14. November ab 18 Uhr im großen Saal, Eintritt frei.';
  expect(readBrief(prompt).words.headline).toBeNull();
});
