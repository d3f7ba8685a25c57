import { expect, it } from 'vitest';
import { ASPECT_RATIOS, CAMERA_MOTIONS, CONTROL_DEFAULTS } from '#domain/order/controls.ts';
import { PRESET_IDS, type PresetId } from '#domain/order/presets.ts';
import type { FilmOrder } from '#film/film-order.ts';
import { exampleOrder } from '#tests/support/film/example-order.ts';
import { openBareFilm } from './bare-film.ts';
import { projectionOf } from './camera/projection.ts';
import { SEATED_DROP, stanceOf, type Stance } from './room/guest-stance.ts';
import { feetOf } from './room/guests.ts';
import { countSeen } from './room/seen-guests.ts';

const WORDLESS = { headline: null, lines: [], callToAction: null };

/** Moments of a take, other than those at which its guests were placed. */
const MOMENTS = [0.02, 0.35, 0.6, 0.97];

/** How many whole guests are seen at moments of the wide takes of a film. */
function seenGuests(order: FilmOrder): number[] {
  const { storyboard, takes, scene, guests, cameras } = openBareFilm(order);
  const { controls, size } = storyboard;
  const { room: plan } = scene;
  const moments = takes
    .filter(({ kind, world }) => kind === 'wide' && world === null)
    .flatMap(({ firstFrame, frameCount }) =>
      MOMENTS.map((share) => firstFrame + Math.floor((frameCount - 1) * share)),
    );
  return moments.map((frame) => {
    const pose = cameras.poseAt(frame);
    const sight = {
      time: frame / controls.fps,
      camera: { pose, view: projectionOf(pose, size.width, size.height) },
    };
    const stances = cameras.stancesAt(frame);
    const whole = stances.map((stance, k): Stance => {
      const guest = guests[k];
      if (guest === undefined || stance === 'away') return 'away';
      const height = stance === 'seated' ? guest.height - SEATED_DROP : guest.height;
      const placeAt = (time: number) => feetOf(guest, plan.floor, time);
      return stanceOf({ placeAt, height, canSit: false }, [sight]) === 'away' ? 'away' : stance;
    });
    return countSeen(sight, { guests, stances: whole, plan });
  });
}

/** Every shape with every camera, with words and without. */
const films = (preset: PresetId, crowdDensity: 'medium' | 'busy'): FilmOrder[] =>
  CAMERA_MOTIONS.flatMap((cameraMotion, k) =>
    ASPECT_RATIOS.flatMap((aspectRatio, shape) =>
      [true, false].map((hasWords) => {
        const order = exampleOrder();
        const words = hasWords ? order.words : { ...order.words, ...WORDLESS };
        const controls = { ...CONTROL_DEFAULTS, aspectRatio, cameraMotion, crowdDensity };
        return { ...order, preset, seed: 1 + k * ASPECT_RATIOS.length + shape, words, controls };
      }),
    ),
  );

it.each(PRESET_IDS)('%s shows whole guests in every wide take of a crowded film', (preset) => {
  const medium = films(preset, 'medium').flatMap(seenGuests);
  const busy = films(preset, 'busy').flatMap(seenGuests);
  expect(medium.length).toBeGreaterThan(0);
  expect(Math.min(...medium)).toBeGreaterThanOrEqual(1);
  expect(Math.min(...busy)).toBeGreaterThanOrEqual(4);
});
