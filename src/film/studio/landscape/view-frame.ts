import type { Vec3 } from '../scene/vec3.ts';

/** Tangent of the angle to either side up to which landscapes are painted. */
export const HALF_VIEW = 1.15;
/** Of the camera over the water. */
export const EYE = 2;
/** Texels of a range from side to side. */
export const RANGE_WIDTH = 1536;

/** Where the sun or the moon stands. */
export interface Sun {
  /** Tangents to the side and upwards. */
  readonly side: number;
  readonly height: number;
  /** Towards what shines on the land. */
  readonly falls: Vec3;
}
