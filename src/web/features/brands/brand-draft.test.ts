import { expect, it } from 'vitest';

import { changeBrandSchema, type BrandBody } from '#contracts/schemas/brand.ts';
import { bodyOf, draftOf } from '#web/features/brands/brand-draft.ts';

const BARE: BrandBody = {
  id: '11111111-1111-4111-8111-111111111111',
  name: 'Golden Nugget',
  pendingName: null,
  state: 'draft',
  version: null,
  hasUnpublishedChanges: true,
  isDefault: false,
  needsFirstLook: false,
  rejectionReason: null,
  logos: [],
  fonts: [],
  warnings: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  publishedAt: null,
  archivedAt: null,
};

const MEDIA_ID = '22222222-2222-4222-8222-222222222222';

const FULL: BrandBody = {
  ...BARE,
  palette: { primary: '#c8102e', secondary: null, accent: '#ffd700', ground: '#fffdf5' },
  logos: [
    { mediaId: MEDIA_ID, variant: 'mark', ground: 'dark', clearSpace: 0.5, leastHeight: 0.1 },
  ],
  fonts: [{ mediaId: MEDIA_ID, role: 'headline', licence: 'Bought in 2024, covers video' }],
  words: {
    signature: 'Golden Nugget',
    callToAction: null,
    address: null,
    tone: ['warm', 'calm'],
    banned: ['cheap'],
    required: [],
    preferred: [],
  },
  website: 'https://www.example.com',
  licensee: {
    legalEntity: 'Nugget Gaming Ltd',
    venueName: null,
    venueAddress: null,
    licences: { MT: 'MGA/B2C/123/2020' },
  },
  endCard: { logo: 'mark', ground: 'ground', text: null, showsAddress: false, showsWebsite: true },
  watermark: true,
  intro: null,
};

it('sends a brand as it came, whatever is filled in', () => {
  expect(bodyOf(draftOf(FULL))).toMatchObject({
    palette: FULL.palette,
    logos: FULL.logos,
    fonts: FULL.fonts,
    words: FULL.words,
    endCard: FULL.endCard,
    website: FULL.website,
    licensee: FULL.licensee,
    watermark: true,
  });
});

it.each([BARE, FULL])('sends what the server takes', (brand) => {
  expect(changeBrandSchema.safeParse(bodyOf(draftOf(brand))).error).toBeUndefined();
});
