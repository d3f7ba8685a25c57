import type { CrowdDensity } from '#domain/order/controls.ts';
import type { FrameSize } from '#film/frame-size.ts';
import { between, type Random } from '#film/random.ts';
import { wander } from '../scene/easing.ts';
import { around, lengthOf, type Vec3 } from '../scene/vec3.ts';
import { GUEST_COUNT } from './crowd-painting.ts';
import type { RoomContext } from './room-context.ts';

const COUNTS: Record<CrowdDensity, number> = { none: 0, light: 13, medium: 30, busy: 70 };

export interface Guest {
  readonly place: Vec3;
  readonly height: number;
  readonly picture: number;
  readonly mirrored: boolean;
  readonly phase: number;
  readonly walks: number;
  /** Part of the light at their place that they are seen in. */
  readonly shade: number;
}

/** Where a guest stands at a time: they sway, and some walk round the table. */
export function feetOf({ place, walks, phase }: Guest, floor: number, time: number): Vec3 {
  const distance = Math.hypot(place[0], place[1]);
  const angle = Math.atan2(place[1], place[0]) + (walks * time) / lengthOf(place);
  const sway = wander(time * 0.9, phase) * 0.05;
  return around(distance + sway * 0.4, angle + sway / distance, floor);
}

/** Beyond the clearing: far enough for cameras to see their heads, and before the machines along the walls. */
const NEAR: readonly [from: number, to: number] = [0.3, 1.6];
const FAR: readonly [from: number, to: number] = [1.8, 3.6];
/** Guests are placed going round the table so often. */
const ROUNDS = 5.03;

/** The higher, the closer together guests stand behind the table, where most cameras look: narrow frames see less of it. */
const crowdingOf = ({ width, height }: FrameSize): number => (width > height ? 1.5 : 2.2);

/** Counter-clockwise from +x, after so many rounds. */
function angleOf(rounds: number, crowding: number): number {
  const aside = ((rounds % 1) - 0.5) * 2;
  return Math.PI / 2 + Math.sign(aside) * Math.abs(aside) ** crowding * Math.PI;
}

export type GuestContext = Pick<RoomContext, 'storyboard' | 'plan' | 'random'>;

export function gatherGuests({ storyboard, plan, random: streamOf }: GuestContext): Guest[] {
  const random = streamOf('crowd');
  const crowding = crowdingOf(storyboard.size);
  const guests: Guest[] = [];
  let latest: Guest | undefined;
  const count = COUNTS[storyboard.controls.crowdDensity];
  for (let i = 0; i < count; i++) {
    const near = i % 5 < 2;
    const angle = angleOf(((i + between(random, 0.1, 0.9)) / count) * ROUNDS, crowding);
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
      shade: between(random, 0.65, 1.05) * (near ? 0.85 : 1),
    };
    guests.push(latest);
  }
  return guests;
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
