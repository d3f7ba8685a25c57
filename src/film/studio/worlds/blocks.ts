import type { MaterialHandle } from '../scene/material.ts';
import type { Prop } from '../scene/prop.ts';
import { UNTURNED, type Rotation } from '../scene/rotation.ts';
import type { Stage } from '../scene/stage.ts';
import type { Vec3 } from '../scene/vec3.ts';

/** A box with slightly rounded edges; upright, unless it is turned. */
interface Block {
  /** Its middle. */
  readonly at: Vec3;
  readonly size: readonly [width: number, depth: number, height: number];
  readonly rounding?: number;
  readonly rotation?: Rotation;
  readonly shades?: boolean;
}

export function addBlock(stage: Stage, material: MaterialHandle, spec: Block): Prop {
  const { at, size, rounding = 0.01, rotation = UNTURNED, shades = false } = spec;
  const [width, depth, height] = size;
  return stage.add({
    solid: { kind: 'box', width, depth, height, rounding, material },
    at,
    rotation,
    shades,
  });
}
