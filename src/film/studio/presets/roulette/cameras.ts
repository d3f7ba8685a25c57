import type { ShotKind } from '#film/storyboard/storyboard.ts';
import { anotherTake, type Moment, type ShotPlan } from '../../camera/shot-plan.ts';
import { mix, smooth } from '../../scene/easing.ts';
import { between, type Random } from '#film/random.ts';
import { around } from '../../scene/vec3.ts';
import { DETAIL_AT } from './spin-times.ts';
import { degrees } from '../../scene/rotation.ts';

/** The cameras of a film, a little different for each seed. */
export function planCameras(random: Random): (moment: Moment) => ShotPlan {
  const side = random() < 0.5 ? -1 : 1;
  const front = degrees(-90);
  const lean = degrees(between(random, 8, 24)) * side;
  const detailAt = DETAIL_AT + degrees(between(random, -12, 12));
  const plans: Record<ShotKind, (moment: Moment) => ShotPlan> = {
    wide: (moment) => ({
      target: [0.35, 0, 0],
      azimuth: front + lean * 1.4,
      elevation: degrees(18),
      distance: mix(4.4, 3.9, smooth(0, 1, moment.progress)),
      fieldOfView: degrees(36),
      focus: [0, -0.3, 0.15],
      aperture: 0.03,
      lowering: 0.23,
      fit: 1.35,
    }),
    detail: () => ({
      target: around(0.66, detailAt, 0.11),
      azimuth: detailAt - degrees(24) * side,
      elevation: degrees(36),
      distance: 1.25,
      fieldOfView: degrees(34),
      focus: around(0.62, detailAt, 0.11),
      aperture: 0.02,
      lowering: 0.1,
      fit: 0.36,
    }),
    action: (moment) => ({
      target: [0, -0.12, 0.1],
      azimuth: front - lean,
      elevation: degrees(mix(40, 46, moment.progress)),
      distance: mix(2.05, 1.75, smooth(0, 1, moment.progress)),
      fieldOfView: degrees(34),
      focus: [0, -0.42, 0.08],
      aperture: 0.026,
      lowering: 0.1,
      fit: 0.74,
    }),
    hero: () => ({
      target: [0, 0, 0.1],
      azimuth: front + lean * 0.6,
      elevation: degrees(25),
      distance: 2.66,
      fieldOfView: degrees(34),
      focus: [0, -0.34, 0.08],
      aperture: 0.03,
      lowering: 0.17,
      fit: 0.84,
    }),
    endCard: (moment) => endCard(moment, front + lean * 0.6),
  };
  return (moment) => anotherTake(plans[moment.shot.kind](moment), moment);
}

/** The focus is pulled towards the lens, so that words can be read on what was the picture. */
function endCard(moment: Moment, azimuth: number): ShotPlan {
  const pulled = smooth(0, Math.min(0.9, moment.shotDuration * 0.5), moment.shotTime);
  return {
    target: [0, 0, 0.12],
    azimuth,
    elevation: degrees(17),
    distance: 2.75,
    fieldOfView: degrees(34),
    focus: [0, mix(-0.42, -1.35, pulled), mix(0.08, 0.5, pulled)],
    aperture: mix(0.04, 0.055, pulled),
    lowering: 0.22,
    fit: 0.98,
    liveliness: 0.7,
  };
}
