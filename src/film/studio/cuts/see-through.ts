import { degrees } from '../scene/rotation.ts';
import { mix, smooth } from '../scene/easing.ts';
import type { Moment, ShotPlan } from '../camera/shot-plan.ts';
import type { SetUp } from './set-up.ts';

const LOWEST = degrees(9);
const LEVEL = degrees(15);
const HIGHEST = degrees(64);
const LONG_WIDE = degrees(11);
/** Part of a shot that a pull of the focus takes. */
const RACK_SHARE = 0.5;

type Change = (plan: ShotPlan, moment: Moment) => Partial<ShotPlan>;

const CHANGES: Record<SetUp, Change> = {
  planned: () => ({}),
  // Very near, in a shallow focus.
  macro: (plan) => ({
    distance: plan.distance * 0.6,
    aperture: plan.aperture * 1.5,
    ...narrowed(plan, 0.6),
  }),
  // Just over the table.
  low: (plan) => ({
    elevation: Math.max(plan.elevation * 0.5, Math.min(plan.elevation, LOWEST)),
    distance: plan.distance * 0.86,
    ...narrowed(plan, 0.86),
  }),
  // From above.
  high: (plan) => ({
    elevation: Math.min(plan.elevation + degrees(26), HIGHEST),
    distance: plan.distance * 1.06,
  }),
  // Near the level of the table, so that the room is seen over the game.
  level: (plan) => ({
    elevation: Math.max(plan.elevation * 0.45, Math.min(plan.elevation, LEVEL)),
    distance: plan.distance * 1.15,
    lowering: Math.max(plan.lowering ?? 0, 0.2),
  }),
  // From far away through a long lens, which brings near and far together; every move is larger in it. A whole table
  // is seen from lower then, or the narrow lens would show the room without its guests' heads.
  long: (plan, { shot }) => ({
    ...(shot.kind === 'wide' && { elevation: Math.min(plan.elevation, LONG_WIDE) }),
    distance: plan.distance * 1.6,
    fieldOfView: plan.fieldOfView * 0.56,
    aperture: plan.aperture * 1.6,
    liveliness: (plan.liveliness ?? 1) * 0.56,
    ...narrowed(plan, 0.9),
  }),
  // The focus is pulled from the front on to the subject.
  rack: (plan, { progress }) => ({
    focus: pulledTo(plan, smooth(0.05, RACK_SHARE, progress)),
    aperture: plan.aperture * mix(1.9, 1, smooth(0.05, RACK_SHARE, progress)),
  }),
  // The camera drives towards the subject, and does little else.
  push: (plan, { progress }) => ({
    liveliness: (plan.liveliness ?? 1) * 0.5,
    distance: plan.distance * mix(1.16, 0.74, smooth(-0.1, 1.1, progress)),
    ...narrowed(plan, 0.74),
  }),
};

/** Sees a planned shot through a set-up. */
export function seenThrough(setUp: SetUp, plan: ShotPlan, moment: Moment): ShotPlan {
  return { ...plan, ...CHANGES[setUp](plan, moment) };
}

function narrowed({ fit }: ShotPlan, share: number): Partial<ShotPlan> {
  return fit === undefined ? {} : { fit: fit * share };
}

/** Between a place before the subject, towards the camera, and the subject. */
function pulledTo(
  { target, focus = target, azimuth, distance }: ShotPlan,
  share: number,
): ShotPlan['target'] {
  const before = distance * 0.4 * (1 - share);
  return [focus[0] + Math.cos(azimuth) * before, focus[1] + Math.sin(azimuth) * before, focus[2]];
}
