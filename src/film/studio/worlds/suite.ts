import { blended, dimmed, lightOf } from '#film/color/light.ts';
import type { SceneContext } from '../scene-context.ts';
import { paintWeave } from '../props/surfaces.ts';
import { wander } from '../scene/easing.ts';
import type { MaterialHandle } from '../scene/material.ts';
import type { Prop } from '../scene/prop.ts';
import { degrees, pointing, turnedAbout } from '../scene/rotation.ts';
import type { Stage } from '../scene/stage.ts';
import type { Vec3 } from '../scene/vec3.ts';
import { addBlock } from './blocks.ts';
import { FRONT, planWorld } from './cameras.ts';
import { setLogoBoard } from './logo-board.ts';
import { paintSkylineByNight } from './paintings.ts';
import { setDown, turnedSolid } from './turned.ts';
import type { BuildWorld } from './world-scene.ts';

/** What the room is furnished with. */
interface Furnishing {
  readonly linen: MaterialHandle;
  readonly cloth: MaterialHandle;
  readonly curtain: MaterialHandle;
  readonly padding: MaterialHandle;
  readonly wood: MaterialHandle;
  readonly brass: MaterialHandle;
  readonly silver: MaterialHandle;
}

const WALL_Y = 1.75;
const BED_TOP = 0.62;

/** A suite in the evening: a made bed, lamps, champagne on a tray, and the town behind the window. */
export const buildSuite: BuildWorld = (context) => {
  const { stage } = context;
  const furnishing = furnish(context);
  buildRoom(context, furnishing);
  setLogoBoard(context, { at: [signX(context), WALL_Y + 0.09, 1.5], width: 0.95, height: 0.38 });
  makeBed(stage, furnishing);
  setTray(stage, furnishing, [0.42, -0.15, BED_TOP + 0.07]);
  const lamps = [-1.42, 1.42].map((x) => setNightstand(context, furnishing, x));
  return {
    pose: ({ time }) => lamps.forEach((lamp, k) => lamp.glow(1 + 0.03 * wander(time, k * 5.1))),
    plan: planWorld(
      {
        wide: {
          target: [-0.2, 0.5, 0.85],
          azimuth: FRONT + degrees(17),
          elevation: degrees(11),
          distance: 4.3,
          fieldOfView: degrees(38),
          aperture: 0.012,
          lowering: 0.14,
          fit: 1.7,
        },
        detail: {
          target: [1.05, 1.25, 0.85],
          azimuth: FRONT + degrees(20),
          elevation: degrees(8),
          distance: 1.8,
          fieldOfView: degrees(36),
          aperture: 0.02,
          lowering: 0.12,
          fit: 0.7,
        },
        action: {
          target: [0.25, 0, 0.78],
          azimuth: FRONT + degrees(28),
          elevation: degrees(14),
          distance: 2.2,
          fieldOfView: degrees(36),
          aperture: 0.02,
          lowering: 0.14,
          fit: 0.8,
        },
      },
      2.2,
    ),
    panels: () => [],
  };
};

/** Beside the bed, clear of titles, where the frame is broad enough. */
function signX({ storyboard }: SceneContext): number {
  return storyboard.controls.aspectRatio === '16:9' ? 1.72 : 0.3;
}

function furnish({ stage, storyboard, random }: SceneContext): Furnishing {
  const { palette } = storyboard.look;
  const weave = stage.texture(paintWeave(random('bed linen')));
  const detail = { texture: weave, size: 0.3, depth: 0.25 };
  const felt = lightOf(palette.felt);
  return {
    linen: stage.material({ color: [0.55, 0.53, 0.5], roughness: 1, sheen: 0.2, detail }),
    cloth: stage.material({ color: felt, roughness: 0.9, sheen: 0.4, detail }),
    curtain: stage.material({ color: dimmed(felt, 0.55), roughness: 0.9, sheen: 0.5 }),
    padding: stage.material({
      color: blended(lightOf(palette.room), [0.32, 0.26, 0.2], 0.6),
      roughness: 0.8,
      sheen: 0.3,
    }),
    wood: stage.material({ color: [0.09, 0.045, 0.022], roughness: 0.3, coat: 0.6 }),
    brass: stage.material({ color: lightOf(palette.metal), metal: 1, roughness: 0.2 }),
    silver: stage.material({ color: [0.86, 0.87, 0.9], metal: 1, roughness: 0.16 }),
  };
}

/** Carpet, the wall behind the bed, and a window between curtains. */
function buildRoom({ stage, storyboard, random }: SceneContext, furnishing: Furnishing): void {
  const { palette } = storyboard.look;
  const room = lightOf(palette.room);
  const carpet = stage.material({
    color: blended(room, [0.1, 0.08, 0.07], 0.6),
    roughness: 1,
    sheen: 0.2,
    detail: { texture: stage.texture(paintWeave(random('carpet'))), size: 0.3, depth: 0.4 },
  });
  const wall = stage.material({ color: blended(room, [0.2, 0.16, 0.13], 0.7), roughness: 0.85 });
  stage.add({
    solid: { kind: 'surface', width: 40, depth: 40, corners: [0.1, 0.1], material: carpet },
  });
  addBlock(stage, wall, { at: [0, WALL_Y + 0.6, 1.7], size: [14, 1, 3.4] });
  for (const z of [0.1, 2.55])
    addBlock(stage, furnishing.wood, { at: [0, WALL_Y + 0.09, z], size: [14, 0.05, 0.12] });
  const town = stage.material({
    color: [0, 0, 0],
    texture: stage.texture(paintSkylineByNight(palette.glow)),
    textureUse: 'glows',
    emission: [0.75, 0.75, 0.75],
  });
  const window = { x: -2.75, width: 1.7, low: 0.45, high: 2.35 } as const;
  const middle = (window.low + window.high) / 2;
  const height = window.high - window.low;
  stage.add({
    solid: { kind: 'card', width: window.width, height, corner: 0.01, face: town, back: town },
    at: [window.x, WALL_Y + 0.08, middle],
    rotation: pointing([0, -1, 0]),
  });
  for (const x of [-window.width / 2, 0, window.width / 2])
    addBlock(stage, furnishing.wood, {
      at: [window.x + x, WALL_Y + 0.05, middle],
      size: [0.05, 0.06, height],
    });
  hangCurtains(stage, furnishing, [window.x - 1.15, window.x + 1.15]);
}

/** In folds, from a rail to the floor. */
function hangCurtains(stage: Stage, { curtain, brass }: Furnishing, places: number[]): void {
  const [folds, apart, height] = [6, 0.085, 2.5];
  for (const x of places)
    for (let k = 0; k < folds; k += 1) {
      const away = k - (folds - 1) / 2;
      stage.add({
        solid: { kind: 'cylinder', radius: 0.06, height, material: curtain },
        at: [x + away * apart, WALL_Y - 0.04 - (k % 2) * 0.03, height / 2],
      });
    }
  stage.add({
    solid: { kind: 'capsule', radius: 0.025, length: 3, material: brass },
    at: [-2.75, WALL_Y - 0.05, height + 0.03],
    rotation: pointing([1, 0, 0]),
  });
}

/** A padded headboard, mattress, duvet, throw and pillows. */
function makeBed(stage: Stage, { linen, cloth, padding, wood, brass }: Furnishing): void {
  for (let column = 0; column < 6; column += 1)
    for (let row = 0; row < 3; row += 1)
      addBlock(stage, padding, {
        at: [-0.95 + column * 0.38, WALL_Y, 0.45 + row * 0.34],
        size: [0.385, 0.16, 0.345],
        rounding: 0.07,
      });
  addBlock(stage, brass, { at: [0, WALL_Y + 0.02, 1.33], size: [2.32, 0.12, 0.04] });
  stage.add({
    solid: { kind: 'box', width: 2, depth: 2.2, height: 0.26, rounding: 0.03, material: wood },
    at: [0, 0.55, 0.17],
    shades: true,
  });
  addBlock(stage, linen, { at: [0, 0.55, 0.43], size: [1.94, 2.14, 0.3], rounding: 0.1 });
  addBlock(stage, linen, { at: [0, 0.2, 0.47], size: [2.06, 1.5, 0.36], rounding: 0.12 });
  addBlock(stage, linen, {
    at: [0, 0.87, BED_TOP + 0.02],
    size: [2.08, 0.3, 0.1],
    rounding: 0.045,
  });
  addBlock(stage, cloth, { at: [0, -0.2, 0.48], size: [2.09, 0.5, 0.38], rounding: 0.12 });
  const leaning = turnedAbout([1, 0, 0], degrees(62));
  const lay = (material: MaterialHandle, at: Vec3, [width, depth, height]: Vec3) =>
    stage.add({
      solid: { kind: 'box', width, depth, height, rounding: height * 0.48, material },
      at,
      rotation: leaning,
    });
  for (const x of [-0.5, 0.5]) {
    lay(linen, [x, 1.5, 0.85], [0.82, 0.52, 0.24]);
    lay(linen, [x, 1.3, 0.82], [0.76, 0.48, 0.22]);
    lay(cloth, [x * 0.78, 1.12, 0.78], [0.48, 0.38, 0.18]);
  }
}

/** Champagne on ice and two glasses. */
function setTray(stage: Stage, { silver, brass, wood }: Furnishing, [x, y, z]: Vec3): void {
  const green = stage.material({ color: [0.02, 0.07, 0.03], roughness: 0.08, coat: 1 });
  const crystal = stage.material({ color: [0.7, 0.71, 0.74], roughness: 0.05, coat: 1 });
  const champagne = stage.material({
    color: [0.9, 0.6, 0.2],
    roughness: 0.05,
    coat: 1,
    emission: [0.16, 0.09, 0.02],
  });
  addBlock(stage, wood, { at: [x, y, z], size: [0.62, 0.42, 0.03], rounding: 0.012 });
  for (const side of [-1, 1])
    stage.add({
      solid: { kind: 'capsule', radius: 0.014, length: 0.22, material: brass },
      at: [x + side * 0.28, y, z + 0.05],
      rotation: pointing([0, 1, 0]),
    });
  const bucket = turnedSolid(silver, [
    [0.075, 0],
    [0.085, 0.02],
    [0.115, 0.19],
    [0.125, 0.2],
    [0.11, 0.2],
    [0.1, 0.17],
    [0, 0.17],
  ]);
  const bottle = turnedSolid(green, [
    [0.045, 0],
    [0.045, 0.2],
    [0.04, 0.25],
    [0.018, 0.32, brass],
    [0.017, 0.38],
    [0.021, 0.4],
    [0, 0.415],
  ]);
  const flute = turnedSolid(crystal, [
    [0.035, 0],
    [0.034, 0.006],
    [0.006, 0.014],
    [0.006, 0.1],
    [0.024, 0.125, champagne],
    [0.032, 0.21, crystal],
    [0.03, 0.25],
    [0.026, 0.25],
    [0.028, 0.215, champagne],
    [0, 0.215],
  ]);
  setDown(stage, bucket, { at: [x - 0.12, y + 0.04, z + 0.015], halfWidth: 0.1 });
  setDown(stage, bottle, { at: [x - 0.12, y + 0.05, z + 0.09], halfWidth: 0.04 });
  setDown(stage, flute, { at: [x + 0.1, y - 0.05, z + 0.015], halfWidth: 0.03 });
  setDown(stage, flute, { at: [x + 0.2, y + 0.05, z + 0.015], halfWidth: 0.03 });
}

/** A nightstand with a lamp; returns what shines. */
function setNightstand({ stage }: SceneContext, { wood, brass }: Furnishing, x: number): Prop {
  const y = 1.4;
  stage.add({
    solid: { kind: 'box', width: 0.56, depth: 0.46, height: 0.56, rounding: 0.015, material: wood },
    at: [x, y, 0.3],
    shades: true,
  });
  for (const z of [0.2, 0.42])
    stage.add({
      solid: { kind: 'capsule', radius: 0.014, length: 0.16, material: brass },
      at: [x, y - 0.24, z],
      rotation: pointing([1, 0, 0]),
    });
  const foot = turnedSolid(brass, [
    [0.09, 0],
    [0.085, 0.015],
    [0.02, 0.03],
    [0.055, 0.1],
    [0.055, 0.16],
    [0.018, 0.22],
    [0.012, 0.3],
    [0, 0.3],
  ]);
  stage.add({ solid: foot.solid, at: [x, y, 0.58 + foot.middle] });
  const lit = stage.material({ color: [0.7, 0.6, 0.45], emission: [1.5, 1, 0.5], roughness: 0.9 });
  const shade = turnedSolid(lit, [
    [0.2, 0],
    [0.13, 0.26],
    [0, 0.262],
  ]);
  return stage.add({ solid: shade.solid, at: [x, y, 0.84 + shade.middle] });
}
