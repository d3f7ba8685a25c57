import type { MaterialHandle } from '../../scene/material.ts';
import type { ProfilePoint } from '../../scene/solid.ts';
import { APRON, NUMBERS, POCKETS, RIM_HEIGHT, RIM_INNER, TRACK_RADIUS } from './dimensions.ts';

export interface WheelMaterials {
  readonly wood: MaterialHandle;
  readonly apron: MaterialHandle;
  /** Its slope: the brand's logo is on it. */
  readonly printedApron: MaterialHandle;
  readonly gold: MaterialHandle;
  readonly numbers: MaterialHandle;
  readonly pockets: MaterialHandle;
  readonly cone: MaterialHandle;
  readonly dark: MaterialHandle;
}

type Row = readonly [radius: number, height: number, material: MaterialHandle, smooth?: boolean];

const points = (rows: readonly Row[]): ProfilePoint[] =>
  rows.map(([radius, height, material, smooth = false]) => ({ radius, height, material, smooth }));

/** The bowl that stands still: outer wall, rim, ball track, apron. */
export function bowlProfile({
  wood,
  apron,
  printedApron,
  gold,
  dark,
}: WheelMaterials): ProfilePoint[] {
  const rows = points([
    [1.0, 0, wood],
    [1.05, 0.022, wood, true],
    [1.074, 0.06, wood, true],
    [1.07, 0.118, wood, true],
    [1.04, 0.146, gold],
    [1.035, 0.16, wood],
    [1.05, 0.19, wood, true],
    [1.046, 0.214, wood, true],
    [1.026, 0.236, wood, true],
    [0.998, RIM_HEIGHT - 0.003, wood, true],
    [0.962, RIM_HEIGHT, wood, true],
    [0.94, RIM_HEIGHT - 0.006, gold],
    [0.924, RIM_HEIGHT - 0.016, gold, true],
    [RIM_INNER, RIM_HEIGHT - 0.03, apron],
    [TRACK_RADIUS + 0.019, 0.212, apron, true],
    [TRACK_RADIUS + 0.004, 0.194, apron, true],
    [APRON.outer, APRON.outerHeight, printedApron],
    [APRON.inner, APRON.innerHeight, gold],
    [APRON.inner - 0.008, APRON.innerHeight - 0.002, gold, true],
    [APRON.inner - 0.011, 0.112, dark],
    [0.68, 0.1, dark],
  ]);
  if (printedApron === apron) return rows;
  return rows.map((point) => (point.material === printedApron ? { ...point, v: [0, 1] } : point));
}

/** The rotor that turns: number ring, pockets, cone. */
export function rotorProfile({
  gold,
  numbers,
  pockets,
  cone,
  dark,
}: WheelMaterials): ProfilePoint[] {
  const rows = points([
    [NUMBERS.outer + 0.008, 0.108, gold],
    [NUMBERS.outer + 0.006, NUMBERS.outerHeight + 0.002, gold],
    [NUMBERS.outer, NUMBERS.outerHeight, numbers],
    [NUMBERS.inner, NUMBERS.innerHeight, gold],
    [POCKETS.outer + 0.005, NUMBERS.innerHeight - 0.005, gold],
    [POCKETS.outer, NUMBERS.innerHeight - 0.01, dark],
    [POCKETS.outer - 0.006, POCKETS.floor, pockets],
    [POCKETS.inner, POCKETS.floor, dark],
    [POCKETS.inner - 0.006, 0.082, gold],
    [0.404, 0.088, gold, true],
    [0.392, 0.089, cone],
    [0.134, 0.166, gold],
    [0.126, 0.173, gold],
    [0.118, 0.174, gold],
  ]);
  return rows.map((point) =>
    point.material === numbers || point.material === pockets || point.material === cone
      ? { ...point, v: [0, 1] }
      : point,
  );
}

/** The turned metal in the middle. */
export function turretProfile(metal: MaterialHandle): ProfilePoint[] {
  return points([
    [0.128, 0.168, metal],
    [0.112, 0.182, metal, true],
    [0.098, 0.194, metal, true],
    [0.064, 0.203, metal, true],
    [0.042, 0.222, metal, true],
    [0.036, 0.248, metal, true],
    [0.046, 0.27, metal, true],
    [0.06, 0.288, metal, true],
    [0.064, 0.306, metal, true],
    [0.054, 0.324, metal, true],
    [0.034, 0.338, metal, true],
    [0.027, 0.354, metal, true],
    [0.028, 0.368, metal, true],
    [0.037, 0.384, metal, true],
    [0.039, 0.4, metal, true],
    [0.027, 0.42, metal, true],
    [0.011, 0.432, metal, true],
    [0.0005, 0.435, metal],
  ]);
}
