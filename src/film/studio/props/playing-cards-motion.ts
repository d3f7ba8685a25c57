import { clamped, mix, smooth } from '../scene/easing.ts';
import { combined, turned, turnedAbout, type Rotation } from '../scene/rotation.ts';
import type { Vec3 } from '../scene/vec3.ts';
import { CARD_LENGTH, CARD_STEP, CARD_WIDTH } from './playing-cards.ts';

/** How a card lies or flies. `bend` lifts its short ends when positive and its face is up. */
export interface CardPose {
  readonly position: Vec3;
  readonly rotation: Rotation;
  readonly bend: number;
}

/** Where a card lies: its middle, where its upper end points (radians), and what number in a heap it is. */
export interface CardPlace {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  readonly layer?: number;
}

const ON_CLOTH = 0.003;
/** No card that has been played with is quite flat. */
const WORN = 0.09;
const FACE_DOWN = Math.PI;

const heightOf = ({ layer = 0 }: CardPlace): number => ON_CLOTH + layer * CARD_STEP;

/** How high a card is above its place, and how much more it is bent than a worn card. */
interface Raised {
  readonly lift: number;
  readonly bend: number;
}
const FLAT: Raised = { lift: 0, bend: 0 };

/** Lying, turned about its long side by `roll`: 0 is face up, half a turn face down. */
function lying(place: CardPlace, roll: number, { lift, bend } = FLAT): CardPose {
  return {
    position: [place.x, place.y, heightOf(place) + lift],
    rotation: combined(turned(place.heading), turnedAbout([1, 0, 0], roll)),
    bend: WORN * Math.cos(roll) + bend,
  };
}

export const faceUp = (place: CardPlace): CardPose => lying(place, 0);
export const faceDown = (place: CardPlace): CardPose => lying(place, FACE_DOWN);

/**
 * Turned over its left long edge, `t` from 0 (face down) to 1 (face up). It starts beside `place` by
 * `away` of its width, on its right, and ends there.
 */
export function turning(place: CardPlace, t: number, away: number): CardPose {
  const angle = Math.PI * t;
  const right: readonly [number, number] = [Math.sin(place.heading), -Math.cos(place.heading)];
  const aside = (CARD_WIDTH / 2) * away * (1 + Math.cos(angle));
  const lifted = Math.sin(angle);
  return lying(
    { ...place, x: place.x + right[0] * aside, y: place.y + right[1] * aside },
    FACE_DOWN - angle,
    // Its ends stay behind the middle, upwards on both halves of the way.
    { lift: (CARD_WIDTH / 2) * lifted, bend: -0.9 * lifted * Math.cos(angle) },
  );
}

export interface Deal {
  readonly from: CardPlace;
  readonly to: CardPlace;
  /** When it lies as it shall, in seconds. */
  readonly landsAt: number;
  /** From the first movement to the landing. */
  readonly seconds: number;
  readonly turns: boolean;
}

const SLIDE_SHARE = 0.54;
/** A card that turns is heard to touch the cloth as it comes down, before it has quite come to rest. */
export const TURN_LANDS = 0.12;

/** A card that slides over the cloth and, if it turns, rolls over its edge into its place. */
export function dealt(deal: Deal, time: number): CardPose | undefined {
  const t = (time - deal.landsAt) / deal.seconds + 1;
  if (t <= 0) return undefined;
  if (!deal.turns) return sliding(deal.from, deal.to, clamped(t));
  if (t >= SLIDE_SHARE) return turning(deal.to, smooth(SLIDE_SHARE, 1, t), 1);
  return sliding(deal.from, turningStart(deal.to), t / SLIDE_SHARE);
}

function turningStart(to: CardPlace): CardPlace {
  const aside = CARD_WIDTH;
  return { ...to, x: to.x + Math.sin(to.heading) * aside, y: to.y - Math.cos(to.heading) * aside };
}

/** Pushed off quickly, braked by the cloth. */
function sliding(from: CardPlace, to: CardPlace, t: number): CardPose {
  const way = 1 - (1 - t) ** 2.3;
  // Over the cards that already lie there, down onto the cloth at the very end.
  const lift = CARD_STEP * 2 * Math.sin(Math.PI * Math.min(t * 1.02, 1));
  const place: CardPlace = {
    x: mix(from.x, to.x, way),
    y: mix(from.y, to.y, way),
    heading: mix(from.heading, to.heading, 1 - (1 - t) ** 1.6),
    layer: to.layer ?? 0,
  };
  return lying(place, FACE_DOWN, { lift, bend: -0.16 * (1 - way) });
}

/** How far a card that is looked at leans back from the cloth, and how much more it is bent than a worn one. */
const LEAN = { radians: 1.02, bend: 0.62 } as const;

/**
 * Face down, its end nearest the viewer lifted until whoever sits there sees the whole face; `amount` from 0 to 1. It
 * stands on its far end, which stays where it is.
 */
export function peeked(place: CardPlace, amount: number): CardPose {
  if (amount <= 0) return faceDown(place);
  const half = CARD_LENGTH / 2;
  const curve = WORN + LEAN.bend * smooth(0, 0.4, amount);
  // First as far as its bent end needs to stay above the cloth.
  const tilt = Math.atan(2 * curve * half) * smooth(0, 0.25, amount) + LEAN.radians * amount;
  const [c, s] = [Math.cos(tilt), Math.sin(tilt)];
  const rise = curve * half * half;
  const back = half - (half * c + rise * s);
  const flat = faceDown(place);
  return {
    position: [
      place.x + Math.cos(place.heading) * back,
      place.y + Math.sin(place.heading) * back,
      flat.position[2] + Math.max(half * s - rise * c, 0),
    ],
    rotation: combined(
      turnedAbout([Math.sin(place.heading), -Math.cos(place.heading), 0], -tilt),
      flat.rotation,
    ),
    bend: -curve,
  };
}
