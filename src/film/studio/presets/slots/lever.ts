import { mix } from '../../scene/easing.ts';
import { pointing } from '../../scene/rotation.ts';
import { plus, times, type Vec3 } from '../../scene/vec3.ts';
import { HALF_WIDTH } from './dimensions.ts';
import type { Machine } from './machine.ts';

const LENGTH = 0.62;

export interface Lever {
  /** 0 up, 1 pulled down. */
  pose(pulled: number): void;
}

/** Adds the arm at the right side of a machine. */
export function addLever({ stage, kit, x }: Machine): Lever {
  const foot: Vec3 = [x + HALF_WIDTH + 0.075, 0.22, 0.3];
  stage.add({
    solid: { kind: 'cylinder', radius: 0.13, height: 0.11, material: kit.metal, lids: kit.satin },
    at: [x + HALF_WIDTH + 0.04, foot[1], foot[2]],
    rotation: pointing([1, 0, 0]),
  });
  const rod = stage.add({
    solid: { kind: 'capsule', radius: 0.024, length: LENGTH, material: kit.metal },
  });
  const knob = stage.add({
    solid: {
      kind: 'sphere',
      radius: 0.078,
      material: stage.material({ color: [0.55, 0.008, 0.014], roughness: 0.3, coat: 1 }),
    },
  });
  return {
    pose(pulled) {
      const lean = mix(0.12, 1.45, pulled);
      const along: Vec3 = [0.08, -Math.sin(lean), Math.cos(lean)];
      rod.place(plus(foot, times(along, LENGTH / 2)), pointing(along));
      knob.place(plus(foot, times(along, LENGTH + 0.06)));
    },
  };
}
