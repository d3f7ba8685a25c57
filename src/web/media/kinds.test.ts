import { expect, it } from 'vitest';

import type { MediaBody } from '#contracts/schemas/media.ts';
import { factsLine, matchesFilter, NO_FILTER } from '#web/media/kinds.ts';

const CLIP: MediaBody = {
  id: '11111111-1111-4111-8111-111111111111',
  name: 'The rooftop.mp4',
  kind: 'clip',
  state: 'ready',
  refusal: null,
  bytes: 4_400_000,
  receivedBytes: 4_400_000,
  sha256: null,
  facts: { width: 1920, height: 1080, seconds: 11.9 },
  previewUrl: null,
  fileUrl: null,
  rights: null,
  isUsable: false,
  needsFirstLook: true,
  usedIn: [],
  videoCount: 0,
  uploadedBy: 'dealer',
  createdAt: '2026-01-01T00:00:00.000Z',
};

it('says of a file what is known of it', () => {
  expect(factsLine(CLIP)).toBe('1920 × 1080, 12 s, 4.2 MB');
  expect(factsLine({ ...CLIP, facts: { fontName: 'Cinzel' }, bytes: 900 })).toBe('Cinzel, 1 KB');
});

it('finds files by name, kind and what they can be used for', () => {
  expect(matchesFilter(CLIP, NO_FILTER)).toBe(true);
  expect(matchesFilter(CLIP, { ...NO_FILTER, search: ' ROOF' })).toBe(true);
  expect(matchesFilter(CLIP, { ...NO_FILTER, kind: 'font' })).toBe(false);
  expect(matchesFilter(CLIP, { ...NO_FILTER, use: 'needs-rights' })).toBe(true);
  expect(matchesFilter(CLIP, { ...NO_FILTER, use: 'usable' })).toBe(false);
});
