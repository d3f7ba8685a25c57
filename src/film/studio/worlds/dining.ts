import { blended, dimmed, lightOf, vivid, type Light } from '#film/color/light.ts';
import { between, type Random } from '#film/random.ts';
import { paintWeave } from '../props/surfaces.ts';
import type { SceneContext } from '../scene-context.ts';
import { wander } from '../scene/easing.ts';
import type { MaterialHandle } from '../scene/material.ts';
import type { Prop } from '../scene/prop.ts';
import { degrees, turnedAbout } from '../scene/rotation.ts';
import type { Stage } from '../scene/stage.ts';
import { around, plus, type Vec3 } from '../scene/vec3.ts';
import { FRONT, planWorld } from './cameras.ts';
import { addTieredCake } from './tiered-cake.ts';
import { setDown, turnedSolid, type OutlinePoint, type Turned } from './turned.ts';
import type { BuildWorld } from './world-scene.ts';

/** What the table is laid with. */
export interface Tableware {
  readonly silver: MaterialHandle;
  readonly metal: MaterialHandle;
  readonly porcelain: MaterialHandle;
  readonly crystal: MaterialHandle;
  readonly champagne: MaterialHandle;
}

/** A laid table: a tower of champagne, a cake stand, a cloche, a bottle on ice, fruit and candles. */
export const buildDining: BuildWorld = (context) => {
  const { stage, storyboard, random } = context;
  const ware = makeWare(context);
  layCloth(context);
  buildTower(stage, ware, [-0.85, 0.1, 0]);
  buildCakeStand(context, ware, [0.9, 0.2, 0]);
  const candles = storyboard.look.dressing.includes('cake')
    ? addTieredCake(context, ware, [0.12, -0.28, 0])
    : [];
  if (candles.length === 0) buildCloche(stage, ware, [0.12, -0.28, 0]);
  buildBottle(stage, ware, [0.1, 0.62, 0]);
  heapFruit(context, ware, [-0.28, 1.05, 0]);
  const flames = [...lightCandles(stage, ware, random('candles')), ...candles];
  return {
    pose: ({ time }) =>
      flames.forEach((flame, k) => flame.glow(1 + 0.25 * wander(time * 7, k * 3.7))),
    plan: planWorld(
      {
        wide: {
          target: [0.02, 0.1, 0.3],
          azimuth: FRONT - degrees(8),
          elevation: degrees(15),
          distance: 3.5,
          fieldOfView: degrees(36),
          aperture: 0.025,
          lowering: 0.2,
          fit: 1.2,
        },
        detail: {
          target: [-0.85, 0.1, 0.5],
          azimuth: FRONT + degrees(22),
          elevation: degrees(12),
          distance: 1.75,
          fieldOfView: degrees(34),
          aperture: 0.03,
          lowering: 0.17,
          fit: 0.5,
        },
        action: {
          target: [0.75, 0.05, 0.32],
          azimuth: FRONT - degrees(26),
          elevation: degrees(17),
          distance: 2,
          fieldOfView: degrees(34),
          aperture: 0.03,
          lowering: 0.16,
          fit: 0.6,
        },
      },
      1.3,
    ),
    panels: () => [],
  };
};

function makeWare({ stage, storyboard }: SceneContext): Tableware {
  return {
    silver: stage.material({ color: [0.86, 0.87, 0.9], metal: 1, roughness: 0.18 }),
    metal: stage.material({
      color: lightOf(storyboard.look.palette.metal),
      metal: 1,
      roughness: 0.16,
    }),
    porcelain: stage.material({ color: [0.7, 0.68, 0.64], roughness: 0.3, coat: 0.7 }),
    crystal: stage.material({
      color: [0.7, 0.71, 0.74],
      roughness: 0.05,
      coat: 1,
      emission: [0.03, 0.03, 0.03],
    }),
    champagne: stage.material({
      color: [0.9, 0.6, 0.2],
      roughness: 0.05,
      coat: 1,
      emission: [0.16, 0.09, 0.02],
    }),
  };
}

function layCloth({ stage, storyboard, random }: SceneContext): void {
  const { palette } = storyboard.look;
  const weave = stage.texture(paintWeave(random('linen')));
  const detail = { texture: weave, size: 0.3, depth: 0.3 };
  const linen = stage.material({ color: [0.5, 0.47, 0.42], roughness: 1, sheen: 0.15, detail });
  const runner = stage.material({ color: lightOf(palette.felt), roughness: 1, sheen: 0.2, detail });
  stage.add({
    solid: { kind: 'surface', width: 7, depth: 5, corners: [0.4, 0.4], material: linen },
  });
  stage.add({
    solid: { kind: 'surface', width: 5.6, depth: 1.3, corners: [0.02, 0.02], material: runner },
    at: [0, 0.15, 0.006],
  });
}

const COUPE = { radius: 0.13, height: 0.27 } as const;

/** A shallow glass on a stem, filled. */
function coupeOf({ crystal, champagne }: Tableware): Turned {
  const { radius: r, height: h } = COUPE;
  const outline: readonly OutlinePoint[] = [
    [r * 0.62, 0],
    [r * 0.55, 0.012],
    [r * 0.1, 0.03],
    [r * 0.08, h * 0.52],
    [r * 0.3, h * 0.6, champagne],
    [r * 0.82, h * 0.72],
    [r * 0.98, h * 0.88, crystal],
    [r, h],
    [r * 0.95, h],
    [r * 0.94, h * 0.9, champagne],
    [0, h * 0.9],
  ];
  return turnedSolid(crystal, outline);
}

/** Glasses on glasses, four storeys. */
function buildTower(stage: Stage, ware: Tableware, at: Vec3): void {
  const coupe = coupeOf(ware);
  const tray = turnedSolid(ware.silver, [
    [0.6, 0],
    [0.62, 0.02],
    [0.6, 0.03],
    [0, 0.03],
  ]);
  setDown(stage, tray, { at: at, halfWidth: 0.6 });
  [4, 3, 2, 1].forEach((side, storey) => {
    for (let k = 0; k < side * side; k += 1) {
      const step = COUPE.radius * 2;
      const x = ((k % side) - (side - 1) / 2) * step;
      const y = (Math.floor(k / side) - (side - 1) / 2) * step;
      setDown(stage, coupe, {
        at: plus(at, [x, y, 0.03 + storey * COUPE.height * 0.99]),
        halfWidth: COUPE.radius * 0.6,
      });
    }
  });
}

/** Three plates on a stem, with rows of small cakes. */
function buildCakeStand(
  { stage, storyboard, random }: SceneContext,
  ware: Tableware,
  at: Vec3,
): void {
  const { palette } = storyboard.look;
  const pastel = (light: Light): Light => dimmed(blended(light, [1, 0.9, 0.8], 0.6), 0.55);
  const icings = [
    pastel(vivid(lightOf(palette.glow))),
    pastel(vivid(lightOf(palette.accent))),
    [0.5, 0.3, 0.14] as const,
  ];
  const cakes = icings.map((color) => {
    const shell = stage.material({ color, roughness: 0.55, sheen: 0.2 });
    const cream = stage.material({ color: [0.66, 0.58, 0.46], roughness: 0.8 });
    return turnedSolid(shell, [
      [0.05, 0],
      [0.066, 0.022],
      [0.06, 0.034, cream],
      [0.06, 0.046, shell],
      [0.066, 0.058],
      [0.05, 0.08],
      [0, 0.086],
    ]);
  });
  const stem = turnedSolid(ware.metal, [
    [0.16, 0],
    [0.14, 0.02],
    [0.03, 0.05],
    [0.02, 0.3],
    [0.02, 0.86],
    [0.035, 0.92],
    [0.02, 0.97],
    [0, 0.99],
  ]);
  setDown(stage, stem, { at: at, halfWidth: 0.08 });
  const turn = random('cakes')() * 6;
  [0.44, 0.33, 0.22].forEach((radius, tier) => {
    const z = 0.12 + tier * 0.28;
    const plate = turnedSolid(ware.porcelain, [
      [radius * 0.5, 0],
      [radius * 0.94, 0.022, ware.metal],
      [radius, 0.034],
      [radius * 0.96, 0.034, ware.porcelain],
      [radius * 0.85, 0.018],
      [0, 0.018],
    ]);
    setDown(stage, plate, { at: plus(at, [0, 0, z]), halfWidth: radius });
    const count = Math.floor(((radius - 0.09) * Math.PI * 2) / 0.16);
    for (let k = 0; k < count; k += 1) {
      const place = around(radius - 0.09, turn + (k / count) * Math.PI * 2, z + 0.02);
      const cake = cakes[(k + tier) % cakes.length];
      if (cake) setDown(stage, cake, { at: plus(at, place), halfWidth: 0.06 });
    }
  });
}

/** A polished dome on a plate. */
function buildCloche(stage: Stage, ware: Tableware, at: Vec3): void {
  const plate = turnedSolid(ware.porcelain, [
    [0.3, 0],
    [0.5, 0.03, ware.metal],
    [0.52, 0.04],
    [0.5, 0.042, ware.porcelain],
    [0.4, 0.03],
    [0, 0.03],
  ]);
  setDown(stage, plate, { at: at, halfWidth: 0.48 });
  const dome: OutlinePoint[] = [
    [0.4, 0],
    [0.41, 0.02],
  ];
  for (let k = 0; k <= 12; k += 1) {
    const angle = (k / 12) * degrees(86);
    dome.push([0.39 * Math.cos(angle), 0.03 + 0.3 * Math.sin(angle)]);
  }
  dome.push([0.025, 0.34], [0.02, 0.36], [0.045, 0.385], [0.045, 0.41], [0.02, 0.43], [0, 0.432]);
  setDown(stage, turnedSolid(ware.silver, dome), { at: plus(at, [0, 0, 0.032]), halfWidth: 0.4 });
}

/** A bottle in a bucket of ice. */
function buildBottle(stage: Stage, ware: Tableware, at: Vec3): void {
  const glass = stage.material({ color: [0.012, 0.03, 0.014], roughness: 0.06, coat: 1 });
  const ice = stage.material({ color: [0.6, 0.66, 0.72], roughness: 0.1, coat: 1 });
  const bucket = turnedSolid(ware.silver, [
    [0.2, 0],
    [0.26, 0.42],
    [0.29, 0.45],
    [0.28, 0.47],
    [0.25, 0.44],
    [0.24, 0.38, ice],
    [0, 0.38],
  ]);
  setDown(stage, bucket, { at: at, halfWidth: 0.25 });
  const bottle = turnedSolid(glass, [
    [0.1, 0],
    [0.105, 0.3],
    [0.1, 0.42],
    [0.045, 0.58, ware.metal],
    [0.042, 0.72],
    [0.048, 0.74],
    [0.03, 0.8],
    [0, 0.81],
  ]);
  stage.add({
    solid: bottle.solid,
    at: plus(at, [0.06, 0, 0.22 + bottle.middle]),
    rotation: turnedAbout([0, 1, 0], degrees(14)),
  });
  for (let k = 0; k < 14; k += 1) {
    const place = around(0.08 + 0.12 * ((k * 0.618) % 1), k * 2.4, 0.4 + 0.03 * ((k * 0.37) % 1));
    stage.add({
      solid: {
        kind: 'box',
        width: 0.08,
        depth: 0.08,
        height: 0.08,
        rounding: 0.012,
        material: ice,
      },
      at: plus(at, place),
      rotation: turnedAbout([0.4, 0.5, 0.7], k * 1.3),
    });
  }
}

const FRUIT: readonly Light[] = [
  [0.62, 0.24, 0.02],
  [0.42, 0.02, 0.03],
  [0.3, 0.36, 0.04],
];

/** Fruit heaped in a bowl on a foot, with grapes over its rim. */
function heapFruit({ stage, random }: SceneContext, ware: Tableware, at: Vec3): void {
  const draw = random('fruit');
  const bowl = turnedSolid(ware.metal, [
    [0.2, 0],
    [0.18, 0.02],
    [0.04, 0.06],
    [0.04, 0.2],
    [0.3, 0.32],
    [0.42, 0.42],
    [0.4, 0.42],
    [0.3, 0.36],
    [0, 0.34],
  ]);
  setDown(stage, bowl, { at: at, halfWidth: 0.3 });
  const peels = FRUIT.map((color) => stage.material({ color, roughness: 0.4, coat: 0.25 }));
  for (let k = 0; k < 15; k += 1) {
    const height = 1 - ((k + 0.5) / 15) * 0.95;
    const material = peels[k % peels.length];
    if (!material) continue;
    const place = around(0.3 * Math.sqrt(1 - height * height), k * 2.39996, 0.42 + height * 0.22);
    const radius = between(draw, 0.088, 0.108);
    stage.add({ solid: { kind: 'sphere', radius, material }, at: plus(at, place) });
  }
  const grape = stage.material({ color: [0.1, 0.012, 0.06], roughness: 0.25, coat: 0.5 });
  for (let k = 0; k < 26; k += 1) {
    const angle = -2 + between(draw, -0.5, 0.5);
    const place = around(0.36 + between(draw, -0.06, 0.1), angle, 0.46 - k * 0.009);
    const radius = between(draw, 0.035, 0.045);
    stage.add({ solid: { kind: 'sphere', radius, material: grape }, at: plus(at, place) });
  }
}

const CANDLES: readonly Vec3[] = [
  [-0.3, 0.4, 0],
  [0.46, 0.75, 0],
  [-1.5, 0.55, 0],
  [1.55, 0.6, 0],
  [1.45, -0.45, 0],
  [-1.45, -0.5, 0],
];

/** Slim candles on metal feet; returns their flames. */
function lightCandles(stage: Stage, ware: Tableware, random: Random): readonly Prop[] {
  const wax = stage.material({
    color: [0.66, 0.6, 0.5],
    roughness: 0.5,
    emission: [0.03, 0.02, 0.008],
  });
  const fire = stage.material({ color: [0, 0, 0], emission: [7, 3.6, 1.1] });
  const flame = turnedSolid(fire, [
    [0.004, 0],
    [0.016, 0.03],
    [0.012, 0.06],
    [0, 0.1],
  ]);
  return CANDLES.map((at) => {
    const tall = between(random, 0.34, 0.5);
    const stick = turnedSolid(ware.metal, [
      [0.1, 0],
      [0.09, 0.02],
      [0.02, 0.04],
      [0.02, 0.12],
      [0.045, 0.15, wax],
      [0.034, 0.16],
      [0.034, 0.16 + tall],
      [0, 0.155 + tall],
    ]);
    setDown(stage, stick, { at: at, halfWidth: 0.06 });
    return stage.add({ solid: flame.solid, at: plus(at, [0, 0, 0.165 + tall + flame.middle]) });
  });
}
