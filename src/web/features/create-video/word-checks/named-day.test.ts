import { expect, it } from 'vitest';

import { NO_WORDS, type Words } from '#domain/order/words.ts';

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
  ['今晚加入我们', '10月31日晚上9点'],
  ['Join us tonight', 'Fri 11 PM'],
  ['Join us tonight', 'Sat 9pm'],
  ['Join us tonight', 'Oct 31'],
  ['Join us tonight', 'October 31st, 9 PM'],
  ['Join us tonight', '3 May'],
  ['Join us tonight', '10/31, 9 PM'],
  ['Heute dabei sein', '31.10., 20.30 Uhr'],
  ['Heute dabei sein', 'Fr. 30. Oktober'],
  ['Ven esta noche', 'Sáb 31'],
  ['Ven esta noche', '31 de octubre'],
  ['Vieni stasera', 'mercoledì alle 21'],
  ['Venha hoje', '1º de maio'],
])('“%s” does not match “%s”', (callToAction, when) => {
  expect(otherDayThanCall(film(callToAction, when))).toBe(when);
});

it.each([
  ['Join us tonight', '11 PM'],
  ['Join us tonight', 'Tonight, Friday 11 PM'],
  ['Book your table', 'Friday 11 PM'],
  ['Join us tonight', 'Main floor, 11 PM'],
  ['Join us tonight', 'From 9 PM, may close early'],
  ['Join us tonight', 'Mayfair, 11 PM'],
  ['Join us tonight', 'Daily 9 PM, except Monday'],
  ['Join us tonight', 'Every Friday 11 PM'],
  ['Join us tonight', 'Fridays 11 PM'],
  ['Join us tonight', 'Mon–Sat 9 PM'],
  ['Join us tonight', 'Friday to Sunday, 9 PM'],
  ['Join us tonight', 'Sun deck, 9.30 PM, open 24/7'],
  ['Join us tonight', 'All October'],
  ['Heute dabei sein', 'Ab 20.30 Uhr, freitags'],
  ['Heute dabei sein', 'Täglich außer Montag'],
  ['Venez ce soir', 'Tous les vendredis, 21 h'],
  ['Ven esta noche', 'Los viernes a las 9'],
])('“%s” goes with “%s”', (callToAction, when) => {
  expect(otherDayThanCall(film(callToAction, when))).toBeUndefined();
});
