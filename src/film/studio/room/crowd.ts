import { wander } from '../scene/easing.ts';
import { dimmed, type Light } from '#film/color/light.ts';
import type { LightRig } from '../light/light-rig.ts';
import type { TextureHandle } from '../scene/texture.ts';
import { lengthOf, minus, type Vec3 } from '../scene/vec3.ts';
import { GUEST_COUNT, paintGuests } from './crowd-painting.ts';
import { GUEST_CELL } from './guest-figure.ts';
import { leavesRoom } from './camera-space.ts';
import { SEATED_DROP, type Stance } from './guest-stance.ts';
import { feetOf, type Guest } from './guests.ts';
import type { Panel } from './panel.ts';
import type { RoomContext } from './room-context.ts';

interface LitGuest extends Guest {
  readonly light: Light;
}

interface Seen {
  readonly time: number;
  readonly eye: Vec3;
  readonly stance: Stance;
}

/** Guests all round the table, in depth; they sway, turn a little and now and then walk. */
export class Crowd {
  readonly #guests: readonly LitGuest[];
  readonly #texture: TextureHandle;
  readonly #floor: number;

  constructor({ stage, storyboard, random, plan, light }: RoomContext, guests: readonly Guest[]) {
    this.#texture = stage.texture(paintGuests(random('guests'), storyboard.look.palette));
    this.#guests = guests.map((guest) => ({
      ...guest,
      light: dimmed(lightAt(guest.place, light), guest.shade),
    }));
    this.#floor = plan.floor;
  }

  /** Guests at a time, each in the stance of the take. */
  panels(time: number, eye: Vec3, stances: readonly Stance[]): Panel[] {
    return this.#guests.flatMap(
      (guest, k) => this.#panelOf(guest, { time, eye, stance: stances[k] ?? 'away' }) ?? [],
    );
  }

  #panelOf(guest: LitGuest, { time, eye, stance }: Seen): Panel | undefined {
    if (stance === 'away') return undefined;
    const place = feetOf(guest, this.#floor, time);
    if (!leavesRoom(place, eye)) return undefined;
    const away = minus(eye, place);
    const flat = Math.hypot(away[0], away[1]);
    const breath = 1 + 0.006 * Math.sin(time * 1.7 + guest.phase);
    const whole = guest.height * breath;
    // Of who sits, the upper part is seen over the floor.
    const height = stance === 'seated' ? whole - SEATED_DROP : whole;
    // A small turn to and fro narrows the figure, as it does a body.
    const turn = (0.92 + 0.08 * Math.sin(time * 0.6 + guest.phase * 3)) * (guest.mirrored ? -1 : 1);
    const half = (whole * GUEST_CELL.width) / GUEST_CELL.height / 2;
    const tilt = wander(time * 0.7, guest.phase + 9) * 0.012;
    const side: Vec3 = [-away[1] / flat, away[0] / flat, 0];
    return {
      center: [place[0], place[1], this.#floor + height / 2],
      across: [side[0] * half * turn, side[1] * half * turn, half * tilt],
      upward: [side[0] * tilt * height, side[1] * tilt * height, height / 2],
      texture: this.#texture,
      blur: -0.02,
      light: guest.light,
      part: [guest.picture / GUEST_COUNT, 0, 1 / GUEST_COUNT, height / whole],
    };
  }
}

/** Guests stand further away than lamps reach over the table: their colour is what counts. */
const LAMP_DISTANCE = 0.45;

/** The room's own light, and the coloured light of the lamps on their side of it. */
function lightAt(place: Vec3, { room, lamps }: LightRig): Light {
  const brightness = 0.25 + room * 0.5;
  const base = dimmed([1, 0.96, 0.92], brightness * 0.72);
  return lamps.reduce<Light>((sum, { position, color, reach }) => {
    const near = (lengthOf(minus(place, position)) * LAMP_DISTANCE) / reach;
    const share = (0.6 * brightness) / (1 + 3 * near * near);
    return [sum[0] + color[0] * share, sum[1] + color[1] * share, sum[2] + color[2] * share];
  }, base);
}
