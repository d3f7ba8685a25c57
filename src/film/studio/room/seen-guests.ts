import { plus, type Vec3 } from '../scene/vec3.ts';
import { leavesRoom } from './camera-space.ts';
import { SEATED_DROP, type Sight, type Stance } from './guest-stance.ts';
import { feetOf, type Guest } from './guests.ts';
import type { RoomPlan } from './room-plan.ts';

/** The middle of a guest's face, as a part of the height. */
const FACE = 0.89;

interface Attendance {
  readonly guests: readonly Guest[];
  readonly stances: readonly Stance[];
  readonly plan: RoomPlan;
}

/** How many guests show their faces at a moment of a take. */
export function countSeen({ time, camera }: Sight, { guests, stances, plan }: Attendance): number {
  const { eye } = camera.pose;
  const { view } = camera;
  return guests.filter((guest, k) => {
    const stance = stances[k] ?? 'away';
    const feet = feetOf(guest, plan.floor, time);
    if (stance === 'away' || !leavesRoom(feet, eye)) return false;
    const height = stance === 'seated' ? guest.height - SEATED_DROP : guest.height;
    const face = plus(feet, [0, 0, height * FACE]);
    const at = view.project(face);
    if (at === undefined || isHidden(face, eye, plan)) return false;
    return at.x > 0 && at.x < view.width && at.y > 0 && at.y < view.height;
  }).length;
}

/** Whether the row of the plan's screen stands between a place and the eye. */
function isHidden(place: Vec3, eye: Vec3, { screen }: RoomPlan): boolean {
  if (screen === undefined || place[1] < 0) return false;
  const share = eye[1] / (eye[1] - place[1]);
  const [x, , z] = eye.map((from, k) => from + ((place[k] ?? 0) - from) * share);
  return Math.abs(x ?? 0) < screen.halfWidth && (z ?? 0) < screen.height;
}
