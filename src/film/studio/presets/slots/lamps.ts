import type { Prop } from '../../scene/prop.ts';
import { pointing } from '../../scene/rotation.ts';
import type { Vec3 } from '../../scene/vec3.ts';
import { TOP_GLASS } from './dimensions.ts';
import type { Machine } from './machine.ts';

/** How many lamps of a chain make one wave. */
const WAVE = 6;
const REST_SPEED = 3.2;
const BUSY_SPEED = 9;

/** The lamps of a cabinet, in the order in which they chase each other. */
export interface LampChain {
  /** `way` counts lamps since the film began; `strength` dims all. */
  pose(way: number, strength: number): void;
}

/**
 * How many lamps the chase has passed at a moment, faster while the reels turn. `busySeconds` is how long they
 * have turned so far.
 */
export const chaseWay = (time: number, busySeconds: number): number =>
  time * REST_SPEED + busySeconds * (BUSY_SPEED - REST_SPEED);

/** Brightness of a lamp: bright heads with a tail that fades. */
function lampStrength(index: number, way: number): number {
  const phase = (((index - way) % WAVE) + WAVE) % WAVE;
  const behind = (WAVE - phase) % WAVE;
  return 0.06 + 0.94 * Math.max(0, 1 - behind / (WAVE * 0.62)) ** 1.6;
}

/** Adds the chain of bulbs or tubes around a machine's cabinet; fewer where it is not the one that is played. */
export function addLamps(machine: Machine): LampChain {
  const places = lampPlaces(machine.isPlayed ? 1 : 1.9);
  const lamps = places.map((place, k) => addLamp(machine, place, k));
  return {
    pose(way, strength) {
      for (const [k, lamp] of lamps.entries()) lamp.glow(lampStrength(k, way) * strength);
    },
  };
}

function addLamp({ stage, kit, x, isPlayed }: Machine, place: LampPlace, index: number): Prop {
  const at: Vec3 = [x + place.at[0], place.at[1], place.at[2]];
  if (kit.look.style !== 'neon') {
    const radius = isPlayed ? 0.024 : 0.028;
    return stage.add({ solid: { kind: 'sphere', radius, material: kit.bulb }, at });
  }
  const material = index % 2 === 0 ? kit.tube : kit.secondTube;
  return stage.add({
    solid: { kind: 'capsule', radius: 0.0155, length: isPlayed ? 0.056 : 0.13, material },
    at,
    rotation: pointing(place.along),
  });
}

interface LampPlace {
  readonly at: Vec3;
  readonly along: Vec3;
}

/** Up the left pillar, over the top, down the right one. */
function lampPlaces(spread: number): LampPlace[] {
  const places: LampPlace[] = [];
  const step = 0.105 * spread;
  const side = 0.775;
  const from = 0.14;
  const to = TOP_GLASS.low - 0.06;
  const upright = Math.floor((to - from) / step);
  for (let k = 0; k <= upright; k++)
    places.push({ at: [-side, -0.012, from + k * step], along: [0, 0, 1] });
  const across = Math.floor((side * 2 - 0.2) / step);
  for (let k = 0; k <= across; k++) {
    places.push({
      at: [-((across * step) / 2) + k * step, -0.012, TOP_GLASS.low - 0.055],
      along: [1, 0, 0],
    });
  }
  for (let k = 0; k <= upright; k++)
    places.push({ at: [side, -0.012, from + (upright - k) * step], along: [0, 0, 1] });
  return places;
}
