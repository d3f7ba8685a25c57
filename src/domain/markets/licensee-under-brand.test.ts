import { expect, it } from 'vitest';

import { licenseeUnder, type Licensee } from '#domain/markets/licensee.ts';

const HOUSE: Licensee = {
  legalEntity: 'House Ltd',
  operatorName: 'House',
  venueName: 'House Casino',
  venueAddress: 'Las Vegas, Nevada',
  licences: { MT: 'MGA/1', GB: '123' },
};

it('is the organization if there is no brand, or if the brand leaves it open', () => {
  expect(licenseeUnder(null, HOUSE)).toBe(HOUSE);
  expect(licenseeUnder({ legalEntity: null, venueName: null, licences: {} }, HOUSE)).toEqual(HOUSE);
});

it("uses the brand's details, field by field", () => {
  const brand = { venueName: 'Nugget', venueAddress: 'Reno, Nevada', licences: { MT: 'MGA/2' } };
  expect(licenseeUnder(brand, HOUSE)).toEqual({
    ...HOUSE,
    venueName: 'Nugget',
    venueAddress: 'Reno, Nevada',
    licences: { MT: 'MGA/2', GB: '123' },
  });
});

it("never combines a venue with another's place, nor a licence with another entity", () => {
  expect(licenseeUnder({ venueName: 'Nugget' }, HOUSE).venueAddress).toBeNull();
  expect(licenseeUnder({ legalEntity: 'Nugget Ltd' }, HOUSE).licences).toEqual({});
});
