import { carried, combined, turnedAbout, type Rotation } from '../../scene/rotation.ts';
import { cross, dot, lengthOf, minus, plus, times, unit, type Vec3 } from '../../scene/vec3.ts';
import { DIE } from './dimensions.ts';

/** A cube in flight. Seconds, units, radians. */
export interface DieBody {
  position: Vec3;
  rotation: Rotation;
  velocity: Vec3;
  /** Angular, in the world. */
  spin: Vec3;
}

/** A flat obstacle: points whose distance along `normal` from the origin is below `offset` are inside it. */
export interface Obstacle {
  readonly normal: Vec3;
  readonly offset: number;
  readonly bounce: number;
  readonly friction: number;
}

/** Two thirds of 9.81 m/s² in units of 40 cm: dice larger than life look right when they fall a little slower. */
const GRAVITY = 16;
const HALF = DIE / 2;
/** From its middle to its corners. */
const REACH = HALF * Math.sqrt(3);
/** Of a cube with a mass of 1. */
const INERTIA = DIE ** 2 / 6;
/** Slower blows do not bounce. */
const DULL = 0.5;

const CORNERS: readonly Vec3[] = [-1, 1].flatMap((x) =>
  [-1, 1].flatMap((y) => [-1, 1].map((z): Vec3 => [x * HALF, y * HALF, z * HALF])),
);

/** Lets a die fly on for `step` seconds. */
export function fly(die: DieBody, step: number): void {
  die.velocity = plus(die.velocity, [0, 0, -GRAVITY * step]);
  die.position = plus(die.position, times(die.velocity, step));
  const speed = lengthOf(die.spin);
  if (speed > 1e-6)
    die.rotation = squared(combined(turnedAbout(die.spin, speed * step), die.rotation));
}

/** Keeps a rotation's directions at right angles, which rounding slowly wears off. */
function squared({ x, y }: Rotation): Rotation {
  const ux = unit(x);
  const z = unit(cross(ux, y));
  return { x: ux, y: cross(z, ux), z };
}

/** Stops what is inside an obstacle, corner by corner; returns the hardest blow. */
export function strike(die: DieBody, obstacle: Obstacle): number {
  const { normal, offset } = obstacle;
  if (dot(die.position, normal) - offset > REACH) return 0;
  let hardest = 0;
  let deepest = 0;
  for (const corner of CORNERS) {
    const arm = carried(die.rotation, corner);
    const depth = offset - dot(plus(die.position, arm), normal);
    if (depth <= 0) continue;
    deepest = Math.max(deepest, depth);
    hardest = Math.max(hardest, pushCorner(die, arm, obstacle));
  }
  if (deepest > 0) die.position = plus(die.position, times(normal, deepest * 0.6));
  return hardest;
}

/** The push of an obstacle at one corner, with friction; returns the speed of the blow. */
function pushCorner(die: DieBody, arm: Vec3, { normal, bounce, friction }: Obstacle): number {
  const velocity = plus(die.velocity, cross(die.spin, arm));
  const into = -dot(velocity, normal);
  if (into <= 0) return 0;
  const back = into > DULL ? bounce : 0;
  const push = ((1 + back) * into) / massAgainst(arm, normal);
  apply(die, arm, times(normal, push));
  const along = plus(velocity, times(normal, into));
  const sliding = lengthOf(along);
  if (sliding > 1e-6) {
    const direction = times(along, 1 / sliding);
    const hold = Math.min(friction * push, sliding / massAgainst(arm, direction));
    apply(die, arm, times(direction, -hold));
  }
  return into;
}

/** How easily a corner gives way: 1 for the die's middle, more for its corners. */
function massAgainst(arm: Vec3, direction: Vec3): number {
  const lever = cross(arm, direction);
  return 1 + dot(lever, lever) / INERTIA;
}

function apply(die: DieBody, arm: Vec3, impulse: Vec3): void {
  die.velocity = plus(die.velocity, impulse);
  die.spin = plus(die.spin, times(cross(arm, impulse), 1 / INERTIA));
}

/** Two dice meet as balls do, about as wide as they are; returns the speed of the blow. */
export function collide(a: DieBody, b: DieBody): number {
  const apart = minus(b.position, a.position);
  const distance = lengthOf(apart);
  const reach = DIE * 1.16;
  if (distance >= reach || distance < 1e-6) return 0;
  const normal = times(apart, 1 / distance);
  const shift = times(normal, (reach - distance) * 0.3);
  a.position = minus(a.position, shift);
  b.position = plus(b.position, shift);
  const closing = dot(minus(a.velocity, b.velocity), normal);
  if (closing <= 0) return 0;
  const push = times(normal, closing * 0.7);
  a.velocity = minus(a.velocity, push);
  b.velocity = plus(b.velocity, push);
  return closing;
}
