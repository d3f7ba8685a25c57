import { expect, it } from 'vitest';
import { CONTROL_DEFAULTS } from '#domain/order/controls.ts';
import { PRESET_IDS, type PresetId } from '#domain/order/presets.ts';
import { flashProblems } from '#domain/proof/film-proof.ts';
import type { FilmOrder } from '#film/film-order.ts';
import { orderFromPrompt } from '#film/order-from-prompt.ts';
import { planStoryboard } from '#film/storyboard/plan-storyboard.ts';
import { exampleOrder, NO_WISHES } from '#tests/support/film/example-order.ts';
import { measureFlashes } from '../../../bench/film-review/measure-flashes.ts';

/** Fast cuts, neon light and red rooms: what flashes most of all that can be ordered. */
const redNeonFilm = (preset: PresetId): FilmOrder => ({
  ...exampleOrder(),
  preset,
  look: {
    ...NO_WISHES,
    mood: 'energetic',
    music: 'electronic',
    pace: 'fast',
    colors: { ...NO_WISHES.colors, hues: ['red'] },
  },
  controls: {
    ...CONTROL_DEFAULTS,
    fps: 24,
    duration: 6,
    lighting: 'neon',
    cameraMotion: 'dynamic',
  },
  shortSidePixels: 90,
});

/** Reels that fill a tall frame, then the row of machines through a long lens. */
const tallSlotsFilm = (seed: number): FilmOrder =>
  orderFromPrompt({
    prompt: 'Neon night: the reels run while the floor holds its breath.',
    preset: 'slots',
    signature: 'The Grand Meridian',
    controls: {
      ...CONTROL_DEFAULTS,
      aspectRatio: '9:16',
      fps: 24,
      duration: 5,
      lighting: 'neon',
      cameraMotion: 'dynamic',
    },
    seed,
    markets: ['US'],
    shortSidePixels: 90,
  });

/** A long film whose second detail shot is filled by five reels at full speed, seen at sixty frames a second. */
const longSlotsFilm: FilmOrder = {
  ...exampleOrder(),
  preset: 'slots',
  controls: { ...CONTROL_DEFAULTS, fps: 60, duration: 60 },
  seed: 1_100_302_395,
  shortSidePixels: 90,
};

/** A camera that is torn past bright machines to its reels. */
const whippedFilm: FilmOrder = {
  ...exampleOrder(),
  preset: 'slots',
  look: { ...NO_WISHES, mood: 'playful', music: 'electronic', pace: 'fast' },
  controls: {
    ...CONTROL_DEFAULTS,
    fps: 60,
    duration: 15,
    aspectRatio: '1:1',
    lighting: 'bright',
  },
  seed: 20,
  shortSidePixels: 90,
};

it.each(PRESET_IDS)('a fast film of %s in red neon does not flash too fast', async (preset) => {
  const flashes = await measureFlashes(planStoryboard(redNeonFilm(preset)));
  expect(flashProblems({ flashes })).toEqual([]);
});

it.each([1, 2])('a tall film of reels in neon stays below the limit, seed %d', async (seed) => {
  const { generalPerSecond, redPerSecond } = await measureFlashes(
    planStoryboard(tallSlotsFilm(seed)),
  );
  expect(generalPerSecond).toBeLessThanOrEqual(2);
  expect(redPerSecond).toBe(0);
});

it('reels at full speed do not flash where they fill the frame, at sixty frames a second', async () => {
  const { generalPerSecond } = await measureFlashes(planStoryboard(longSlotsFilm), {
    from: 834,
    to: 960,
  });
  expect(generalPerSecond).toBeLessThanOrEqual(3);
});

it('bright machines do not flash where the camera is torn past them', async () => {
  const storyboard = planStoryboard(whippedFilm);
  const { generalPerSecond } = await measureFlashes(storyboard, { from: 359, to: 389 });
  expect(generalPerSecond).toBeLessThanOrEqual(2);
});
