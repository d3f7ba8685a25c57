import type { FrameSize } from '#film/frame-size.ts';
import { SHARE_BESIDE_PANEL, standsBesideGame } from '#film/storyboard/beside-panel.ts';
import type { Shot } from '#film/storyboard/storyboard.ts';
import type { CameraPose } from './camera-pose.ts';
import { minus, plus, times } from '../scene/vec3.ts';
import { turnedAside } from './shot-plan.ts';

/** Of the blur that end cards have where words cover their middle: enough to see what game it is. */
const APERTURE = 0.45;
/** How much further away the camera stands, so that the game has room beside the panel. */
const STEP_BACK = 1.22;

/** Turns the camera so that the game is seen beside the panel of an end card; other shots keep their pose. */
export function besidePanel(pose: CameraPose, shot: Shot, size: FrameSize): CameraPose {
  if (!standsBesideGame(shot, size)) return pose;
  const halfWidth = Math.tan(pose.fieldOfView / 2) * (size.width / size.height);
  const eye = plus(pose.target, times(minus(pose.eye, pose.target), STEP_BACK));
  const turned = turnedAside({ ...pose, eye }, -Math.atan(halfWidth * (1 - SHARE_BESIDE_PANEL)));
  return { ...turned, aperture: pose.aperture * APERTURE };
}
