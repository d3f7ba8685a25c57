import type { Moment, ShotPlan } from '../camera/shot-plan.ts';
import type { SceneContext } from '../scene-context.ts';
import type { Panel } from '../room/panel.ts';
import type { Vec3 } from '../scene/vec3.ts';

/** A built world beside the tables. Like a preset's scene it is a pure function of the moment. */
export interface WorldScene {
  pose(moment: Moment): void;
  plan(moment: Moment): ShotPlan;
  /** What stands behind its solids. */
  panels(moment: Moment, eye: Vec3): readonly Panel[];
}

export type BuildWorld = (context: SceneContext) => WorldScene;
