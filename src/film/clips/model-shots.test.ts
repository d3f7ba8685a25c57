import { expect, test } from 'vitest';
import type { BrandId, MediaId } from '#domain/ids.ts';
import { withModelShots } from '#film/clips/model-shots.ts';
import { planStoryboard } from '#film/storyboard/plan-storyboard.ts';
import { exampleOrder } from '#tests/support/film/example-order.ts';

test('a film of a model keeps the intro of its brand', () => {
  const media = {
    mediaId: 'intro' as MediaId,
    kind: 'clip' as const,
    sha256: 'ab'.repeat(32),
    width: 1280,
    height: 720,
    seconds: 4,
    sourceType: null,
  };
  const film = planStoryboard({
    ...exampleOrder({ duration: 10 }),
    brand: {
      id: 'brand' as BrandId,
      version: 1,
      palette: {},
      isPaletteLocked: false,
      logos: [],
      endCard: null,
      hasWatermark: false,
      intro: { media, isLocked: false },
    },
  });
  const [first, ...others] = withModelShots(film).shots.map(({ source }) => source.source);
  expect(first).toBe('media');
  expect(new Set(others)).toEqual(new Set(['model']));
});
