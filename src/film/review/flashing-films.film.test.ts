import { expect, it } from 'vitest';
import { complaintsAboutFlashes } from '#domain/film-proof.ts';
import { planesOf } from '#film/picture/planes.ts';
import { openFlashMeter } from '#film/proof/flash-meter.ts';
import { framesOf } from '#film/review/film-frames.ts';
import { REVIEW_BRIEFS, storyboardOf } from '#film/review/review-briefs.ts';

it.each([1, 2])('reels that fill the frame do not flash too fast, seed %d', async (seed) => {
  const slots = REVIEW_BRIEFS.find(({ preset }) => preset === 'slots');
  if (slots === undefined) throw new Error('a review brief films slots');
  const film = storyboardOf(slots, { seed, shortSidePixels: 90 });
  const meter = openFlashMeter(film.size, film.controls.fps);
  for await (const { whole } of framesOf(film)) meter.take(planesOf(whole, film.size));
  expect(complaintsAboutFlashes({ flashes: meter.read() })).toEqual([]);
});
