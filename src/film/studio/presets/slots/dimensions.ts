import { turnedAbout, type Rotation } from '../../scene/rotation.ts';
import type { Vec3 } from '../../scene/vec3.ts';

/**
 * Sizes of a cabinet in units (40 cm). Its ledge is at z = 0, its front at y = 0, it stands on the floor at
 * `FLOOR` and reaches back to `DEPTH`.
 */
export const FLOOR = -1.9;
export const DEPTH = 1;
export const HALF_WIDTH = 0.87;
/** From the middle of one cabinet of a row to the next. */
export const CABINET_PITCH = 2.06;

export const WINDOW = { halfWidth: 0.665, low: 0.17, high: 1.03 } as const;
export const PAYLINE_HEIGHT = 0.6;
export const REEL = { radius: 0.62, axisY: 0.7, gap: 0.02 } as const;
export const SYMBOLS_PER_REEL = 12;

/** The lit glass above the reels: its frame's middle line. */
export const TOP_GLASS = { halfWidth: 0.79, low: 1.16, high: 1.68 } as const;
export const BELLY_GLASS = { halfWidth: 0.66, low: -1.45, high: -0.34, y: -0.302 } as const;
export const LEDGE = { halfWidth: 0.93, front: -0.62, thickness: 0.13 } as const;

/** Where something can stand on the machines of a row, beside the middle of each. */
export const CABINET_TOPS = [-2, -1, 0, 1, 2].map((k): Vec3 => {
  const aside = k % 2 === 0 ? 0.5 : -0.5;
  return [k * CABINET_PITCH + aside, DEPTH * 0.4, TOP_GLASS.high + 0.05];
});

/** The five machines of a row, as far as they hide what is behind. */
export const CABINET_ROW = {
  halfWidth: 2 * CABINET_PITCH + HALF_WIDTH,
  height: TOP_GLASS.high + 0.05,
};

/** Turns what lies flat so that it stands and faces the viewer, unmirrored. */
export const STANDING: Rotation = turnedAbout([1, 0, 0], Math.PI / 2);
