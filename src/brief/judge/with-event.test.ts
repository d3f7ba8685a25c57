import { expect, test } from 'vitest';

import { readBrief } from '#brief/read-brief.ts';

test.each([
  ['Wheel under lemon trees. Lantern Fair at Marrow Bay Casino, 10–16 March.', /^Lantern Fair/u],
  [
    'Le fiches scivolano sul velluto. Donne di Denari, venerdì 5 giugno alle 21.',
    /^Donne di Denari/u,
  ],
])('a date stands with the name of its event: %s', (prompt, name) => {
  const { headline, lines } = readBrief(prompt).words;
  expect(headline).toMatch(name);
  expect(lines.map(({ kind }) => kind)).toContain('when');
});

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

test('a date that names its occasion itself stands', () => {
  const { lines } = readBrief('Luci sul soffitto, brindisi, festa il 16 settembre dalle 17.').words;
  expect(lines.map(({ text }) => text)).toEqual([expect.stringMatching(/16 settembre/u)]);
});
