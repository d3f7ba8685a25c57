import type { Panel } from '../room/panel.ts';
import { cross, minus, plus, times, unit, type Vec3 } from '../scene/vec3.ts';

/** Where light falls: from a lamp to where its beam ends, with the width it has there. */
export interface Beam {
  readonly from: Vec3;
  readonly to: Vec3;
  readonly width: number;
}

/** Returns a beam of light as a panel that turns towards the eye; its texture widens downwards. */
export function beamPanel(eye: Vec3, { from, to, width }: Beam): Omit<Panel, 'texture' | 'light'> {
  const center = times(plus(from, to), 0.5);
  const upward = times(minus(from, to), 0.5);
  const side = unit(cross(upward, minus(eye, center)));
  return { center, across: times(side, -width / 2), upward, adds: true };
}
