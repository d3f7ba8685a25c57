import { expect, test } from 'vitest';
import { readBrief } from '#brief/read-brief.ts';

test.each([
  ['Two red dice tumble over the felt', 'red'],
  ['Golden dice tumbling in slow motion', 'gold'],
  ['Los dados rojos ruedan sobre el tapete', 'red'],
  ['Deux dés rouges roulent sur le tapis', 'red'],
  ['Zwei rote Würfel rollen über den Filz', 'red'],
  ['Due dadi rossi rotolano sul panno', 'red'],
  ['Dois dados vermelhos rolam no feltro', 'red'],
  ['两颗红色骰子滚过台面', 'red'],
  ['Craps, Saturday, dice on red felt', null],
  ['Craps, no red dice please', null],
  ['骰子滚过台面', null],
])('%s: %s dice', (prompt, color) => expect(readBrief(prompt).look.dice).toBe(color));

test.each([
  ['Two red dice tumble over the felt', []],
  ['Red dice, then red dice again, on blue felt', ['blue']],
  ['Zwei rote Würfel rollen über grünen Filz', ['green']],
  ['两颗红色骰子滚过台面', []],
])('%s: the table is %j', (prompt, hues) =>
  expect(readBrief(prompt).look.colors.hues).toEqual(hues),
);
