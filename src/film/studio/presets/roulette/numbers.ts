/** The European wheel, clockwise seen from above. */
export const WHEEL_ORDER = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
] as const;

export const POCKET_COUNT = WHEEL_ORDER.length;
export const POCKET_ANGLE = (Math.PI * 2) / POCKET_COUNT;

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export type PocketColor = 'green' | 'red' | 'black';

export function colorOfNumber(number: number): PocketColor {
  if (number === 0) return 'green';
  return RED.has(number) ? 'red' : 'black';
}

/** Angle of the middle of the pocket at `position` clockwise from zero, as the rotor sees it. */
export const pocketAngle = (position: number): number => -(position + 0.5) * POCKET_ANGLE;
