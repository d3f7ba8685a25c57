import { around } from '../../scene/vec3.ts';
import type { CardPlace } from '../../props/playing-cards-motion.ts';

/** Sizes in units; cards and chips are 1.6 times life-size, and the table is a little narrower than that. */
export const TABLE = { width: 5.4, depth: 3.5, front: 1.74, back: 0.3, centerY: 0.16 } as const;

/** The middle of the printed arcs, behind the chip tray. */
export const ARCS_Y = 1.75;
export const HANDS_RADIUS = 2.15;
export const BETS_RADIUS = 2.62;
/** Angles of the seats from the middle one, to the right. */
export const SEATS = [0, 0.5, 0.96, -0.5, -0.96] as const;

export const TRAY = { y: 1.5, width: 1.66, depth: 0.5 } as const;
/** Opens towards its own -x. */
export const SHOE = {
  x: 1.84,
  y: 1.12,
  turn: 0.5,
  length: 0.84,
  width: 0.37,
  height: 0.3,
} as const;
export const DISCARD = { x: -1.78, y: 1.16, turn: -0.42 } as const;

const seatAngle = (seat: number): number => -Math.PI / 2 + (SEATS[seat] ?? 0);

/** The middle of what a seat has on the table, `radius` from the middle of the arcs. */
export function seatPlace(seat: number, radius: number): { x: number; y: number; heading: number } {
  const angle = seatAngle(seat);
  const [x, y] = around(radius, angle);
  return { x, y: y + ARCS_Y, heading: angle + Math.PI };
}

/** Which card of a hand is meant: the hand's seat, how many cards it has, and the card's number. */
interface CardSlot {
  readonly seat: number;
  readonly count: number;
  readonly slot: number;
}

/** The cards of a hand lie beside one another, the later ones on the earlier ones. */
export function cardPlace({ seat, count, slot }: CardSlot, tilt: number): CardPlace {
  const { x, y, heading } = seatPlace(seat, HANDS_RADIUS);
  const aside = (slot - (count - 1) / 2) * 0.226;
  return {
    x: x + Math.sin(heading) * aside,
    y: y - Math.cos(heading) * aside,
    heading: heading + tilt,
    layer: slot,
  };
}

export const dealerPlace = (slot: number, tilt: number): CardPlace => ({
  x: -0.15 + slot * 0.29,
  y: 0.98,
  heading: Math.PI / 2 + tilt,
  layer: slot,
});

/** Inside the shoe: cards come out of its foot. */
export const shoeMouth = (): CardPlace => ({
  x: SHOE.x - Math.cos(SHOE.turn) * 0.1,
  y: SHOE.y - Math.sin(SHOE.turn) * 0.1,
  heading: SHOE.turn + Math.PI,
  layer: 3,
});
