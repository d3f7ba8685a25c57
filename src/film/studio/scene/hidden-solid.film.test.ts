import { expect, it } from 'vitest';
import type { CameraPose } from '../camera/camera-pose.ts';
import { openTinyStage, type Pixel } from '../tiny-stage.ts';
import type { Solid } from './solid.ts';
import type { MaterialHandle } from './material.ts';

const SIDE = 96;
const POSE: CameraPose = {
  eye: [0, -3, 1.6],
  target: [0, 0, 0],
  fieldOfView: 0.6,
  focus: [0, 0, 0],
  aperture: 0,
  roll: 0,
  lowering: 0,
};

/** A mirror floor and something bright behind its middle, out of the camera's sight, shown or not. */
function floorSeen(solid: ((material: MaterialHandle) => Solid) | null, hides: boolean): Pixel[] {
  const { stage, render } = openTinyStage(SIDE);
  const mirror = stage.material({ metal: 1, roughness: 0, mirrors: true });
  stage.add({ solid: { kind: 'surface', width: 6, depth: 6, corners: [0, 0], material: mirror } });
  const lamp = stage.material({ color: [0, 0, 0], emission: [0, 6, 0], roughness: 1 });
  // One on each side, so that mirrors look at all that lies between.
  for (const x of [-2.6, 2.6]) {
    stage.add({
      solid: { kind: 'sphere', radius: 0.05, material: lamp },
      at: [x, 1.4, 1],
      reflected: true,
    });
  }
  if (solid) {
    const prop = stage.add({ solid: solid(lamp), at: [0, 1.4, 1], reflected: true });
    if (hides) prop.hide();
  }
  const at = render(POSE);
  return [0, 8, 16, 24, 32].flatMap((y) => [36, 48, 60].map((x) => at(x, y + SIDE / 2 - 16)));
}

it.each<[string, (material: MaterialHandle) => Solid]>([
  ['sphere', (material) => ({ kind: 'sphere', radius: 0.5, material })],
  ['box', (material) => ({ kind: 'box', width: 1, depth: 1, height: 1, material })],
  ['card', (face) => ({ kind: 'card', width: 1, height: 1, corner: 0.1, face, back: face })],
])('a hidden %s shows in no mirror, a shown one does', (_, solid) => {
  const without = floorSeen(null, false);
  expect(floorSeen(solid, true)).toEqual(without);
  expect(floorSeen(solid, false)).not.toEqual(without);
});
