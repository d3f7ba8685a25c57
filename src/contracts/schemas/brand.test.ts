import { expect, it } from 'vitest';

import { changeBrandSchema, createBrandSchema } from '#contracts/schemas/brand.ts';

const MEDIA_ID = 'a3bb189e-8bf9-4888-9912-ace4e6543002';
const GIVEN = {
  palette: { primary: null, secondary: null, accent: null, ground: null },
  logos: [
    { mediaId: MEDIA_ID, variant: 'full', ground: 'dark', clearSpace: null, leastHeight: null },
  ],
  words: {
    signature: null,
    callToAction: null,
    address: null,
    banned: null,
    required: null,
    preferred: null,
    tone: null,
  },
  locks: { palette: null, callToAction: null },
  endCard: { logo: null, ground: null, text: null, showsAddress: null, showsWebsite: null },
  licensee: { legalEntity: null, venueName: null, venueAddress: null, licences: null },
};

it('treats null as absent for every optional part of a brand', () => {
  const { shape } = createBrandSchema;
  const parts = Object.keys(shape).filter((part) => part !== 'name');
  const nothing = Object.fromEntries(parts.map((part) => [part, null]));
  expect(createBrandSchema.safeParse({ name: 'Harbour House', ...nothing }).success).toBe(true);
  expect(changeBrandSchema.safeParse(nothing).success).toBe(true);
  expect(changeBrandSchema.parse({ isDefault: null }).isDefault).toBe(false);
});

it('treats null as absent within each part', () => {
  const { words, logos, locks, endCard } = changeBrandSchema.parse(GIVEN);
  expect(words?.tone).toBeUndefined();
  expect(logos).toEqual([{ mediaId: MEDIA_ID, variant: 'full', ground: 'dark' }]);
  expect(locks).toEqual({});
  expect(endCard?.showsAddress).toBeUndefined();
});

it('still refuses a list of words that is not one, and an empty name', () => {
  const { error } = changeBrandSchema.safeParse({ name: null, words: { tone: 'warm' } });
  expect(error?.issues.map(({ path }) => path.join('.')).toSorted()).toEqual([
    'name',
    'words.tone',
  ]);
  expect(error?.issues.find(({ path }) => path[0] === 'words')?.message).toBe(
    'Must be a list of words',
  );
});

it('refuses lines with characters that no font of the films draws', () => {
  for (const given of [
    { words: { signature: '카지노' } },
    { words: { callToAction: 'Book ☆' } },
    { words: { address: '1 ☆ Street' } },
    { endCard: { text: '☆' } },
  ]) {
    const { error } = changeBrandSchema.safeParse(given);
    expect(error?.issues[0]?.message).toMatch(/^Contains a character that cannot be shown: ./u);
  }
  const drawn = { words: { signature: 'Cafe\u0301 Łódź', callToAction: '今晚见' } };
  expect(changeBrandSchema.safeParse(drawn).success).toBe(true);
});
