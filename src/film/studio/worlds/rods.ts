import type { MaterialHandle } from '../scene/material.ts';
import { pointing } from '../scene/rotation.ts';
import type { Stage } from '../scene/stage.ts';
import { lengthOf, minus, plus, times, type Vec3 } from '../scene/vec3.ts';

/** A round bar from one place to another. */
interface Rod {
  readonly from: Vec3;
  readonly to: Vec3;
  readonly radius: number;
}

export function addRod(stage: Stage, material: MaterialHandle, { from, to, radius }: Rod): void {
  const way = minus(to, from);
  stage.add({
    solid: { kind: 'capsule', radius, length: lengthOf(way), material },
    at: times(plus(from, to), 0.5),
    rotation: pointing(way),
  });
}
