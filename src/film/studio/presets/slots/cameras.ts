import type { CameraMotion } from '#domain/order/controls.ts';
import type { ShotKind } from '#film/storyboard/storyboard.ts';
import { anotherTake, type Moment, type ShotPlan } from '../../camera/shot-plan.ts';
import { mix, smooth } from '../../scene/easing.ts';
import { between, type Random } from '#film/random.ts';
import { PAYLINE_HEIGHT } from './dimensions.ts';
import { degrees } from '../../scene/rotation.ts';

const FRONT = degrees(-90);

/**
 * The cameras of a film, a little different for each seed. A camera that circles keeps nearer to the front:
 * it must not run into the machines beside.
 */
export function planCameras(random: Random, motion: CameraMotion): (moment: Moment) => ShotPlan {
  const side = random() < 0.5 ? -1 : 1;
  const lean = degrees(between(random, 18, 27)) * side;
  const plans: Record<ShotKind, (moment: Moment) => ShotPlan> = {
    wide: (moment) => ({
      target: [0.15 * side, 0, 0.42],
      azimuth: FRONT + lean * 1.25,
      elevation: degrees(9),
      distance: mix(6.3, 5.6, smooth(0, 1, moment.progress)),
      fieldOfView: degrees(30),
      focus: [0, 0, 0.6],
      aperture: 0.048,
      lowering: 0.25,
      fit: 1.35,
    }),
    detail: (moment) => ({
      target: [-0.16 * side, 0.1, PAYLINE_HEIGHT],
      azimuth: FRONT + degrees(mix(36, 30, moment.progress)) * side,
      elevation: degrees(9),
      distance: 1.5,
      fieldOfView: degrees(33),
      focus: [0.12 * side, 0.08, PAYLINE_HEIGHT],
      aperture: 0.028,
      lowering: 0.13,
      fit: 0.42,
    }),
    action: (moment) => ({
      target: [0, 0.05, 0.62],
      azimuth: FRONT - lean * 0.55,
      elevation: degrees(8),
      distance: mix(2.95, 2.5, smooth(0, 1, moment.progress)),
      fieldOfView: degrees(27),
      focus: [0, 0.08, PAYLINE_HEIGHT],
      aperture: 0.03,
      lowering: 0.06,
      fit: 0.86,
    }),
    // The pay line near the middle of the picture, with a row above it and one below.
    hero: () => ({
      target: [0, 0.05, 0.54],
      azimuth: FRONT + lean * 0.7,
      elevation: degrees(8),
      distance: 4.8,
      fieldOfView: degrees(27),
      focus: [0, 0.05, PAYLINE_HEIGHT],
      aperture: 0.06,
      lowering: 0.12,
      fit: 0.98,
    }),
    endCard: (moment) => endCard(moment, FRONT + lean * 0.8),
  };
  return (moment) => {
    const plan = anotherTake(plans[moment.shot.kind](moment), moment);
    if (motion !== 'orbit') return plan;
    return { ...plan, azimuth: mix(FRONT, plan.azimuth, 0.4), liveliness: 0.62 };
  };
}

/** The focus is pulled towards the lens, so that words can be read on what was the picture. */
function endCard(moment: Moment, azimuth: number): ShotPlan {
  const pulled = smooth(0, Math.min(0.9, moment.shotDuration * 0.5), moment.shotTime);
  return {
    target: [0, 0, 0.76],
    azimuth,
    elevation: degrees(10),
    distance: 5,
    fieldOfView: degrees(27),
    focus: [0, mix(0.05, -2.4, pulled), mix(PAYLINE_HEIGHT, 0.8, pulled)],
    aperture: mix(0.075, 0.1, pulled),
    lowering: 0.2,
    fit: 1.08,
    liveliness: 0.7,
  };
}
