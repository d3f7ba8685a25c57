import { lightOf } from '#film/color/light.ts';
import type { SceneContext } from '../scene-context.ts';
import { degrees, turnedAbout } from '../scene/rotation.ts';
import type { Stage } from '../scene/stage.ts';
import { paintShared, type Painting } from '../scene/texture.ts';
import { plus, times, type Vec3 } from '../scene/vec3.ts';
import { addBlock } from './blocks.ts';
import { addRod } from './rods.ts';

const CASE = { wide: 1.25, deep: 0.86, low: 0.42, high: 0.62 } as const;
/** How far the lid is raised. */
const LID = degrees(42);

/** A grand piano with its lid raised to the hall, its keys to the left, and a bench. */
export function addGrandPiano({ stage, storyboard }: SceneContext, at: Vec3): void {
  const { wide, deep, low, high } = CASE;
  const lacquer = stage.material({ color: [0.008, 0.007, 0.009], roughness: 0.12, coat: 1 });
  const metal = stage.material({
    color: lightOf(storyboard.look.palette.metal),
    metal: 1,
    roughness: 0.22,
  });
  const keys = stage.material({ texture: stage.texture(paintKeys()), roughness: 0.3, coat: 0.6 });
  addBlock(stage, lacquer, {
    at: plus(at, [0, 0, (low + high) / 2]),
    size: [wide, deep, high - low],
    rounding: 0.06,
    shades: true,
  });
  addBlock(stage, metal, {
    at: plus(at, [0.03, 0, high]),
    size: [wide * 0.86, deep * 0.84, 0.02],
    rounding: 0.005,
  });
  raiseLid(stage, { lacquer, metal }, plus(at, [0.02, deep / 2, high + 0.02]));
  // The keys stand out before the case, at its left end.
  addBlock(stage, lacquer, {
    at: plus(at, [-wide / 2 - 0.12, 0, low + 0.05]),
    size: [0.3, deep, 0.1],
    rounding: 0.02,
  });
  stage.add({
    solid: {
      kind: 'surface',
      width: 0.2,
      depth: deep * 0.92,
      corners: [0.01, 0.01],
      material: keys,
    },
    at: plus(at, [-wide / 2 - 0.13, 0, low + 0.104]),
  });
  for (const [x, y] of [
    [-0.55, -0.34],
    [-0.55, 0.34],
    [0.5, 0],
  ] as const)
    addRod(stage, lacquer, {
      from: plus(at, [x, y, 0.02]),
      to: plus(at, [x, y, low]),
      radius: 0.045,
    });
  const bench = plus(at, [-wide / 2 - 0.52, 0, 0]);
  addBlock(stage, lacquer, { at: plus(bench, [0, 0, 0.3]), size: [0.26, 0.5, 0.07], shades: true });
  for (const y of [-0.19, 0.19])
    addRod(stage, lacquer, {
      from: plus(bench, [0, y, 0]),
      to: plus(bench, [0, y, 0.28]),
      radius: 0.022,
    });
}

type Material = ReturnType<Stage['material']>;

/** The lid, hinged along the back of the case, and the stick that holds it. */
function raiseLid(
  stage: Stage,
  { lacquer, metal }: { readonly lacquer: Material; readonly metal: Material },
  hinge: Vec3,
): void {
  const rotation = turnedAbout([1, 0, 0], -LID);
  const { wide, deep } = CASE;
  addBlock(stage, lacquer, {
    at: plus(hinge, times(rotation.y, -deep / 2)),
    size: [wide * 0.98, deep, 0.022],
    rounding: 0.01,
    rotation,
  });
  // Its edge catches the light.
  const edge = plus(hinge, times(rotation.y, -deep));
  addRod(stage, metal, {
    from: plus(edge, [-wide * 0.49, 0, 0]),
    to: plus(edge, [wide * 0.49, 0, 0]),
    radius: 0.007,
  });
  addRod(stage, lacquer, {
    from: plus(hinge, [0.3, -deep * 0.92, 0]),
    to: plus(hinge, plus(times(rotation.y, -deep * 0.8), [0.22, 0, 0])),
    radius: 0.014,
  });
}

/** Four octaves, from the left end of the keyboard to its right one upwards. */
function paintKeys(): Painting {
  const [width, height, whites] = [64, 512, 28];
  return paintShared(width, height, (p) => {
    p.fillStyle = '#f2ede2';
    p.fillRect(0, 0, width, height);
    p.fillStyle = '#3a3632';
    for (let k = 1; k < whites; k += 1) p.fillRect(0, (k / whites) * height - 0.8, width, 1.6);
    p.fillStyle = '#0c0b0d';
    for (let k = 0; k < whites; k += 1)
      if (k % 7 !== 2 && k % 7 !== 6)
        p.fillRect(
          width * 0.38,
          ((k + 0.7) / whites) * height,
          width * 0.62,
          height / whites / 1.7,
        );
  });
}
