import type { FilmOrder } from '#film/film-order.ts';
import { randomStream } from '#film/random.ts';
import { cutOnBeats } from '#film/rhythm/cut-on-beats.ts';
import { planStoryboard } from '#film/storyboard/plan-storyboard.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';
import { planTakes, type Take } from './cuts/plan-takes.ts';
import { FilmCameras } from './film-cameras.ts';
import { Kernel } from './kernel/kernel.ts';
import { lightRigFor } from './light/light-rig.ts';
import type { Scene } from './presets/preset.ts';
import { gatherGuests, type Guest } from './room/guests.ts';
import { castNearGuests } from './room/near-guests.ts';
import { Stage } from './scene/stage.ts';
import type { TextureHandle } from './scene/texture.ts';
import { buildScene } from './worlds/build-scene.ts';

/** Paints nothing. */
class BareStage extends Stage {
  override texture(): TextureHandle {
    return { index: 0, width: 1, height: 1 };
  }
}

/** A film of which only guests and cameras are looked at. */
export interface BareFilm {
  readonly storyboard: Storyboard;
  readonly takes: readonly Take[];
  readonly scene: Scene;
  readonly guests: readonly Guest[];
  readonly cameras: FilmCameras;
}

/** Where the cameras and the guests of a film stand, for tests. */
export function openBareFilm(order: FilmOrder): BareFilm {
  const storyboard = cutOnBeats(planStoryboard(order));
  const { controls, seed, size, look } = storyboard;
  const context = {
    stage: new BareStage(new Kernel()),
    storyboard,
    light: lightRigFor(controls.lighting, look.palette),
    logos: [],
    random: (name: string) => randomStream(seed, name),
  };
  const scene = buildScene(context);
  const guests = gatherGuests({ ...context, plan: scene.room });
  const takes = planTakes(storyboard);
  const nearGuests = castNearGuests(controls.crowdDensity, size, context.random('nearGuests'));
  const cameras = new FilmCameras({ storyboard, takes, scene, guests, nearGuests });
  return { storyboard, takes, scene, guests, cameras };
}
