import type { MaterialHandle } from '../scene/material.ts';
import type { ProfilePoint, Solid } from '../scene/solid.ts';

/** A point of an outline: how far from the axis, how high above the foot, and what is made of from here on. */
export type OutlinePoint = readonly [radius: number, height: number, material?: MaterialHandle];

export interface Turned {
  readonly solid: Extract<Solid, { kind: 'lathe' }>;
  /** How high its middle stands above its foot. */
  readonly middle: number;
}

/** A turned solid from its foot up, rounded all over; points go on with the material of those before them. */
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
