import type { MaterialHandle } from '../../scene/material.ts';
import type { Prop } from '../../scene/prop.ts';
import { pointing } from '../../scene/rotation.ts';
import type { Vec3 } from '../../scene/vec3.ts';
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
import type { Machine } from './machine.ts';

type Span = readonly [from: number, to: number];

export interface Cabinet {
  readonly topGlass: TopGlass;
}

/** The lit glass above the reels. */
export interface TopGlass {
  /** `isBlank` takes off it what could be read, which the film's own words would collide with. */
  pose(light: number, isBlank: boolean): void;
}

/** Adds the cabinet of a machine, without what moves; lamps, buttons and reels are added elsewhere. */
export function addCabinet(machine: Machine): Cabinet {
  const { kit, isPlayed } = machine;
  const { halfWidth: opening, low, high } = WINDOW;
  for (const side of [-1, 1]) {
    const inner = side * (opening + 0.015);
    const outer = side * HALF_WIDTH;
    const span: Span = [Math.min(inner, outer), Math.max(inner, outer)];
    const up: Span = [-0.15, TOP_GLASS.low + 0.1];
    addBox(machine, { across: span, away: [0, DEPTH], up, material: kit.post, rounding: 0.045 });
  }
  const across: Span = [-opening - 0.03, opening + 0.03];
  const away: Span = [0.02, DEPTH * 0.6];
  addBox(machine, { across, away, up: [high, TOP_GLASS.low + 0.05], material: kit.panel });
  addBox(machine, { across, away, up: [-0.05, low], material: kit.dark });
  if (isPlayed)
    addBox(machine, { across, away: [DEPTH - 0.1, DEPTH], up: [low, high], material: kit.dark });
  addBox(machine, {
    across: [-HALF_WIDTH, HALF_WIDTH],
    away: [-0.3, DEPTH * 0.7],
    up: [FLOOR, -LEDGE.thickness],
    material: kit.shell,
    rounding: 0.05,
    shades: true,
  });
  addBox(machine, {
    across: [-LEDGE.halfWidth, LEDGE.halfWidth],
    away: [LEDGE.front, 0.05],
    up: [-LEDGE.thickness, 0],
    material: isPlayed ? kit.deck : kit.ledge,
    rounding: 0.064,
  });
  addRod(machine, {
    at: [0, LEDGE.front + 0.012, -LEDGE.thickness / 2],
    along: [1, 0, 0],
    length: LEDGE.halfWidth * 2 - 0.12,
    radius: 0.024,
    material: kit.satin,
  });
  const topGlass = addTop(machine);
  addTrim(machine);
  addGlass(machine);
  return { topGlass };
}

/** A box of a cabinet by where it begins and ends. */
interface Box {
  readonly across: Span;
  readonly away: Span;
  readonly up: Span;
  readonly material: MaterialHandle;
  readonly rounding?: number;
  readonly shades?: boolean;
}

function addBox({ stage, x }: Machine, box: Box): void {
  const { across, away, up, material, rounding = 0, shades = false } = box;
  const [[left, right], [front, back], [low, high]] = [across, away, up];
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
}

interface Rod {
  /** Its middle, from the middle of the machine. */
  readonly at: Vec3;
  readonly along: Vec3;
  readonly length: number;
  readonly radius: number;
  readonly material: MaterialHandle;
}

function addRod({ stage, x }: Machine, { at, along, length, radius, material }: Rod): void {
  stage.add({
    solid: { kind: 'capsule', radius, length, material },
    at: [x + at[0], at[1], at[2]],
    rotation: pointing(along),
  });
}

/** How round the top is, by style: lower and upper corners of the glass. */
const CORNERS = { classic: [0.06, 0.27], artDeco: [0.03, 0.03], neon: [0.16, 0.16] } as const;

function addTop(machine: Machine): TopGlass {
  const { stage, kit, x } = machine;
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
  const pane = (material: MaterialHandle): Prop =>
    stage.add({
      solid: {
        kind: 'surface',
        width: outline.width - 0.13,
        depth: outline.depth - 0.13,
        corners: [Math.max(corners[0] - 0.06, 0.01), Math.max(corners[1] - 0.06, 0.01)],
        material,
      },
      at: [x, 0.03, middle],
      rotation: STANDING,
    });
  const [sign, blank] = [pane(kit.topGlass), pane(kit.blankGlass)];
  if (style === 'artDeco') addSteps(machine);
  return {
    pose(light, isBlank) {
      const [seen, other] = isBlank ? [blank, sign] : [sign, blank];
      seen.show();
      seen.glow(light);
      other.hide();
    },
  };
}

/** A skyline of steps with upright ribs. */
function addSteps(machine: Machine): void {
  const { stage, kit, x } = machine;
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
    addRod(machine, {
      at: [0, 0.062, from + height - 0.012],
      along: [1, 0, 0],
      length: halfWidth * 2 - 0.05,
      radius: 0.0155,
      material: kit.metal,
    });
  }
  for (const k of [-3, -2, -1, 0, 1, 2, 3]) {
    const length = 0.22 - Math.abs(k) * 0.045;
    addRod(machine, {
      at: [k * 0.058, 0.16, top + 0.13 + length / 2],
      along: [0, 0, 1],
      length,
      radius: 0.024,
      material: kit.metal,
    });
  }
}

/** Metal round the window, along the pillars and under the top. */
function addTrim(machine: Machine): void {
  const { stage, kit, x } = machine;
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
      addRod(machine, {
        at: [side * at, -0.004, 0.58],
        along: [0, 0, 1],
        length: 0.94,
        radius: 0.0155,
        material: kit.metal,
      });
  }
}

function addGlass({ stage, kit, x }: Machine): void {
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
