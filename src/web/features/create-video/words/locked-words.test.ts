import { expect, it } from 'vitest';

import { lockedField } from './locked-field.ts';
import { withFixedWords } from './locked-words.ts';
import { EMPTY_CARD, withEdit } from './words-card.ts';

const brandName = 'Golden Nugget';
const FIXED = [
  { field: 'callToAction', lock: 'fixed', text: 'Book your table', brandName },
] as const;
const MUST_CHANGE = [
  { field: 'callToAction', lock: 'mustChange', text: 'Your own words', brandName },
] as const;

it('puts what the brand has fixed in place of what a person wrote before', () => {
  const written = withEdit(EMPTY_CARD, { callToAction: 'Play now', headline: 'Friday' });
  const card = withFixedWords(written, [...FIXED]);
  expect(card.words).toMatchObject({ callToAction: 'Book your table', headline: 'Friday' });
  expect(card.editedParts).toEqual(['headline']);
  expect(lockedField(card, 'callToAction', [...FIXED])).toEqual({
    isReadOnly: true,
    hint: 'Fixed by Golden Nugget. An owner or admin can change it in Brands.',
  });
});

it('asks for a change until there is one', () => {
  const asks = expect.stringContaining('needs its own call to action');
  const noteOf = (callToAction: string) =>
    lockedField(withEdit(EMPTY_CARD, { callToAction }), 'callToAction', [...MUST_CHANGE]).note;
  expect(noteOf('')).toEqual(asks);
  expect(noteOf('Your own words')).toEqual(asks);
  expect(noteOf('Reserve for Friday')).toBeUndefined();
});

it('says nothing of a brand that leaves the words open', () => {
  expect(lockedField(EMPTY_CARD, 'signature')).toEqual({});
  expect(withFixedWords(EMPTY_CARD, [{ ...FIXED[0], text: null }])).toBe(EMPTY_CARD);
});
