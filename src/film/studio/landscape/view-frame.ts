import type { Vec3 } from '../scene/vec3.ts';

/** Tangent of the angle to either side up to which landscapes are painted. */
export const HALF_VIEW = 1.08;
/** Of the camera over the water. */
export const EYE = 2;
/** What of a landscape is seen from the room, in tangents: twice the half from side to side. */
export const VISTA = { half: 1, low: -0.41, high: 0.8 } as const;
/** Texels of a range from side to side. */
export const RANGE_WIDTH = 1216;

/** Where the sun or the moon stands. */
export interface Sun {
  /** Tangents to the side and upwards. */
  readonly side: number;
  readonly height: number;
  /** Towards what shines on the land. */
  readonly falls: Vec3;
}
