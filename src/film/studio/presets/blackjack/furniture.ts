import { lightOf } from '#film/color/light.ts';
import type { MaterialHandle } from '../../scene/material.ts';
import { between, type Random } from '#film/random.ts';
import {
  carried,
  combined,
  pointing,
  turned,
  turnedAbout,
  type Rotation,
} from '../../scene/rotation.ts';
import type { Stage } from '../../scene/stage.ts';
import { plus, type Vec3 } from '../../scene/vec3.ts';
import { CHIP_HEIGHT, CHIP_KIND_COUNT, CHIP_RADIUS } from '../../props/chips.ts';
import { addCard, addPack } from '../../props/playing-cards-prop.ts';
import { DISCARD, SHOE, TRAY } from './dimensions.ts';
import type { BlackjackLook } from './looks.ts';
import type { TableKit } from './table-kit.ts';

const METALS: Record<BlackjackLook['metal'], readonly [number, number, number]> = {
  gold: [1, 0.7, 0.3],
  silver: [0.86, 0.87, 0.9],
  rose: [1, 0.64, 0.5],
};

/** What the dealer's things are made of, too. */
interface DealerKit extends TableKit {
  readonly lacquer: MaterialHandle;
  readonly metal: MaterialHandle;
}

/** Adds the dealer's things: shoe, discard tray, chip tray. */
export function furnish(table: TableKit, random: Random): void {
  const { stage, look } = table;
  const kit: DealerKit = {
    ...table,
    lacquer: stage.material({ color: lightOf(look.shoe), roughness: 0.16, coat: 0.6 }),
    metal: stage.material({ color: METALS[look.metal], metal: 1, roughness: 0.26 }),
  };
  addShoe(kit);
  addDiscardTray(kit, random);
  addChipTray(kit, random);
}

/** A box in a thing's own directions. */
interface Box {
  readonly size: Vec3;
  /** Its middle, from the thing's foot. */
  readonly at: Vec3;
  readonly material: MaterialHandle;
  readonly rounding?: number;
  /** About the thing's own y axis. */
  readonly tilt?: number;
  readonly shades?: boolean;
}

/** Returns a function that adds boxes to a thing that stands at `foot`. */
function boxesAt(stage: Stage, foot: Vec3, rotation: Rotation): (box: Box) => void {
  return ({ size, at, material, rounding = 0, tilt = 0, shades = false }) => {
    const [width, depth, height] = size;
    stage.add({
      solid: { kind: 'box', width, depth, height, rounding, material },
      at: plus(foot, carried(rotation, at)),
      rotation: tilt === 0 ? rotation : combined(rotation, turnedAbout([0, 1, 0], tilt)),
      shades,
    });
  };
}

const SLANT = 0.62;

/** A wooden case; its front leans back and shows the next card. */
function addShoe({ stage, wood, lacquer, metal, back }: DealerKit): void {
  const rotation = turned(SHOE.turn);
  const { length, width, height } = SHOE;
  const foot: Vec3 = [SHOE.x, SHOE.y, 0];
  const box = boxesAt(stage, foot, rotation);
  const front = -length / 2;
  box({
    size: [length, width, height],
    at: [0.06, 0, height / 2],
    material: wood,
    rounding: 0.03,
    shades: true,
  });
  // Cheeks beside the leaning front, and the plate between them.
  for (const side of [-1, 1]) {
    box({
      size: [0.22, 0.03, height * 0.55],
      at: [front, side * (width / 2 - 0.015), height * 0.275],
      material: lacquer,
      rounding: 0.012,
    });
    box({
      size: [length, 0.016, 0.016],
      at: [0.06, side * (width / 2 - 0.02), height + 0.002],
      material: metal,
    });
  }
  box({
    size: [0.03, width - 0.05, height * 1.08],
    at: [front, 0, height * 0.47],
    material: lacquer,
    rounding: 0.008,
    tilt: SLANT,
  });
  // The next card, just before the plate.
  const card = addCard(stage, { back });
  const leaning = combined(rotation, turnedAbout([0, 1, 0], SLANT - Math.PI / 2));
  card.place(
    plus(
      foot,
      carried(rotation, [
        front - 0.018 * Math.cos(SLANT) - 0.012,
        0,
        height * 0.47 + 0.018 * Math.sin(SLANT) - 0.017,
      ]),
    ),
    leaning,
  );
}

/** Two walls and a floor, with the cards played before. */
function addDiscardTray({ stage, lacquer, metal, back }: DealerKit, random: Random): void {
  const { x, y, turn } = DISCARD;
  const box = boxesAt(stage, [x, y, 0], turned(turn));
  const sheet = { material: lacquer, rounding: 0.006, shades: true };
  box({ size: [0.36, 0.46, 0.02], at: [0, 0, 0.01], ...sheet });
  box({ size: [0.36, 0.02, 0.24], at: [0, 0.22, 0.12], ...sheet });
  box({ size: [0.02, 0.46, 0.24], at: [-0.17, 0, 0.12], ...sheet });
  box({ size: [0.36, 0.022, 0.012], at: [0, 0.22, 0.245], material: metal });
  box({ size: [0.022, 0.46, 0.012], at: [-0.17, 0, 0.245], material: metal });
  addPack(stage, back, {
    x: x + 0.02,
    y,
    heading: turn + Math.PI / 2 + between(random, -0.03, 0.03),
    height: between(random, 0.05, 0.14),
    foot: 0.02,
  });
}

const COLUMNS = 9;

/** Columns of chips lying on their sides in a metal tray. */
function addChipTray({ stage, lacquer, metal, chips }: DealerKit, random: Random): void {
  const { y, width, depth } = TRAY;
  stage.add({
    solid: { kind: 'box', width, depth, height: 0.05, rounding: 0.01, material: lacquer },
    at: [0, y, 0.025],
    shades: { halfWidth: width / 2, halfDepth: depth / 2, low: -0.025, high: 0.12 },
  });
  stage.add({
    solid: {
      kind: 'frame',
      width: width - 0.03,
      depth: depth - 0.03,
      corners: [0.04, 0.04],
      barWidth: 0.03,
      barHeight: 0.12,
      rounding: 0.012,
      material: metal,
    },
    at: [0, y, 0.06],
  });
  const step = (width - 0.08) / COLUMNS;
  for (let k = 0; k < COLUMNS; k++) {
    const look = chips.kinds[Math.min(k, COLUMNS - 1 - k) % CHIP_KIND_COUNT];
    if (look === undefined) continue;
    const count = 13 + Math.floor(random() * 6);
    const length = count * CHIP_HEIGHT;
    stage.add({
      solid: {
        kind: 'cylinder',
        radius: CHIP_RADIUS,
        height: length,
        material: look.side,
      },
      at: [
        (k - (COLUMNS - 1) / 2) * step,
        y - depth / 2 + 0.045 + length / 2,
        0.05 + CHIP_RADIUS * 0.92,
      ],
      rotation: pointing([0, 1, 0], [Math.cos(k), 0, Math.sin(k)]),
      textureScale: [1, count],
    });
  }
}
