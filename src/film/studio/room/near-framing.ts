import type { ShotKind } from '#film/storyboard/storyboard.ts';
import type { CameraPose } from '../camera/camera-pose.ts';
import type { Projection } from '../camera/projection.ts';
import type { ShotPlan } from '../camera/shot-plan.ts';
import type { Sight } from './guest-stance.ts';
import type { NearGuest } from './near-guests.ts';
import { shiftOf, standingOf, type Standing } from './near-standing.ts';

/** A moment of a take as the preset plans it. */
export interface PlannedSight extends Sight {
  readonly kind: ShotKind;
  readonly plan: ShotPlan;
}

/** Seen from higher, guests would show the tops of their heads. Radians. */
const PITCH_MAX = 0.62;

/** What a guest does to clear the view, least first: steps to the side, parts of the frame's width, and is seen smaller. */
const WAYS_ASIDE: readonly { readonly step: number; readonly size: number }[] = [
  1, 0.88, 0.76,
].flatMap((size) => [0, 0.015, 0.03, 0.045, 0.06].map((step) => ({ step, size })));

/** Whether the camera looks level enough for guests before it. */
export function isLevel(sights: readonly Sight[]): boolean {
  return sights.every(({ camera: { view } }) => Math.asin(-view.forward[2]) < PITCH_MAX);
}

/** The guests that leave the game in view through a take, each as far to the side as it has to stand. */
export function besideGame(
  guests: readonly NearGuest[],
  sights: readonly PlannedSight[],
  middle: CameraPose,
): NearGuest[] {
  const views = sights.map((sight) => {
    const { time, camera } = sight;
    const shift = shiftOf(middle, camera.pose, camera.view);
    return { game: gameIn(sight), seen: { time, view: camera.view, shift } };
  });
  const isClear = (guest: NearGuest): boolean =>
    views.every(({ game, seen }) => {
      const standing = standingOf(guest, seen);
      const outline = outlineOf(standing, seen.view);
      return isRecognized(standing, seen.view) && outline.every((part) => !meet(part, game));
    });
  return guests.flatMap((guest) => {
    const aside = WAYS_ASIDE.map(({ step, size }) => ({
      ...guest,
      aside: guest.aside - step,
      head: guest.head * size,
    }));
    return aside.find(isClear) ?? [];
  });
}

/** A sliver of a head at the edge of the frame would not be taken for a guest. In heads. */
const CROPPED_MAX = 0.15;
const isRecognized = ({ x, head }: Standing, { width }: Projection): boolean =>
  x > -CROPPED_MAX * head && x < width + CROPPED_MAX * head;

/** A rectangle of the frame, in its pixels. */
export interface Rectangle {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export const meet = (a: Rectangle, b: Rectangle): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Of what a shot has to keep in the frame, guests leave so much in view: more where the game is decided. */
const GAME_SHARES = {
  wide: { across: 0.6, up: 0.2 },
  decisive: { across: 0.85, up: 0.35 },
} as const;
const NO_FIT = 0.4;

/** What is not to be covered. */
export function gameIn({ plan, kind, camera: { view } }: PlannedSight): Rectangle {
  const at = view.project(plan.target);
  if (at === undefined) return { left: 0, right: view.width, top: 0, bottom: view.height };
  const share = GAME_SHARES[kind === 'wide' ? 'wide' : 'decisive'];
  const reach = (plan.fit ?? NO_FIT) / (at.distance * view.element);
  return {
    left: at.x - reach * share.across,
    right: at.x + reach * share.across,
    top: at.y - reach * share.up,
    bottom: at.y + reach * share.up,
  };
}

/** Half the width of a head with its hair, and of shoulders, and how far down they begin, in heads. */
const HEAD = { half: 0.43, from: -0.6, to: 0.7 } as const;
const SHOULDERS = { half: 1.2, from: 0.7 } as const;

/** Head and shoulders of a guest as they are seen at most. */
export function outlineOf({ x, y, head }: Standing, { height }: Projection): readonly Rectangle[] {
  return [
    {
      left: x - HEAD.half * head,
      right: x + HEAD.half * head,
      top: y + HEAD.from * head,
      bottom: y + HEAD.to * head,
    },
    {
      left: x - SHOULDERS.half * head,
      right: x + SHOULDERS.half * head,
      top: y + SHOULDERS.from * head,
      bottom: height,
    },
  ];
}
