import { expect, test } from 'vitest';
import type { BrandId, MediaId } from '#domain/ids.ts';
import { modelRuns, studioInPlaceOfModel, withModelShots } from '#film/clips/model-shots.ts';
import { planStoryboard } from '#film/storyboard/plan-storyboard.ts';
import { exampleOrder } from '#tests/support/film/example-order.ts';

const PHOTO = {
  mediaId: 'photo' as MediaId,
  kind: 'image' as const,
  sha256: 'cd'.repeat(32),
  width: 1280,
  height: 720,
  seconds: null,
  sourceType: null,
};

test('a shot that begins with a photo is a run of its own, and shows the photo until its clip is there', () => {
  const model = { source: 'model' } as const;
  const shots = [model, { ...model, media: PHOTO }, model, model];
  const film = planStoryboard({ ...exampleOrder({ duration: 20 }), shots });
  const runs = modelRuns(film);
  expect(runs).toHaveLength(3);
  const together = modelRuns({
    ...film,
    shots: film.shots.map((shot) =>
      shot.source.source === 'model' ? { ...shot, source: model } : shot,
    ),
  });
  expect(together).toHaveLength(1);
  const framesOf = (some: typeof runs) => some.reduce((sum, { frameCount }) => sum + frameCount, 0);
  expect(framesOf(runs)).toBe(framesOf(together));
  const sources = studioInPlaceOfModel(film).shots.map(({ source }) => source.source);
  expect(sources.slice(0, 4)).toEqual(['studio', 'media', 'studio', 'studio']);
});

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
