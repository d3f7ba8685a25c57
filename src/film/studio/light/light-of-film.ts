import { CONTROL_DEFAULTS } from '#domain/order/controls.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';
import { lightRigFor, type LightRig } from './light-rig.ts';
import { inLightOf } from './time-of-day.ts';

/** The ordered light; where the order left it as it was, the time of day outside has its part in it. */
export function lightOfFilm({ controls, look }: Pick<Storyboard, 'controls' | 'look'>): LightRig {
  const ordered = lightRigFor(controls.lighting, look.palette);
  const isLeft = controls.lighting === CONTROL_DEFAULTS.lighting;
  return look.landscape && isLeft ? inLightOf(look.landscape, ordered) : ordered;
}
