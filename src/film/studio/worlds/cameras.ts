import type { ShotKind } from '#film/storyboard/storyboard.ts';
import type { Moment, ShotPlan } from '../camera/shot-plan.ts';
import { mix, smooth } from '../scene/easing.ts';
import { degrees } from '../scene/rotation.ts';

export const FRONT = degrees(-90);

/** A world's own view of each kind of shot; the hero shows the table and has none. */
export type WorldViews = Record<Exclude<ShotKind, 'hero' | 'endCard'>, ShotPlan>;

/** How a later take of the same view differs from the first: from another side and height, through another lens. */
interface OtherTake {
  readonly aside: number;
  readonly higher: number;
  /** Factors. */
  readonly nearness: number;
  readonly lens: number;
}
const TAKES: readonly [OtherTake, ...OtherTake[]] = [
  { aside: 0, higher: 0, nearness: 1, lens: 1 },
  { aside: degrees(-30), higher: degrees(3), nearness: 1.2, lens: 0.68 },
  { aside: degrees(24), higher: degrees(7), nearness: 0.92, lens: 1.16 },
];
/** A later take of a near view goes to what the other near view shows. */
const VIEWS_OF = {
  wide: ['wide'],
  detail: ['detail', 'action'],
  action: ['action', 'detail'],
} as const satisfies Record<keyof WorldViews, readonly (keyof WorldViews)[]>;
/** The end card looks at the wide view from its other side. */
const END_CARD_ASIDE = degrees(-22);

function viewOf(views: WorldViews, kind: keyof WorldViews, take: number): ShotPlan {
  const names = VIEWS_OF[kind];
  const plan = views[names[take % names.length] ?? kind];
  const { aside, higher, nearness, lens } = TAKES[take % TAKES.length] ?? TAKES[0];
  return {
    ...plan,
    azimuth: plan.azimuth + aside,
    elevation: plan.elevation + higher,
    distance: plan.distance * nearness,
    fieldOfView: plan.fieldOfView * lens,
    ...(plan.fit !== undefined && { fit: plan.fit * nearness * lens }),
  };
}

/** The cameras of a world: its end card is its wide view with the focus pulled towards the lens. */
export function planWorld(views: WorldViews, near: number): (moment: Moment) => ShotPlan {
  return (moment) => {
    const { kind } = moment.shot;
    if (kind === 'hero') return views.wide;
    if (kind !== 'endCard') return viewOf(views, kind, moment.take);
    const pulled = smooth(0, Math.min(0.9, moment.shotDuration * 0.5), moment.shotTime);
    const { target } = views.wide;
    return {
      ...views.wide,
      azimuth: views.wide.azimuth + END_CARD_ASIDE,
      focus: [target[0], mix(target[1], -near, pulled), target[2]],
      aperture: mix(0.04, 0.06, pulled),
      liveliness: 0.7,
    };
  };
}
