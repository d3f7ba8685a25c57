/** Sizes in units; dice and chips are larger than life, and the table is shorter than that. */
export const TABLE = { width: 6.4, depth: 3.3, corner: 0.7, centerY: 0.1 } as const;
export const WALL = { thickness: 0.2, height: 0.42 } as const;
export const DIE = 0.13;

/** The wall that the dice have to strike: the inside of the right end. */
export const FAR_WALL_X = TABLE.width / 2 - WALL.thickness / 2;
export const NEAR_WALL_Y = TABLE.centerY - TABLE.depth / 2 + WALL.thickness / 2;
export const BACK_WALL_Y = TABLE.centerY + TABLE.depth / 2 - WALL.thickness / 2;

/** The boxes of the numbers a marker can stand on, from left to right. */
export const POINTS = [4, 5, 6, 8, 9, 10] as const;
export type Point = (typeof POINTS)[number];
export const POINT_BOX = { width: 0.46, height: 0.42, left: -0.66, y: 1.12 } as const;

export const pointBoxX = (point: Point): number =>
  POINT_BOX.left + (POINTS.indexOf(point) + 0.5) * POINT_BOX.width;

/** Where the marker waits before a point is thrown. */
export const MARKER_WAITS = { x: POINT_BOX.left - 0.2, y: POINT_BOX.y } as const;
