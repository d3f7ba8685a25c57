import type { CameraPose } from '../camera/camera-pose.ts';
import { projectionOf, type Projection } from '../camera/projection.ts';
import type { FrameSize } from '#film/frame-size.ts';
import { hexOf, vivid, WHITE, type Light } from '#film/color/light.ts';
import type { LightRig } from '../light/light-rig.ts';
import { wander } from '../scene/easing.ts';
import type { TextureHandle } from '../scene/texture.ts';
import { plus, times, type Vec3 } from '../scene/vec3.ts';
import { NEAR_CELL, NEAR_HEAD } from './near-guest-figure.ts';
import { NEAR_FIGURE_COUNT, paintNearGuests, type NearLight } from './near-guest-painting.ts';
import type { NearGuest } from './near-guests.ts';
import { shiftOf, standingOf, type Standing } from './near-standing.ts';
import type { Panel } from './panel.ts';
import type { RoomContext } from './room-context.ts';

/** A take as far as guests before it are concerned. */
export interface NearView {
  readonly time: number;
  readonly pose: CameraPose;
  /** In the middle of the take. */
  readonly middle: CameraPose;
}

/** Guests with their backs to the lens: they keep to its edges, sway, breathe and turn their heads a little. */
export class NearCrowd {
  readonly #texture: TextureHandle;
  readonly #size: FrameSize;

  constructor({ stage, storyboard, light, random }: RoomContext) {
    this.#size = storyboard.size;
    this.#texture = stage.texture(paintNearGuests(random('nearFigures'), lightOn(light)));
  }

  /** Backs and heads as they stand before the camera, before it is torn aside. */
  panels(guests: readonly NearGuest[], { time, pose, middle }: NearView): Panel[] {
    const view = projectionOf(pose, this.#size.width, this.#size.height);
    const shift = shiftOf(middle, pose, view);
    return guests.flatMap((guest) => {
      const { figure, side, phase } = guest;
      const stands = standingOf(guest, { time, view, shift });
      const turn = wander(time * 0.7, phase + 5);
      const inwards = side === 'left' ? 1 : -1;
      const head = {
        ...stands,
        x: stands.x + inwards * turn * HEAD_TURN.aside * stands.head,
        width: stands.width * (HEAD_TURN.width + HEAD_TURN.narrower * turn),
        tilt: inwards * turn * HEAD_TURN.tilt,
        // In front of its own back.
        distance: stands.distance * 0.99,
      };
      return [stands, head].map((part, row) => ({
        ...placed(part, pose, view),
        texture: this.#texture,
        light: WHITE,
        blur: AS_PAINTED,
        part: [figure / NEAR_FIGURE_COUNT, row / 2, 1 / NEAR_FIGURE_COUNT, 0.5] as const,
      }));
    });
  }
}

/** They are painted as blurred as they are seen: the lens adds nothing. */
const AS_PAINTED = -1;
/** How heads turn from the one side to the other; in heads, as parts of the width, and in radians. */
const HEAD_TURN = { aside: 0.05, width: 0.96, narrower: 0.05, tilt: 0.02 } as const;

/** In the darkest rooms, too, hair, skin and cloth are told apart. */
const SHADE_MAX = 0.82;

/** The lamp over the table edges them on the game's side, a lamp of the room on the other. */
function lightOn({ key, ambient, lamps }: LightRig): NearLight {
  const brightness = (ambient[0] + ambient[1] + ambient[2]) / 3;
  return {
    table: hexOf(hueOf(key.color)),
    side: hexOf(hueOf(lamps[0]?.color ?? key.color)),
    shade: Math.min(SHADE_MAX, 1 - 0.35 * brightness),
    rim: 0.75 - 0.25 * brightness ** 3,
  };
}

/** A lamp's colour with less of its white. */
function hueOf(color: Light): Light {
  const [red, green, blue] = vivid(color);
  return [red ** 1.7, green ** 1.7, blue ** 1.7];
}

/** A panel across the view. */
function placed(
  { x, y, head, width, tilt, distance }: Standing,
  { eye }: CameraPose,
  view: Projection,
): Pick<Panel, 'center' | 'across' | 'upward'> {
  const pixel = view.element * distance;
  const scale = head / NEAR_HEAD.height;
  const middle = y + (NEAR_CELL.height / 2 - NEAR_HEAD.middle) * scale;
  const inView = (right: number, up: number): Vec3 =>
    plus(times(view.right, right * pixel), times(view.up, up * pixel));
  const tall = (NEAR_CELL.height / 2) * scale;
  return {
    center: plus(
      plus(eye, times(view.forward, distance)),
      inView(x - view.width / 2, view.height / 2 - middle),
    ),
    across: inView(width, width * tilt),
    upward: inView(-tall * tilt, tall),
  };
}
