import type { SceneContext } from '../scene-context.ts';
import type { TextureHandle } from '../scene/texture.ts';
import type { RoomPlan } from './room-plan.ts';

/** What the parts of a room are built from. */
export interface RoomContext extends SceneContext {
  readonly plan: RoomPlan;
  /** What stands outside the windows in place of the usual view. */
  readonly vista?: TextureHandle;
}
