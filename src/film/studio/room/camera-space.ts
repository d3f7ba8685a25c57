import { minus, type Vec3 } from '../scene/vec3.ts';

/** Nothing of the room stands nearer to the lens. */
const CAMERA_SPACE = 3.2;

/** Whether what stands or hangs at a place leaves room for the camera, seen from above. */
export function leavesRoom(place: Vec3, eye: Vec3): boolean {
  const [x, y] = minus(eye, place);
  return Math.hypot(x, y) >= CAMERA_SPACE;
}
