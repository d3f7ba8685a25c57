import type { ShotKind } from '#film/storyboard/storyboard.ts';
import { anotherTake, type Moment, type ShotPlan } from '../../camera/shot-plan.ts';
import { mix, smooth } from '../../scene/easing.ts';
import { between, type Random } from '#film/random.ts';
import type { Vec3 } from '../../scene/vec3.ts';
import { BOARD_Y } from './dimensions.ts';
import { degrees } from '../../scene/rotation.ts';

const FRONT = degrees(-90);
const BOARD: Vec3 = [0, BOARD_Y, 0.01];

/** The cameras of a film, a little different for each seed. */
export function planCameras(random: Random): (moment: Moment) => ShotPlan {
  const side = random() < 0.5 ? -1 : 1;
  const lean = degrees(between(random, 6, 16)) * side;
  const plans: Record<ShotKind, (moment: Moment) => ShotPlan> = {
    wide: ({ progress }) => ({
      target: [0, 0.1, 0],
      azimuth: FRONT + lean,
      elevation: degrees(20),
      distance: mix(4.5, 4, smooth(0, 1, progress)),
      fieldOfView: degrees(36),
      focus: [0, 0.05, 0],
      aperture: 0.026,
      lowering: 0.2,
      fit: 1.3,
    }),
    detail: ({ progress }) => ({
      target: [0, -0.88, 0.1],
      azimuth: FRONT - lean * 0.7,
      elevation: degrees(20),
      distance: mix(1.15, 1.05, smooth(0, 1, progress)),
      fieldOfView: degrees(34),
      focus: [0, -0.86, 0.1],
      aperture: 0.024,
      lowering: 0.16,
      fit: 0.3,
    }),
    action: ({ progress }) => ({
      target: [0.04, 0.18, 0.01],
      azimuth: FRONT + lean * 1.5,
      elevation: degrees(mix(33, 38, progress)),
      distance: mix(2.2, 1.85, smooth(0, 1, progress)),
      fieldOfView: degrees(36),
      focus: BOARD,
      aperture: 0.026,
      lowering: 0.1,
      fit: 0.92,
    }),
    hero: ({ progress }) => ({
      target: [side > 0 ? -0.1 : 0.14, 0.12, 0.03],
      azimuth: FRONT - degrees(24) * side,
      elevation: degrees(17),
      distance: mix(1.85, 1.7, progress),
      fieldOfView: degrees(34),
      focus: BOARD,
      aperture: 0.032,
      lowering: 0.14,
      fit: 0.88,
    }),
    endCard: (moment) => endCard(moment, FRONT + lean * 0.8),
  };
  return (moment) => anotherTake(plans[moment.shot.kind](moment), moment);
}

/** The focus is pulled towards the lens, so that words can be read on what was the picture. */
function endCard(moment: Moment, azimuth: number): ShotPlan {
  const pulled = smooth(0, Math.min(0.9, moment.shotDuration * 0.5), moment.shotTime);
  return {
    target: [0, 0.1, 0.02],
    azimuth,
    elevation: degrees(17),
    distance: 2.2,
    fieldOfView: degrees(34),
    focus: [0, mix(BOARD_Y, -1.1, pulled), mix(0.01, 0.35, pulled)],
    aperture: mix(0.03, 0.045, pulled),
    lowering: 0.22,
    fit: 0.8,
    liveliness: 0.7,
  };
}
