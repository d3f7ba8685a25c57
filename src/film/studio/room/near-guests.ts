import type { CrowdDensity } from '#domain/order/controls.ts';
import type { FrameSize } from '#film/frame-size.ts';
import { between, type Random } from '#film/random.ts';
import { NEAR_FIGURE_COUNT } from './near-guest-painting.ts';

/** A guest between the lens and the game, seen from behind. Parts of the frame. */
export interface NearGuest {
  /** Which of the figures; none is seen twice in a film. */
  readonly figure: number;
  readonly side: 'left' | 'right';
  /** From crown to chin, of the shorter side. */
  readonly head: number;
  /** From the edge of its side to the middle of its head, of the width. */
  readonly aside: number;
  /** From the upper edge to the middle of its head, of the height. */
  readonly down: number;
  readonly phase: number;
}

type Place = Pick<NearGuest, 'head' | 'aside' | 'down'>;

/** Where the first, the second and the third stand: one is always much nearer than the other. */
const PLACES: Record<'wide' | 'square' | 'tall', readonly Place[]> = {
  wide: [
    { head: 0.43, aside: 0.05, down: 0.47 },
    { head: 0.31, aside: 0.06, down: 0.48 },
    { head: 0.25, aside: 0.165, down: 0.44 },
  ],
  square: [
    { head: 0.29, aside: 0.045, down: 0.54 },
    { head: 0.22, aside: 0.06, down: 0.54 },
    { head: 0.18, aside: 0.16, down: 0.52 },
  ],
  tall: [
    { head: 0.35, aside: 0.07, down: 0.6 },
    { head: 0.26, aside: 0.08, down: 0.6 },
    { head: 0.22, aside: 0.19, down: 0.58 },
  ],
};

/** The guests who stand with their backs to the lens in a film; the first ones come into a picture first. */
export function castNearGuests(
  crowd: CrowdDensity,
  { width, height }: FrameSize,
  random: Random,
): readonly NearGuest[] {
  if (crowd !== 'busy') return [];
  const first = Math.floor(random() * NEAR_FIGURE_COUNT);
  const isMirrored = random() < 0.5;
  const places = PLACES[width > height ? 'wide' : width < height ? 'tall' : 'square'];
  return places.map((place, k) => ({
    figure: (first + k) % NEAR_FIGURE_COUNT,
    side: (k % 2 === 0) === isMirrored ? 'right' : 'left',
    head: place.head * between(random, 0.94, 1.06),
    aside: place.aside * between(random, 0.85, 1.1),
    down: place.down + between(random, -0.02, 0.02),
    phase: random() * 20,
  }));
}
