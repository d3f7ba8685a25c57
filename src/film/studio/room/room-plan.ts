import type { Vec3 } from '../scene/vec3.ts';

/** What a preset says about the room around its table. */
export interface RoomPlan {
  /** Height of the floor; the table top is at 0. */
  readonly floor: number;
  /** Distance of the nearest guests from the middle of the table. */
  readonly clearing: number;
  /** Distance of the walls. */
  readonly depth: number;
  /** Where things stand besides plinths, which the game itself would hide. */
  readonly shelf?: readonly Vec3[];
  /** A row along the x axis that hides what is behind and below. */
  readonly screen?: { readonly halfWidth: number; readonly height: number };
}

/** One unit is 40 cm: a table is 76 cm high, and guests keep a step away from it. */
export const USUAL_ROOM: RoomPlan = { floor: -1.9, clearing: 5.2, depth: 14 };
