import { expect, it } from 'vitest';
import {
  ASPECT_RATIOS,
  CAMERA_MOTIONS,
  CONTROL_DEFAULTS,
  CROWD_DENSITIES,
  type AspectRatio,
  type CrowdDensity,
} from '#domain/order/controls.ts';
import { PRESET_IDS, type PresetId } from '#domain/order/presets.ts';
import { frameSizeOf } from '#film/frame-size.ts';
import { randomStream } from '#film/random.ts';
import { exampleOrder } from '#tests/support/film/example-order.ts';
import { openBareFilm, type BareFilm } from './bare-film.ts';
import { projectionOf } from './camera/projection.ts';
import { seenThrough } from './cuts/see-through.ts';
import { momentOf } from './moment.ts';
import { gameIn, meet, outlineOf } from './room/near-framing.ts';
import { castNearGuests } from './room/near-guests.ts';
import { shiftOf, standingOf } from './room/near-standing.ts';

const SEEDS = [1, 2];

interface Asked {
  readonly preset: PresetId;
  readonly crowdDensity: CrowdDensity;
  readonly aspectRatio: AspectRatio;
}

/** A film for each seed, with all camera motions among them. */
const films = ({ preset, crowdDensity, aspectRatio }: Asked): BareFilm[] =>
  SEEDS.map((seed) => {
    const cameraMotion = CAMERA_MOTIONS[seed % CAMERA_MOTIONS.length] ?? 'smooth';
    const controls = { ...CONTROL_DEFAULTS, aspectRatio, cameraMotion, crowdDensity };
    return openBareFilm({ ...exampleOrder(), preset, seed, controls });
  });

/** Takes with guests before the lens, and guests in one of them, at most. */
const MOST: Record<CrowdDensity, { readonly takes: number; readonly guests: number }> = {
  none: { takes: 0, guests: 0 },
  light: { takes: 0, guests: 0 },
  medium: { takes: 0, guests: 0 },
  busy: { takes: Infinity, guests: 3 },
};

/** How many guests stand before the lens in each take of a film that has some. */
const countsOf = ({ takes, cameras }: BareFilm): number[] =>
  takes
    .map(({ firstFrame }) => cameras.nearGuestsAt(firstFrame).length)
    .filter((count) => count > 0);

it.each(PRESET_IDS)('%s: the density decides how many stand before the lens', (preset) => {
  const totals = { none: 0, light: 0, medium: 0, busy: 0 };
  for (const aspectRatio of ASPECT_RATIOS)
    for (const crowdDensity of CROWD_DENSITIES)
      for (const film of films({ preset, crowdDensity, aspectRatio })) {
        const counts = countsOf(film);
        const { takes, guests } = MOST[crowdDensity];
        expect(counts.length).toBeLessThanOrEqual(takes);
        expect(Math.max(0, ...counts)).toBeLessThanOrEqual(guests);
        totals[crowdDensity] += counts.reduce((sum, count) => sum + count, 0);
      }
  expect(totals).toMatchObject({ none: 0, light: 0, medium: 0 });
  // In a narrow frame there may be no room beside the game.
  expect(totals.busy).toBeGreaterThan(ASPECT_RATIOS.length * SEEDS.length);
});

/** Moments of a take, other than those at which its guests were placed. */
const MOMENTS = [0.05, 0.2, 0.4, 0.6, 0.9];

it.each(PRESET_IDS)('%s: nobody stands before the game', (preset) => {
  let seen = 0;
  for (const aspectRatio of ASPECT_RATIOS)
    for (const film of films({ preset, crowdDensity: 'busy', aspectRatio })) {
      const { storyboard, takes, scene, cameras } = film;
      const { width, height } = storyboard.size;
      for (const take of takes)
        for (const share of MOMENTS) {
          const frame = take.firstFrame + Math.floor((take.frameCount - 1) * share);
          const guests = cameras.nearGuestsAt(frame);
          if (guests.length === 0) continue;
          const pose = cameras.poseAt(frame);
          const view = projectionOf(pose, width, height);
          const moment = momentOf(storyboard, frame, takes);
          const still = storyboard.controls.cameraMotion === 'static';
          const planned = still ? { ...moment, progress: 0.5 } : moment;
          const plan = seenThrough(planned.setUp, scene.plan(planned), planned);
          const { time } = moment;
          const game = gameIn({ time, camera: { pose, view }, kind: take.kind, plan });
          const shift = shiftOf(cameras.middlePoseAt(frame), pose, view);
          for (const guest of guests) {
            const outline = outlineOf(standingOf(guest, { time, view, shift }), view);
            // Between the moments that were looked at, a guest may sway by a hair.
            const hair = width * 0.01;
            const inner = {
              left: game.left + hair,
              right: game.right - hair,
              top: game.top + hair,
              bottom: game.bottom - hair,
            };
            expect(outline.some((part) => meet(part, inner))).toBe(false);
            seen += 1;
          }
        }
    }
  expect(seen).toBeGreaterThan(0);
});

it('no two guests before the lens look alike, and one stands on each side', () => {
  for (const seed of SEEDS) {
    const size = frameSizeOf('16:9', 360);
    const cast = castNearGuests('busy', size, randomStream(seed, 'cast'));
    expect(new Set(cast.map(({ figure }) => figure)).size).toBe(cast.length);
    expect(cast[0]?.side).not.toBe(cast[1]?.side);
  }
});
