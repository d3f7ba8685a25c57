import type { MaterialHandle } from '../../scene/material.ts';
import type { Prop } from '../../scene/prop.ts';
import { pointing } from '../../scene/rotation.ts';
import type { Stage } from '../../scene/stage.ts';
import type { Vec3 } from '../../scene/vec3.ts';
import type { CabinetKit } from './cabinet-kit.ts';
import {
  BELLY_GLASS,
  DEPTH,
  FLOOR,
  HALF_WIDTH,
  LEDGE,
  STANDING,
  TOP_GLASS,
  WINDOW,
} from './dimensions.ts';

type Span = readonly [from: number, to: number];

export interface Cabinet {
  /** Its light is turned down where words stand before it. */
  readonly topGlass: Prop;
}

/** A cabinet of a row, without what moves. Lamps, buttons and reels are put on it elsewhere. */
export function addCabinet(stage: Stage, kit: CabinetKit, x: number, isPlayed: boolean): Cabinet {
  const box = boxAdder(stage, x);
  const { halfWidth: opening, low, high } = WINDOW;
  for (const side of [-1, 1]) {
    const inner = side * (opening + 0.015);
    const outer = side * HALF_WIDTH;
    const span: Span = [Math.min(inner, outer), Math.max(inner, outer)];
    box(span, [0, DEPTH], [-0.15, TOP_GLASS.low + 0.1], kit.post, 0.045);
  }
  const across: Span = [-opening - 0.03, opening + 0.03];
  box(across, [0.02, DEPTH * 0.6], [high, TOP_GLASS.low + 0.05], kit.panel);
  box(across, [0.02, DEPTH * 0.6], [-0.05, low], kit.dark);
  if (isPlayed) box(across, [DEPTH - 0.1, DEPTH], [low, high], kit.dark);
  const body: Span = [-HALF_WIDTH, HALF_WIDTH];
  box(body, [-0.3, DEPTH * 0.7], [FLOOR, -LEDGE.thickness], kit.shell, 0.05, true);
  const ledge: Span = [-LEDGE.halfWidth, LEDGE.halfWidth];
  box(ledge, [LEDGE.front, 0.05], [-LEDGE.thickness, 0], isPlayed ? kit.deck : kit.ledge, 0.064);
  const edge: Vec3 = [x, LEDGE.front + 0.012, -LEDGE.thickness / 2];
  rod(stage, kit.satin, edge, [1, 0, 0], LEDGE.halfWidth * 2 - 0.12, 0.024);
  const topGlass = addTop(stage, kit, x);
  addTrim(stage, kit, x);
  addGlass(stage, kit, x);
  return { topGlass };
}

type AddBox = (
  across: Span,
  away: Span,
  up: Span,
  material: MaterialHandle,
  rounding?: number,
  shades?: boolean,
) => void;

/** Boxes of a cabinet by where they begin and end. */
function boxAdder(stage: Stage, x: number): AddBox {
  return ([left, right], [front, back], [low, high], material, rounding = 0, shades = false) => {
    stage.add({
      solid: {
        kind: 'box',
        width: right - left,
        depth: back - front,
        height: high - low,
        rounding,
        material,
      },
      at: [x + (left + right) / 2, (front + back) / 2, (low + high) / 2],
      // A little narrower than the box: sides that are flush with it would be half in its shade, in specks.
      shades: shades && {
        halfWidth: (right - left) / 2 - 0.02,
        halfDepth: (back - front) / 2 - 0.02,
        low: (low - high) / 2,
        high: (high - low) / 2,
      },
    });
  };
}

function rod(
  stage: Stage,
  material: MaterialHandle,
  at: Vec3,
  along: Vec3,
  length: number,
  radius: number,
): void {
  stage.add({
    solid: { kind: 'capsule', radius, length, material },
    at,
    rotation: pointing(along),
  });
}

/** How round the top is, by style: lower and upper corners of the glass. */
const CORNERS = { classic: [0.06, 0.27], artDeco: [0.03, 0.03], neon: [0.16, 0.16] } as const;

function addTop(stage: Stage, kit: CabinetKit, x: number): Prop {
  const { halfWidth, low, high } = TOP_GLASS;
  const { style } = kit.look;
  const middle = (low + high) / 2;
  const corners = CORNERS[style];
  const outline = { width: halfWidth * 2, depth: high - low, corners };
  stage.add({
    solid: {
      kind: 'frame',
      ...outline,
      barWidth: 0.16,
      barHeight: DEPTH * 0.8,
      rounding: 0.035,
      material: kit.shell,
    },
    at: [x, DEPTH * 0.4, middle],
    rotation: STANDING,
  });
  stage.add({
    solid: {
      kind: 'frame',
      width: outline.width - 0.15,
      depth: outline.depth - 0.15,
      corners: [Math.max(corners[0] - 0.075, 0.02), Math.max(corners[1] - 0.075, 0.02)],
      barWidth: 0.03,
      barHeight: 0.06,
      rounding: 0.013,
      material: kit.metal,
    },
    at: [x, 0.005, middle],
    rotation: STANDING,
  });
  const glass = stage.add({
    solid: {
      kind: 'surface',
      width: outline.width - 0.13,
      depth: outline.depth - 0.13,
      corners: [Math.max(corners[0] - 0.06, 0.01), Math.max(corners[1] - 0.06, 0.01)],
      material: kit.topGlass,
    },
    at: [x, 0.03, middle],
    rotation: STANDING,
  });
  if (style === 'artDeco') addSteps(stage, kit, x);
  return glass;
}

/** A skyline of steps with upright ribs. */
function addSteps(stage: Stage, kit: CabinetKit, x: number): void {
  const top = TOP_GLASS.high + 0.08;
  for (const [halfWidth, from, height] of [
    [0.58, top - 0.02, 0.1],
    [0.36, top + 0.07, 0.09],
  ] as const) {
    stage.add({
      solid: {
        kind: 'box',
        width: halfWidth * 2,
        depth: 0.6,
        height,
        rounding: 0.022,
        material: kit.shell,
      },
      at: [x, 0.36, from + height / 2],
    });
    const edge: Vec3 = [x, 0.062, from + height - 0.012];
    rod(stage, kit.metal, edge, [1, 0, 0], halfWidth * 2 - 0.05, 0.0155);
  }
  for (const k of [-3, -2, -1, 0, 1, 2, 3]) {
    const length = 0.22 - Math.abs(k) * 0.045;
    rod(stage, kit.metal, [x + k * 0.058, 0.16, top + 0.13 + length / 2], [0, 0, 1], length, 0.024);
  }
}

/** Metal round the window, along the pillars and under the top. */
function addTrim(stage: Stage, kit: CabinetKit, x: number): void {
  const { halfWidth, low, high } = WINDOW;
  stage.add({
    solid: {
      kind: 'frame',
      width: halfWidth * 2 + 0.03,
      depth: high - low + 0.03,
      corners: [0.06, 0.06],
      barWidth: 0.062,
      barHeight: 0.1,
      rounding: 0.026,
      material: kit.metal,
    },
    at: [x, 0, (low + high) / 2],
    rotation: STANDING,
  });
  if (kit.look.style !== 'artDeco') return;
  for (const side of [-1, 1]) {
    for (const at of [0.715, 0.835])
      rod(stage, kit.metal, [x + side * at, -0.004, 0.58], [0, 0, 1], 0.94, 0.0155);
  }
}

function addGlass(stage: Stage, kit: CabinetKit, x: number): void {
  const { halfWidth, low, high, y } = BELLY_GLASS;
  const middle = (low + high) / 2;
  const corners = [0.07, 0.07] as const;
  stage.add({
    solid: {
      kind: 'surface',
      width: halfWidth * 2,
      depth: high - low,
      corners,
      material: kit.bellyGlass,
    },
    at: [x, y - 0.001, middle],
    rotation: STANDING,
  });
  stage.add({
    solid: {
      kind: 'frame',
      width: halfWidth * 2,
      depth: high - low,
      corners,
      barWidth: 0.045,
      barHeight: 0.06,
      rounding: 0.02,
      material: kit.metal,
    },
    at: [x, y, middle],
    rotation: STANDING,
  });
}
