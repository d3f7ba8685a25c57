import { dot, minus, type Vec3 } from '../scene/vec3.ts';
import type { CameraPose } from './camera-pose.ts';
import type { Projection } from './projection.ts';

export interface Camera {
  readonly pose: CameraPose;
  readonly view: Projection;
}

/** Rows of four: what a place before one camera, to its right, above it and ahead of it, is before another. */
export type Drift = readonly (readonly [right: number, up: number, ahead: number, shift: number])[];

/** How the camera moves while the shutter is open. */
export function driftBetween(opening: Camera, closing: Camera): Drift {
  const { right, up, forward } = opening.view;
  const between = minus(opening.pose.eye, closing.pose.eye);
  const axes: readonly Vec3[] = [closing.view.right, closing.view.up, closing.view.forward];
  return axes.map((axis) => [
    dot(right, axis),
    dot(up, axis),
    dot(forward, axis),
    dot(between, axis),
  ]);
}

/** As far away as the room behind. */
const ROOM_DISTANCE = 9;
/** Corners and middle of the picture. */
const PLACES = [
  [-0.5, -0.5],
  [0.5, -0.5],
  [0, 0],
  [-0.5, 0.5],
  [0.5, 0.5],
] as const;

/** The longest way that anything takes across the picture, in its elements. */
export function longestWay(drift: Drift, { view }: Camera): number {
  const { width, height, element, focusDistance } = view;
  const ways = PLACES.flatMap(([x, y]) =>
    [focusDistance, ROOM_DISTANCE].map((distance) => {
      const [sx, sy] = [x * width * element, y * height * element];
      const ahead = distance / Math.hypot(sx, sy, 1);
      const [qx = 0, qy = 0, qz = 1] = drift.map(
        ([a, b, c, d]) => a * sx * ahead + b * sy * ahead + c * ahead + d,
      );
      return Math.hypot(qx / qz - sx, qy / qz - sy) / element;
    }),
  );
  return Math.max(...ways);
}
