import type { MaterialHandle } from '../scene/material.ts';
import type { Prop } from '../scene/prop.ts';
import { UNTURNED, type Rotation } from '../scene/rotation.ts';
import type { Stage } from '../scene/stage.ts';
import type { Vec3 } from '../scene/vec3.ts';

interface Block {
  readonly at: Vec3;
  readonly size: Vec3;
  readonly rounding?: number;
  readonly rotation?: Rotation;
  readonly shades?: boolean;
}

export function block(stage: Stage, material: MaterialHandle, spec: Block): Prop {
  const { at, size, rounding = 0.01, rotation = UNTURNED, shades = false } = spec;
  const [width, depth, height] = size;
  return stage.add({
    solid: { kind: 'box', width, depth, height, rounding, material },
    at,
    rotation,
    shades,
  });
}
