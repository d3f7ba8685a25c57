import type { CrowdDensity } from '#domain/controls.ts';
import { wander } from '../scene/easing.ts';
import { between, type Random } from '#film/random.ts';
import { dimmed, type Light } from '#film/color/light.ts';
import type { LightRig } from '../light/light-rig.ts';
import type { TextureHandle } from '../scene/texture.ts';
import { around, lengthOf, minus, type Vec3 } from '../scene/vec3.ts';
import { GUEST_COUNT, paintGuests } from './crowd-painting.ts';
import { GUEST_CELL } from './guest-figure.ts';
import { leavesRoom } from './camera-space.ts';
import { SEATED_DROP, stanceOf, type Sight } from './guest-stance.ts';
import type { Panel } from './panel.ts';
import type { RoomContext } from './room-context.ts';

const COUNTS: Record<CrowdDensity, number> = { none: 0, light: 13, medium: 30, busy: 70 };

interface Guest {
  readonly place: Vec3;
  readonly height: number;
  readonly picture: number;
  readonly mirrored: boolean;
  readonly phase: number;
  readonly walks: number;
  readonly light: Light;
}

/** What a frame shows of its take. */
interface Seen {
  readonly time: number;
  readonly eye: Vec3;
  readonly sights: readonly Sight[];
}

/** Guests all round the table, in depth; they sway, turn a little and now and then walk. */
export class Crowd {
  readonly #guests: readonly Guest[];
  readonly #texture: TextureHandle;
  readonly #floor: number;

  constructor(room: RoomContext) {
    const { stage, storyboard, random, plan } = room;
    this.#texture = stage.texture(paintGuests(random('guests'), storyboard.look.palette));
    this.#guests = gatherGuests(room);
    this.#floor = plan.floor;
  }

  /** Guests at a time of a take that is seen through `sights`. */
  panels(time: number, eye: Vec3, sights: readonly Sight[]): Panel[] {
    return this.#guests.flatMap((guest) => this.#panelOf(guest, { time, eye, sights }) ?? []);
  }

  #panelOf(guest: Guest, { time, eye, sights }: Seen): Panel | undefined {
    const placeAt = (seconds: number) => this.#feetOf(guest, seconds);
    const place = placeAt(time);
    if (!leavesRoom(place, eye)) return undefined;
    const stance = stanceOf({ placeAt, height: guest.height, canSit: guest.walks === 0 }, sights);
    if (stance === 'away') return undefined;
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
      blur: 0.01,
      light: guest.light,
      part: [guest.picture / GUEST_COUNT, 0, 1 / GUEST_COUNT, height / whole],
    };
  }

  #feetOf({ place, walks, phase }: Guest, time: number): Vec3 {
    const distance = Math.hypot(place[0], place[1]);
    const angle = Math.atan2(place[1], place[0]) + (walks * time) / lengthOf(place);
    const sway = wander(time * 0.9, phase) * 0.05;
    return around(distance + sway * 0.4, angle + sway / distance, this.#floor);
  }
}

/** Beyond the clearing: far enough for cameras to see their heads, and before the machines along the walls. */
const NEAR: readonly [from: number, to: number] = [1, 2.2];
const FAR: readonly [from: number, to: number] = [2.2, 3.8];
/** Guests are placed going round the table so often. */
const ROUNDS = 5.03;

/** Counter-clockwise from +x, after so many rounds: closer together behind the table, where most cameras look. */
function angleOf(rounds: number): number {
  const aside = ((rounds % 1) - 0.5) * 2;
  return Math.PI / 2 + Math.sign(aside) * Math.abs(aside) ** 1.5 * Math.PI;
}

function gatherGuests({ storyboard, light, plan, random: streamOf }: RoomContext): Guest[] {
  const random = streamOf('crowd');
  const guests: Guest[] = [];
  let latest: Guest | undefined;
  const count = COUNTS[storyboard.controls.crowdDensity];
  for (let i = 0; i < count; i++) {
    const near = i % 5 < 2;
    const angle = angleOf(((i + between(random, 0.1, 0.9)) / count) * ROUNDS);
    const [from, to] = near ? NEAR : FAR;
    const distance = plan.clearing + between(random, from, to);
    // Every second one stands beside the one before, and turns to them.
    const beside = i % 4 === 1 ? latest : undefined;
    const place = beside === undefined ? around(distance, angle) : besideOf(beside.place, random);
    latest = {
      place,
      height: between(random, 3.5, 3.95),
      picture: freshPicture(Math.floor(random() * GUEST_COUNT), place, guests),
      mirrored: beside === undefined ? random() < 0.5 : !beside.mirrored,
      phase: random() * 20,
      walks:
        beside === undefined && i % 4 !== 0 && !near && random() < 0.6
          ? between(random, -0.55, 0.55)
          : 0,
      light: dimmed(lightAt(place, light), between(random, 0.65, 1.05) * (near ? 0.85 : 1)),
    };
    guests.push(latest);
  }
  return guests;
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

/** Guests nearer to one another than this are seen together. */
const TOGETHER = 2.4;

/** The picture that was drawn, or the next one that nobody near wears: no guest stands beside a copy. */
function freshPicture(drawn: number, [x, y]: Vec3, guests: readonly Guest[]): number {
  const worn = new Set(
    guests
      .filter(({ place }) => Math.hypot(place[0] - x, place[1] - y) < TOGETHER)
      .map(({ picture }) => picture),
  );
  for (let k = 0; k < GUEST_COUNT; k += 1) {
    const picture = (drawn + k) % GUEST_COUNT;
    if (!worn.has(picture)) return picture;
  }
  return drawn;
}

/** At arm's length, a step nearer or farther. */
function besideOf([x, y]: Vec3, random: Random): Vec3 {
  const angle = Math.atan2(y, x);
  const distance = Math.hypot(x, y);
  return around(
    distance + between(random, 0.1, 0.5),
    angle + between(random, 0.95, 1.25) / distance,
  );
}
