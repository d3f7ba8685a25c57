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
