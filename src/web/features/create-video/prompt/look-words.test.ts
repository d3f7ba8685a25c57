import { expect, it } from 'vitest';

import { lookWords } from './look-words.ts';

it('says in a few words each what picture and sound take from the prompt', () => {
  const look = {
    mood: 'elegant',
    pace: 'slow',
    metal: 'roseGold',
    dressing: ['redCarpet'],
  } as const;
  expect(
    lookWords({ ...look, dressing: [...look.dressing] }, { asked: 'medium', planned: 'light' }),
  ).toEqual(['elegant mood', 'slow pace', 'light crowd', 'rose gold', 'red carpet']);
});

it('says nothing of people where they are as the form says', () => {
  expect(lookWords(undefined, { asked: 'busy', planned: 'busy' })).toEqual([]);
  expect(lookWords({}, { asked: 'medium', planned: undefined })).toEqual([]);
  expect(lookWords({}, { asked: 'medium', planned: 'none' })).toEqual(['no people']);
});

it.each([
  [{ kind: 'lake', time: 'dawn' } as const, ['lake at dawn']],
  [{ kind: 'sea', time: 'day' } as const, ['sea by day']],
  ['none' as const, []],
])('says which landscape the film opens on: %j', (landscape, words) => {
  expect(lookWords({ landscape }, { asked: 'busy', planned: 'busy' })).toEqual(words);
});
