import { expect, it } from 'vitest';

import { rightsSchema, type MediaBody } from '#contracts/schemas/media.ts';
import { RIGHTS_CHANNELS } from '#domain/media/rights.ts';
import { bodyOf, draftOf } from '#web/media/rights-draft.ts';

const ORGANIZATION = { name: 'Golden Nugget', defaultMarkets: ['US-NJ'] } as const;
const RIGHTS: NonNullable<MediaBody['rights']> = {
  basis: 'licence',
  holder: 'Ann Lee',
  territories: ['GB'],
  channels: ['web', 'signage'],
  validUntil: '2027-06-30',
  people: 'adults-with-release',
  everybodyIs25: true,
  consents: { gamblingAdvertising: true, alterationByAi: true, outsideProviders: ['Kling 2.6'] },
  releases: 'File 7',
  isWithdrawn: false,
  barredMarkets: [],
};
const { barredMarkets: _, ...STATED } = RIGHTS;

it('starts from the organization, everywhere and without consents', () => {
  const body = bodyOf(draftOf(null, ORGANIZATION), { isManager: true });
  expect(body).toMatchObject({
    basis: 'own',
    holder: 'Golden Nugget',
    territories: ['*'],
    channels: [],
    consents: { gamblingAdvertising: false, alterationByAi: false, outsideProviders: [] },
  });
  expect(rightsSchema.safeParse(body).success).toBe(true);
});

it('gives back what was stated', () => {
  expect(bodyOf(draftOf(RIGHTS, ORGANIZATION), { isManager: true })).toEqual(STATED);
});

it('says nothing of releases for who is no manager, but can withdraw one', () => {
  const draft = draftOf({ ...RIGHTS, releases: null }, ORGANIZATION);
  const body = bodyOf(draft, { isManager: false });
  expect(body).not.toHaveProperty('releases');
  expect(body).not.toHaveProperty('isWithdrawn');
  const withdrawn = bodyOf({ ...draft, isWithdrawn: true }, { isManager: false });
  expect(withdrawn).toMatchObject({ isWithdrawn: true });
});

it('names models outside, and none where AI may not alter the file', () => {
  const draft = { ...draftOf(null, ORGANIZATION), outsideProviders: ' fal, , Kling 2.6 ' };
  const named = bodyOf({ ...draft, consentsToAi: true }, { isManager: true });
  expect(named.consents?.outsideProviders).toEqual(['fal', 'Kling 2.6']);
  expect(bodyOf(draft, { isManager: true }).consents?.outsideProviders).toEqual([]);
});

it('takes all channels for no limit', () => {
  const all = { ...draftOf(RIGHTS, ORGANIZATION), channels: [...RIGHTS_CHANNELS] };
  expect(bodyOf(all, { isManager: true }).channels).toEqual([]);
});

it('leaves releases and withdrawals of several files as they are, unless it says something of them', () => {
  const house = { name: 'Grand Aurora', defaultMarkets: [] };
  const body = bodyOf(draftOf(null, house), { isManager: true, isOfMany: true });
  expect(body).not.toHaveProperty('isWithdrawn');
  expect(body).not.toHaveProperty('releases');
});
