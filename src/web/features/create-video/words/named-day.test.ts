import { expect, it } from 'vitest';

import { NO_WORDS, type Words } from '#domain/words.ts';

import { otherDayThanCall } from './named-day.ts';

const film = (callToAction: string, ...when: string[]): Words => ({
  ...NO_WORDS,
  callToAction,
  lines: when.map((text) => ({ kind: 'when', text, condition: null })),
});

it.each([
  ['Join us tonight', 'Friday 11 PM'],
  ['Heute Abend dabei sein', 'Samstag, 20 Uhr'],
  ['Venez ce soir', '31 octobre'],
  ['今晚加入我们', '星期五晚上9点'],
])('“%s” does not go with “%s”', (callToAction, when) => {
  expect(otherDayThanCall(film(callToAction, when))).toBe(when);
});

it.each([
  ['Join us tonight', '11 PM'],
  ['Join us tonight', 'Tonight, Friday 11 PM'],
  ['Book your table', 'Friday 11 PM'],
])('“%s” goes with “%s”', (callToAction, when) => {
  expect(otherDayThanCall(film(callToAction, when))).toBeUndefined();
});
