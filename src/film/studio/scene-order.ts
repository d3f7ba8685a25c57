import type { LoadedLogo } from '#film/brand/load-logos.ts';
import type { Random } from '#film/random.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';
import type { LightRig } from './light/light-rig.ts';
import type { Stage } from './scene/stage.ts';

/** What a preset builds its scene from. */
export interface SceneOrder {
  readonly stage: Stage;
  readonly storyboard: Storyboard;
  readonly light: LightRig;
  /** Of the film's brand; none where it has no brand. */
  readonly logos: readonly LoadedLogo[];
  /** A stream of random numbers of its own for each name; the same in every process for one seed. */
  readonly random: (name: string) => Random;
}
