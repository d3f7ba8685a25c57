import type { Storyboard } from '#film/storyboard/storyboard.ts';

export type PocketNumber = number | '00';

/** A kind of wheel, clockwise seen from above. */
export interface WheelKind {
  readonly order: readonly PocketNumber[];
  readonly pocketCount: number;
  /** Radians from one pocket to the next. */
  readonly pocketAngle: number;
}

const wheelOf = (order: readonly PocketNumber[]): WheelKind => ({
  order,
  pocketCount: order.length,
  pocketAngle: (Math.PI * 2) / order.length,
});

export const EUROPEAN_WHEEL = wheelOf([
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
]);

export const AMERICAN_WHEEL = wheelOf([
  0,
  28,
  9,
  26,
  30,
  11,
  7,
  20,
  32,
  17,
  5,
  22,
  34,
  15,
  3,
  24,
  36,
  13,
  1,
  '00',
  27,
  10,
  25,
  29,
  12,
  8,
  19,
  31,
  18,
  6,
  21,
  33,
  16,
  4,
  23,
  35,
  14,
  2,
]);

/** The wheel that guests of the film's markets know. */
export function wheelKindOf({ hasDoubleZero }: Pick<Storyboard, 'hasDoubleZero'>): WheelKind {
  return hasDoubleZero === true ? AMERICAN_WHEEL : EUROPEAN_WHEEL;
}

const RED = new Set<PocketNumber>([
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
]);

export type PocketColor = 'green' | 'red' | 'black';

/** The colour of a number's pocket; both zeros are green. */
export function colorOfNumber(number: PocketNumber): PocketColor {
  if (number === 0 || number === '00') return 'green';
  return RED.has(number) ? 'red' : 'black';
}

/** Angle of the middle of the pocket at `position` clockwise from zero, as the rotor sees it. */
export const angleOfPocket = ({ pocketAngle }: WheelKind, position: number): number =>
  -(position + 0.5) * pocketAngle;
