import { expect, it } from 'vitest';

import { licenseeUnder, type Licensee } from '#domain/markets/licensee.ts';

const HOUSE: Licensee = {
  legalEntity: 'House Ltd',
  operatorName: 'House',
  venueName: 'House Casino',
  venueAddress: 'Las Vegas, Nevada',
  licences: { MT: 'MGA/1', GB: '123' },
};

it('is the organization where there is no brand, or it says nothing', () => {
  expect(licenseeUnder(null, HOUSE)).toBe(HOUSE);
  expect(licenseeUnder({ legalEntity: null, venueName: null, licences: {} }, HOUSE)).toEqual(HOUSE);
});

it('is what the brand says, field by field', () => {
  const brand = { venueName: 'Nugget', venueAddress: 'Reno, Nevada', licences: { MT: 'MGA/2' } };
  expect(licenseeUnder(brand, HOUSE)).toEqual({
    ...HOUSE,
    venueName: 'Nugget',
    venueAddress: 'Reno, Nevada',
    licences: { MT: 'MGA/2', GB: '123' },
  });
});

it('never puts one venue in the place of another, nor a licence under another entity', () => {
  expect(licenseeUnder({ venueName: 'Nugget' }, HOUSE).venueAddress).toBeNull();
  expect(licenseeUnder({ legalEntity: 'Nugget Ltd' }, HOUSE).licences).toEqual({});
});
