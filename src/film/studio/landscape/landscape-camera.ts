import { degrees } from '../scene/rotation.ts';
import type { Moment, ShotPlan } from '../camera/shot-plan.ts';
import { EYE } from './view-frame.ts';

/** The least that a camera looks down, in radians. */
const LEVEL = 0.04;
const DISTANCE = 10;

/** How a landscape is seen: level, from where it is painted for; a second time from nearer and another side. */
export function planLandscape({ take, shot }: Moment): ShotPlan {
  const isAgain = take > 0 && shot.kind !== 'endCard';
  return {
    target: [0, DISTANCE * Math.cos(LEVEL), EYE - Math.sin(LEVEL) * DISTANCE],
    azimuth: degrees(isAgain ? -84 : -90),
    elevation: LEVEL,
    distance: DISTANCE,
    fieldOfView: degrees(isAgain ? 27 : 40),
    aperture: 0,
    lowering: 0.18,
    liveliness: 0.4,
  };
}
