import type { Vec3 } from '../scene/vec3.ts';

/** Where the camera is and how its lens is set. */
export interface CameraPose {
  readonly eye: Vec3;
  readonly target: Vec3;
  /** Radians across the shorter side of the frame. */
  readonly fieldOfView: number;
  /** Where it is sharp. */
  readonly focus: Vec3;
  /** Radius of the blur of a distant point behind a focus at distance 1, as a part of the frame's shorter side. */
  readonly aperture: number;
  /** Radians. */
  readonly roll: number;
  /** How far below the middle of the frame the target is shown, as a part of the frame's height. */
  readonly lowering: number;
}
