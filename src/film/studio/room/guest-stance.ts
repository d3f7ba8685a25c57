import type { Camera } from '../camera/drift.ts';
import { plus, type Vec3 } from '../scene/vec3.ts';
import { GUEST_CELL } from './guest-figure.ts';

/** A moment of a take, and its camera. */
export interface Sight {
  readonly time: number;
  readonly camera: Camera;
}

/** How a guest is shown in a take: nobody is seen without a head. */
export type Stance = 'standing' | 'seated' | 'away';

/** A guest as far as the framing of a take is concerned. */
export interface Framed {
  /** Of the feet. */
  readonly placeAt: (time: number) => Vec3;
  readonly height: number;
  readonly canSit: boolean;
}

/** Who sits is smaller by this. */
export const SEATED_DROP = 0.55;
/** The top of a guest's hair, as a part of the height. */
const HAIR_TOP = 0.96;
/** Of a whole figure, as a part of its height. */
const HALF_WIDTH = GUEST_CELL.width / GUEST_CELL.height / 2;
/** Heads keep this far from the upper edge, as a part of the frame's height: they are blurred. */
const AIR = 0.02;

/** The first stance in which the guest's head is whole, or out of the picture, through a take. */
export function stanceOf(guest: Framed, sights: readonly Sight[]): Stance {
  if (isHeadWhole(guest, sights, guest.height)) return 'standing';
  return guest.canSit && isHeadWhole(guest, sights, guest.height - SEATED_DROP) ? 'seated' : 'away';
}

function isHeadWhole({ placeAt }: Framed, sights: readonly Sight[], height: number): boolean {
  return sights.every(({ time, camera: { view } }) => {
    const top = view.project(plus(placeAt(time), [0, 0, height * HAIR_TOP]));
    if (top === undefined || top.y >= view.height * AIR) return true;
    const half = (height * HALF_WIDTH) / (top.distance * view.element);
    return top.x < -half || top.x > view.width + half;
  });
}
