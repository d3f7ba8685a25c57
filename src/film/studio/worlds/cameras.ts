import type { ShotKind } from '#film/storyboard/storyboard.ts';
import type { Moment, ShotPlan } from '../camera/shot-plan.ts';
import { mix, smooth } from '../scene/easing.ts';

export const degrees = (value: number): number => (value * Math.PI) / 180;
export const FRONT = degrees(-90);

/** A world's own view of each kind of shot; the hero shows the table and has none. */
export type WorldViews = Record<Exclude<ShotKind, 'hero' | 'endCard'>, ShotPlan>;

/** The cameras of a world: its end card is its wide view with the focus pulled towards the lens. */
export function planWorld(views: WorldViews, near: number): (moment: Moment) => ShotPlan {
  return (moment) => {
    const { kind } = moment.shot;
    if (kind === 'hero') return views.wide;
    if (kind !== 'endCard') return views[kind];
    const pulled = smooth(0, Math.min(0.9, moment.shotDuration * 0.5), moment.shotTime);
    const { target } = views.wide;
    return {
      ...views.wide,
      focus: [target[0], mix(target[1], -near, pulled), target[2]],
      aperture: mix(0.04, 0.06, pulled),
      liveliness: 0.7,
    };
  };
}
