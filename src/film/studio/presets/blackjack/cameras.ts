import type { ShotKind } from '#film/storyboard/storyboard.ts';
import { anotherTake, type Moment, type ShotPlan } from '../../camera/shot-plan.ts';
import { mix, smooth } from '../../scene/easing.ts';
import { between, type Random } from '#film/random.ts';
import type { Vec3 } from '../../scene/vec3.ts';
import { degrees } from '../../scene/rotation.ts';

const FRONT = degrees(-90);
/** The player's cards. */
const HAND: Vec3 = [0, -0.4, 0.01];

/** The cameras of a film, a little different for each seed. */
export function planCameras(random: Random): (moment: Moment) => ShotPlan {
  const lean = degrees(between(random, 5, 15)) * (random() < 0.5 ? -1 : 1);
  const low = degrees(between(random, 19, 22));
  const plans: Record<ShotKind, (moment: Moment) => ShotPlan> = {
    wide: ({ progress }) => ({
      target: [0, -0.06, 0],
      azimuth: FRONT + lean,
      elevation: degrees(21),
      distance: mix(4.5, 4, smooth(0, 1, progress)),
      fieldOfView: degrees(36),
      focus: [0, 0.1, 0],
      aperture: 0.026,
      lowering: 0.21,
      fit: 1.5,
    }),
    detail: ({ progress }) => ({
      target: [-0.04, -0.5, 0.02],
      azimuth: FRONT - lean * 1.6,
      elevation: degrees(36),
      distance: mix(1.4, 1.3, smooth(0, 1, progress)),
      fieldOfView: degrees(34),
      focus: HAND,
      aperture: 0.018,
      lowering: 0.15,
      fit: 0.64,
    }),
    action: ({ progress }) => ({
      target: [0.16, -0.3, 0],
      azimuth: FRONT - degrees(16),
      elevation: degrees(mix(36, 40, progress)),
      distance: mix(2.6, 2.25, smooth(0, 1, progress)),
      fieldOfView: degrees(36),
      focus: [0.06, -0.36, 0],
      aperture: 0.028,
      lowering: 0.12,
      fit: 0.84,
    }),
    hero: ({ progress }) => ({
      target: [0, -0.5, 0.02],
      azimuth: FRONT + lean * 1.2,
      elevation: low,
      distance: mix(1.5, 1.38, progress),
      fieldOfView: degrees(34),
      focus: HAND,
      aperture: 0.023,
      lowering: 0.15,
      fit: 0.5,
    }),
    endCard: (moment) => endCard(moment, FRONT + lean * 0.7),
  };
  return (moment) => anotherTake(plans[moment.shot.kind](moment), moment);
}

/** The focus is pulled towards the lens, so that words can be read on what was the picture. */
function endCard(moment: Moment, azimuth: number): ShotPlan {
  const pulled = smooth(0, Math.min(0.9, moment.shotDuration * 0.5), moment.shotTime);
  return {
    target: [0, -0.3, 0.02],
    azimuth,
    elevation: degrees(18),
    distance: 1.95,
    fieldOfView: degrees(34),
    focus: [0, mix(-0.37, -1.3, pulled), mix(0.01, 0.35, pulled)],
    aperture: mix(0.03, 0.045, pulled),
    lowering: 0.22,
    fit: 0.6,
    liveliness: 0.7,
  };
}
