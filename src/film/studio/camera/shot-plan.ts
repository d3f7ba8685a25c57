import type { CameraMotion } from '#domain/order/controls.ts';
import type { FrameSize } from '#film/frame-size.ts';
import type { Scenery, Shot } from '#film/storyboard/storyboard.ts';
import { mix, smooth, wander } from '../scene/easing.ts';
import { around, minus, plus, type Vec3 } from '../scene/vec3.ts';
import type { SetUp } from '../cuts/set-up.ts';
import type { CameraPose } from './camera-pose.ts';

/** A moment of the film as presets see it. Seconds. */
export interface Moment {
  readonly time: number;
  readonly duration: number;
  readonly shot: Shot;
  readonly shotIndex: number;
  readonly setUp: SetUp;
  /** What is seen instead of the table. */
  readonly world: Scenery | null;
  /** How many earlier shots of the film are of the same kind. */
  readonly take: number;
  /** Since the shot began. */
  readonly shotTime: number;
  readonly shotDuration: number;
  /** 0 at the shot's first frame, 1 at its end. */
  readonly progress: number;
  /** For how long the shutter is open. */
  readonly shutter: number;
  /** Of the ordered camera motion. */
  readonly move: Move;
}

/** A camera's move through one take, or through several that are matched. Seconds. */
export interface Move {
  readonly number: number;
  readonly time: number;
  readonly duration: number;
  /** 0 at its first frame, 1 at its end. */
  readonly progress: number;
}

/** How a preset wants a shot to be seen, before the order's camera motion moves it. Angles in radians. */
export interface ShotPlan {
  readonly target: Vec3;
  /** From the target to the camera, counter-clockwise from +x seen from above; the front is -90 degrees. */
  readonly azimuth: number;
  /** Above the horizon. */
  readonly elevation: number;
  readonly distance: number;
  readonly fieldOfView: number;
  /** The target when left out. */
  readonly focus?: Vec3;
  readonly aperture: number;
  readonly lowering?: number;
  /** Half the width around the target that must stay in the frame; the camera steps back in narrow frames. */
  readonly fit?: number;
  /** How much of the order's camera motion the shot takes: 1 when left out. */
  readonly liveliness?: number;
}

/** How later takes of a shot differ from the first. */
interface Take {
  /** Seen from the other side. */
  readonly isMirrored: boolean;
  readonly higher: number;
  /** Factor of the distance. */
  readonly nearness: number;
}
const TAKES: readonly [Take, ...Take[]] = [
  { isMirrored: false, higher: 0, nearness: 1 },
  { isMirrored: true, higher: 0.09, nearness: 0.9 },
  { isMirrored: false, higher: 0.17, nearness: 1.06 },
  { isMirrored: true, higher: -0.02, nearness: 0.84 },
];

/** Long films show a shot again from the other side, from nearer or from higher. For scenes alike on both sides. */
export function anotherTake(plan: ShotPlan, { take }: Moment): ShotPlan {
  const { isMirrored, higher, nearness } = TAKES[take % TAKES.length] ?? TAKES[0];
  const over = ([x, y, z]: Vec3): Vec3 => [isMirrored ? -x : x, y, z];
  return {
    ...plan,
    target: over(plan.target),
    azimuth: isMirrored ? -Math.PI - plan.azimuth : plan.azimuth,
    elevation: plan.elevation + higher,
    distance: plan.distance * nearness,
    ...(plan.focus && { focus: over(plan.focus) }),
  };
}

interface Sway {
  readonly azimuth: number;
  readonly elevation: number;
  /** Factor of the distance. */
  readonly nearness: number;
  readonly roll: number;
  /** Shift of target and eye, as from a hand. */
  readonly shake: number;
}

/** Of a plan's lowering: in tall frames there is room for words without pushing the table down. */
const TALL_LOWERING = 0.8;

/** Without words over it, a subject may stand higher, clear of the legal lines. */
const WORDLESS_LOWERING = 0.65;

/** Under words a subject stands lower than the middle by this part of the frame's height at least. */
const UNDER_WORDS = { wide: 0.21, other: 0.14 } as const;

/** Neighbouring moves go to opposite sides. */
const sideOf = ({ number }: Move): 1 | -1 => (number % 2 === 0 ? 1 : -1);

/** Radians a second, and over a whole shot. */
const ORBIT_SPEED = 0.26;
const ORBIT_REACH = 1.15;

/** A dynamic camera takes its whole way in so many seconds or more, and less of it in shorter moves. */
const DYNAMIC_SECONDS = 2;

const SWAYS: Record<CameraMotion, (move: Move) => Sway> = {
  static: () => ({ azimuth: 0, elevation: 0, nearness: 1, roll: 0, shake: 0 }),
  smooth: (move) => ({
    azimuth: sideOf(move) * mix(-0.11, 0.11, smooth(-0.15, 1.15, move.progress)),
    elevation: 0.02 * (move.progress - 0.5),
    nearness: mix(1.05, 0.95, smooth(-0.1, 1.1, move.progress)),
    roll: 0,
    shake: 0.0012,
  }),
  dynamic: (move) => {
    const way = Math.min(1, move.duration / DYNAMIC_SECONDS);
    return {
      azimuth: sideOf(move) * way * mix(-0.34, 0.26, smooth(0, 1, move.progress)),
      elevation: 0.1 * Math.sin(move.progress * Math.PI * 1.2 - 0.4),
      nearness: mix(1, mix(1.22, 0.84, smooth(0, 1, move.progress)), way),
      roll: sideOf(move) * 0.045 * Math.sin(move.progress * Math.PI * 1.5 - 0.6),
      shake: 0.006,
    };
  },
  orbit: (move) => ({
    azimuth: (move.time - move.duration / 2) * Math.min(ORBIT_SPEED, ORBIT_REACH / move.duration),
    elevation: 0.05 * Math.sin(move.time * 0.5),
    nearness: mix(1.03, 0.98, move.progress),
    roll: 0,
    shake: 0.0012,
  }),
};

/** The camera of a shot: the preset's plan, moved as ordered and fitted to the frame's shape. */
export function poseFor(
  plan: ShotPlan,
  motion: CameraMotion,
  moment: Moment,
  size: FrameSize,
): CameraPose {
  const sway = SWAYS[motion](moment.move);
  const k = plan.liveliness ?? 1;
  const azimuth = plan.azimuth + sway.azimuth * k;
  const elevation = Math.max(plan.elevation + sway.elevation * k, 0.04);
  const distance = fittedDistance(plan, size) * mix(1, sway.nearness, k);
  const hand: Vec3 = [
    wander(moment.time, 1) * sway.shake * k,
    wander(moment.time, 2) * sway.shake * k,
    wander(moment.time, 3) * sway.shake * k,
  ];
  const target = plus(plan.target, hand);
  const flat = around(Math.cos(elevation) * distance, azimuth, Math.sin(elevation) * distance);
  return {
    eye: plus(target, flat),
    target,
    fieldOfView: plan.fieldOfView,
    focus: plan.focus ?? plan.target,
    aperture: plan.aperture,
    roll: sway.roll * k,
    lowering: loweringOf(plan, moment, size),
  };
}

/** The camera turned to its right about where it stands; it stays in focus as far away as before. */
export function turnedAside(pose: CameraPose, radians: number): CameraPose {
  if (radians === 0) return pose;
  const [c, s] = [Math.cos(radians), Math.sin(radians)];
  const about = (place: Vec3): Vec3 => {
    const [x, y, z] = minus(place, pose.eye);
    return plus(pose.eye, [x * c + y * s, y * c - x * s, z]);
  };
  return { ...pose, target: about(pose.target), focus: about(pose.focus) };
}

/** What stands over the subject is words, or nothing. */
function loweringOf({ lowering = 0 }: ShotPlan, { shot }: Moment, size: FrameSize): number {
  const isWide = size.width > size.height;
  const forShape = isWide ? lowering : lowering * TALL_LOWERING;
  if (shot.words.length === 0) return forShape * WORDLESS_LOWERING;
  return Math.max(forShape, UNDER_WORDS[isWide ? 'wide' : 'other']);
}

function fittedDistance(
  { distance, fieldOfView, fit }: ShotPlan,
  { width, height }: FrameSize,
): number {
  if (fit === undefined) return distance;
  const halfWidth = Math.tan(fieldOfView / 2) * (width / Math.min(width, height));
  return Math.max(distance, fit / halfWidth);
}
