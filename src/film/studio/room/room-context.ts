import type { SceneContext } from '../scene-context.ts';
import type { RoomPlan } from './room-plan.ts';

/** What the parts of a room are built from. */
export interface RoomContext extends SceneContext {
  readonly plan: RoomPlan;
}
