import type { MaterialHandle } from '../scene/material.ts';
import type { ProfilePoint, Solid } from '../scene/solid.ts';
import type { Stage } from '../scene/stage.ts';
import type { Vec3 } from '../scene/vec3.ts';

/** A point of an outline: how far from the axis, how high above the foot, and what is made of from here on. */
export type OutlinePoint = readonly [radius: number, height: number, material?: MaterialHandle];

export interface Turned {
  readonly solid: Extract<Solid, { kind: 'lathe' }>;
  /** How high its middle stands above its foot. */
  readonly middle: number;
}

/** Returns a turned solid, from its foot up and rounded all over; a point without a material takes the last one. */
export function turnedSolid(material: MaterialHandle, outline: readonly OutlinePoint[]): Turned {
  const heights = outline.map(([, height]) => height);
  const middle = (Math.min(...heights) + Math.max(...heights)) / 2;
  let current = material;
  const profile = outline.map(([radius, height, own]): ProfilePoint => {
    current = own ?? current;
    return { radius, height: height - middle, material: current, smooth: own === undefined };
  });
  return { solid: { kind: 'lathe', profile }, middle };
}

/** Where a turned solid stands: the middle of its foot, and half the width of its shadow. */
interface Standing {
  readonly at: Vec3;
  readonly halfWidth: number;
}

/** Adds a turned solid that stands upright and casts a shadow. */
export function setDown(stage: Stage, { solid, middle }: Turned, standing: Standing): void {
  const { at, halfWidth } = standing;
  stage.add({
    solid,
    at: [at[0], at[1], at[2] + middle],
    shades: { halfWidth, low: -middle, high: middle },
  });
}
