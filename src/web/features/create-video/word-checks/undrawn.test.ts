import { expect, it } from 'vitest';

import { undrawnIn, withoutCharacters } from '#web/features/create-video/word-checks/undrawn.ts';

it('finds what no font draws, and takes it out with its spaces', () => {
  const text = 'Poker \u{13000} Night \u{13001}\u{13000}';
  const undrawn = undrawnIn(text);
  expect(undrawn).toEqual(['\u{13000}', '\u{13001}']);
  expect(withoutCharacters(text, undrawn)).toBe('Poker Night');
  expect(undrawnIn('Poker Night, 89 €')).toEqual([]);
});
