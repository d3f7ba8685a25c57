import type { GameSound } from '#film/studio/presets/game-sound.ts';
import type { PresetId } from '#domain/order/presets.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';
import type { Moment, ShotPlan } from '../camera/shot-plan.ts';
import type { LightRig } from '../light/light-rig.ts';
import type { Panel } from '../room/panel.ts';
import type { RoomPlan } from '../room/room-plan.ts';
import type { SceneContext } from '../scene-context.ts';
import type { Vec3 } from '../scene/vec3.ts';

export interface Backdrop {
  readonly panels: readonly Panel[];
  readonly hasGuests: boolean;
}

/** A built scene. Everything it shows is a pure function of the moment: frames are made in any order. */
export interface Scene {
  /** Moves every solid to where it is at the moment; sets everything that ever changes. */
  pose(moment: Moment): void;
  plan(moment: Moment): ShotPlan;
  readonly room: RoomPlan;
  /** What else stands behind the solids at a moment, and whether there are guests. */
  backdrop?(moment: Moment, eye: Vec3): Backdrop;
  /** The light, where the preset changes the light of the film. */
  readonly light?: LightRig;
}

export interface ScenePreset {
  readonly id: PresetId;
  build(context: SceneContext): Scene;
  /** What is heard while the scene of this storyboard is seen: the same plan, for the soundtrack. */
  soundsOf(storyboard: Storyboard): readonly GameSound[];
}
