/** Sizes of the wheel in units (40 cm); heights are above the table top. */
export const TRACK_RADIUS = 0.893;
export const BALL_RADIUS = 0.021;
export const APRON = { outer: 0.88, outerHeight: 0.188, inner: 0.705, innerHeight: 0.132 } as const;
export const NUMBERS = {
  outer: 0.682,
  outerHeight: 0.122,
  inner: 0.562,
  innerHeight: 0.09,
} as const;
export const POCKETS = { outer: 0.545, inner: 0.418, floor: 0.05, fretTop: 0.084 } as const;
export const RIM_HEIGHT = 0.252;
export const RIM_INNER = 0.915;

/** Height of the surface the ball rolls on at a distance from the axis. */
export function surfaceHeight(radius: number): number {
  if (radius >= APRON.inner) return heightOn(APRON, radius);
  if (radius >= NUMBERS.inner) return heightOn(NUMBERS, radius);
  return POCKETS.floor;
}

/** A ring that rises from its inner edge to its outer one. */
interface Slope {
  readonly inner: number;
  readonly innerHeight: number;
  readonly outer: number;
  readonly outerHeight: number;
}

function heightOn({ inner, innerHeight, outer, outerHeight }: Slope, radius: number): number {
  return innerHeight + ((outerHeight - innerHeight) * (radius - inner)) / (outer - inner);
}
