import type { CardPlace } from '../../props/playing-cards-motion.ts';

/** Sizes in units; cards and chips are 1.6 times life-size, and the table is a little smaller than that. */
export const TABLE = { width: 6.2, depth: 3.5, corner: 1.74, centerY: 0.1 } as const;

export const BOARD_Y = 0.02;
export const BOARD_STEP = 0.3;
export const POT = { x: -0.42, y: 0.66 } as const;
export const DECK = { x: 0.84, y: 0.98, heading: Math.PI / 2 - 0.35 } as const;
export const DECK_HEIGHT = 0.07;

export const boardPlace = (slot: number, tilt: number): CardPlace => ({
  x: (slot - 2) * BOARD_STEP,
  y: BOARD_Y,
  heading: Math.PI / 2 + tilt,
  layer: 0,
});

/** The cards of whoever sits where the camera is; the second lies on the first, a little to the left. */
export const holePlace = (slot: number): CardPlace => ({
  x: 0.06 - slot * 0.135,
  y: -0.86 + slot * 0.012,
  heading: Math.PI / 2 + 0.03,
  layer: slot,
});

/** Places round the table: where their cards lie, and which way they look. */
export const RIVALS = [
  { x: -1.75, y: -0.42, heading: 0.35 },
  { x: 1.75, y: -0.42, heading: Math.PI - 0.35 },
  { x: -1.95, y: 0.72, heading: -0.4 },
  { x: 1.9, y: 0.78, heading: Math.PI + 0.42 },
  { x: -1.02, y: 1.3, heading: -Math.PI / 2 + 0.15 },
] as const;
