import type { Vec3 } from '../scene/vec3.ts';

/** Nothing of the room stands nearer to the lens, or to the line from a far lens to the table. */
const CAMERA_SPACE = 3.2;
/** The line ends at the game, so far from the middle of the table. */
const GAME_REACH = 5.2;

/** Whether what stands or hangs at a place leaves room for the camera, seen from above. */
export function leavesRoom([x, y]: Vec3, [eyeX, eyeY]: Vec3): boolean {
  const eyeDistance = Math.hypot(eyeX, eyeY);
  const along = (x * eyeX + y * eyeY) / eyeDistance;
  const nearest = Math.max(Math.min(along, eyeDistance), Math.min(GAME_REACH, eyeDistance));
  const share = nearest / eyeDistance;
  return Math.hypot(x - eyeX * share, y - eyeY * share) >= CAMERA_SPACE;
}
