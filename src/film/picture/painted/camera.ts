import type { CameraMotion } from '#domain/controls.ts';
import type { Shot, ShotKind, Storyboard } from '#film/storyboard/storyboard.ts';

/** Where the camera stands, in stage units. */
export interface CameraPose {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
  /** Radians. */
  readonly roll: number;
}

const FRAMINGS: Record<ShotKind, CameraPose> = {
  wide: { x: 0, y: 0, zoom: 0.94, roll: 0 },
  detail: { x: 0.12, y: 0.06, zoom: 1.55, roll: -0.03 },
  action: { x: -0.04, y: 0.03, zoom: 1.22, roll: 0 },
  hero: { x: 0, y: 0.01, zoom: 1.06, roll: 0 },
  endCard: { x: 0, y: 0, zoom: 1, roll: 0 },
};

type Motion = (t: number, seconds: number) => CameraPose;
const STILL: CameraPose = { x: 0, y: 0, zoom: 1, roll: 0 };

/** Added to a shot's framing; `t` runs from 0 to 1 over the shot. */
const MOTIONS: Record<CameraMotion, Motion> = {
  static: () => STILL,
  smooth: (t) => ({ ...STILL, x: (t - 0.5) * 0.12, zoom: 1 + 0.05 * t }),
  dynamic: (t, seconds) => ({
    x: 0.05 * Math.sin(seconds * 1.7),
    y: 0.02 * Math.sin(seconds * 2.3),
    zoom: 1 + 0.24 * t * t,
    roll: 0.025 * Math.sin(seconds * 1.3),
  }),
  orbit: (t, seconds) => ({
    x: 0.11 * Math.sin(seconds * 0.55),
    y: 0.015 * Math.cos(seconds * 0.55),
    zoom: 1.02 + 0.04 * t,
    roll: 0.03 * Math.sin(seconds * 0.55 + 1),
  }),
};

export function cameraAt({ shots, controls }: Storyboard, frameIndex: number): CameraPose {
  const shot: Shot | undefined = shots.findLast(({ firstFrame }) => firstFrame <= frameIndex);
  if (!shot) return STILL;
  const t = (frameIndex - shot.firstFrame) / shot.frameCount;
  const framing = FRAMINGS[shot.kind];
  const motion = MOTIONS[controls.cameraMotion](t, frameIndex / controls.fps);
  return {
    x: framing.x + motion.x,
    y: framing.y + motion.y,
    zoom: framing.zoom * motion.zoom,
    roll: framing.roll + motion.roll,
  };
}
