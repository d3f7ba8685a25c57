import { expect, it } from 'vitest';

import type { BrandId, MediaId } from '#domain/ids.ts';
import type { FilmLogo } from '#film/film-brand.ts';
import { sampleStoryboard } from '#film/studio/sample-storyboard.ts';
import { makingOf } from './making-of.ts';

const LOGO = {
  mediaId: 'a' as MediaId,
  sha256: 'ff',
  variant: 'full',
  width: 200,
  height: 100,
} as const;

it('names a logo once that stands on light and on dark', () => {
  const logos: FilmLogo[] = [
    { ...LOGO, ground: 'light' },
    { ...LOGO, ground: 'dark' },
  ];
  const storyboard = {
    ...sampleStoryboard({ preset: 'roulette' }),
    brand: {
      id: 'b' as BrandId,
      version: 1,
      palette: {},
      isPaletteLocked: false,
      logos,
      endCard: null,
      hasWatermark: false,
    },
  };
  const { media } = makingOf(storyboard, {
    modelPicture: null,
    mediaFiles: { [LOGO.mediaId]: '/logo.png' },
  });
  expect(media).toEqual([
    { mediaId: 'a', kind: 'logo', sha256: 'ff', sourceType: null, path: '/logo.png' },
  ]);
});
