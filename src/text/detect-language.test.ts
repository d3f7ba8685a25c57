import { expect, it } from 'vitest';

import { clearLanguage } from '#text/detect-language.ts';

it.each([
  ['Harbour evening\nReserve a table', null],
  ['Friday is jazz night\nBook your table', 'en'],
  ['Samba na sexta\nReserve a sua mesa', 'pt'],
  ['Serata jazz venerdì\nPrenota il tavolo', 'it'],
  ['周五爵士之夜', 'zh'],
])('returns a language only if it is clear: %s', (text, language) => {
  expect(clearLanguage(text)).toBe(language);
});
