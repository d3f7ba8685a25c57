import type { ShotKind } from '#film/storyboard/storyboard.ts';
import type { Moment, ShotPlan } from '../../camera/shot-plan.ts';
import { clamped, mix, smooth } from '../../scene/easing.ts';
import { between, type Random } from '#film/random.ts';
import type { Rest } from './choreography.ts';
import { FAR_WALL_X, NEAR_WALL_Y } from './dimensions.ts';
import { degrees } from '../../scene/rotation.ts';

const FRONT = degrees(-90);

/** The cameras of a film, a little different for each seed; `restOf` says where the dice lie or will lie. */
export function planCameras(
  random: Random,
  restOf: (time: number) => Rest,
): (moment: Moment) => ShotPlan {
  const side = random() < 0.5 ? -1 : 1;
  const lean = degrees(between(random, 6, 14)) * side;
  const plans: Record<ShotKind, (moment: Moment) => ShotPlan> = {
    wide: ({ time, progress }) => ({
      target: [mix(0.35, restOf(time).middle[0], 0.55), 0.1, 0.05],
      azimuth: FRONT + lean,
      elevation: degrees(25),
      distance: mix(3.9, 3.3, smooth(0, 1, progress)),
      fieldOfView: degrees(36),
      focus: [0.5, 0, 0],
      aperture: 0.028,
      lowering: 0.26,
      fit: 1.3,
    }),
    detail: (moment) => ({
      ...close(restOf(moment.time), -lean, degrees(24)),
      distance: mix(1.2, 1.08, smooth(0, 1, moment.progress)) * stepBack(restOf(moment.time)),
      fit: breadthOf(restOf(moment.time)),
    }),
    action: (moment) => {
      const [x, y] = restOf(moment.time).middle;
      return {
        target: [x + 0.05, y + 0.05, 0.06],
        azimuth: FRONT - degrees(30),
        elevation: degrees(mix(27, 31, moment.progress)),
        distance: mix(2.4, 2, smooth(0, 1, moment.progress)),
        fieldOfView: degrees(36),
        focus: [x, y, 0.05],
        aperture: 0.026,
        lowering: 0.06,
        fit: 0.72,
      };
    },
    hero: (moment) => ({
      ...close(restOf(moment.time), lean * 0.6, degrees(22)),
      distance: mix(1.36, 1.24, moment.progress),
      lowering: 0.09,
      fit: 0.42,
    }),
    endCard: (moment) => endCard(moment, restOf(moment.time).middle, FRONT + lean),
  };
  return (moment) => plans[moment.shot.kind](moment);
}

/** Dice that lie far apart are seen from further away. */
const stepBack = ({ apart }: Rest): number => 1 + Math.max(0, apart - 0.32) * 1.2;

/** Both dice stay in the frame, seen through the nearest lens too. */
const breadthOf = ({ apart }: Rest): number => Math.max(0.34, (apart / 2 + 0.14) / 0.6);

/** The rail before the players, seen from the dice, and some air over it. */
const RAIL_TOP = 0.56;
const RAIL_HALF = 0.15;
/** As far as the camera goes round so that neither die hides the other. */
const ROUND_MAX = degrees(46);

/** On the dice, from near, square to the line between them. */
function close(
  { middle: [x, y], line }: Rest,
  lean: number,
  lowest: number,
): Omit<ShotPlan, 'distance'> {
  const square = [line + Math.PI / 2, line - Math.PI / 2].map(fromFront);
  const round = square.reduce((a, b) => (Math.abs(a) < Math.abs(b) ? a : b));
  const azimuth = FRONT + clamped(round, -ROUND_MAX, ROUND_MAX) + lean;
  return {
    target: [x, y, 0.06],
    azimuth,
    elevation: Math.max(lowest, Math.atan2(RAIL_TOP, wayToRail(x, y, azimuth))),
    fieldOfView: degrees(34),
    focus: [x, y - 0.04, 0.08],
    aperture: 0.026,
    lowering: 0.03,
  };
}

/** How far the rail is from a place on the table, in the direction of the camera. */
function wayToRail(x: number, y: number, azimuth: number): number {
  const [toRight, toFront] = [Math.cos(azimuth), -Math.sin(azimuth)];
  const right = toRight > 0 ? (FAR_WALL_X - x) / toRight : Infinity;
  const front = toFront > 0 ? (y - NEAR_WALL_Y) / toFront : Infinity;
  return Math.max(Math.min(right, front) - RAIL_HALF, 0.3);
}

/** How far an azimuth is from the front, -180 to 180 degrees. */
function fromFront(azimuth: number): number {
  const away = azimuth - FRONT;
  return Math.atan2(Math.sin(away), Math.cos(away));
}

/** The focus is pulled towards the lens, so that words can be read on what was the picture. */
function endCard(moment: Moment, [x, y]: Rest['middle'], azimuth: number): ShotPlan {
  const pulled = smooth(0, Math.min(0.9, moment.shotDuration * 0.5), moment.shotTime);
  return {
    target: [x, y, 0.05],
    azimuth,
    elevation: degrees(24),
    distance: 1.7,
    fieldOfView: degrees(34),
    focus: [x, mix(y, y - 1.1, pulled), mix(0.05, 0.4, pulled)],
    aperture: mix(0.03, 0.045, pulled),
    lowering: 0.2,
    fit: 0.6,
    liveliness: 0.7,
  };
}
