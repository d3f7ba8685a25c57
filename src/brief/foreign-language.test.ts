import { expect, it } from 'vitest';

import { readBrief } from '#brief/read-brief.ts';

it.each([
  ['Ночь рулетки в казино, пятница', 'ru'],
  ['港カジノのルーレットナイト、金曜日', 'ja'],
  ['카지노 룰렛의 밤', 'ko'],
  ['ليلة الروليت في الكازينو', 'ar'],
  ['Rouletteavond in ons casino, elke vrijdag om acht uur met gratis hapjes voor de gasten', 'nl'],
  ['A roulette night', 'en'],
])('says which language a text is in: %s', (prompt, language) =>
  expect(readBrief(prompt).writtenIn).toBe(language),
);
