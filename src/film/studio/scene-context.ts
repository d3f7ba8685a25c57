import type { LoadedLogo } from '#film/brand/load-logos.ts';
import type { Random } from '#film/random.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';
import type { LightRig } from './light/light-rig.ts';
import type { Stage } from './scene/stage.ts';

/** What the scene of a film is built from; every part of the scene gets it. */
export interface SceneContext {
  readonly stage: Stage;
  readonly storyboard: Storyboard;
  readonly light: LightRig;
  /** The logos of the brand; empty for films without one. */
  readonly logos: readonly LoadedLogo[];
  /** Returns the stream of random numbers of this name, which depends on the film’s seed alone. */
  readonly random: (name: string) => Random;
}
