import type { MaterialHandle } from '../scene/material.ts';
import type { Stage } from '../scene/stage.ts';
import type { Painting, TextureHandle } from '../scene/texture.ts';

/** The outline of a table's top, about a middle on the table's own axis. */
export interface TableTop {
  readonly width: number;
  readonly depth: number;
  readonly corners: readonly [front: number, back: number];
  readonly centerY: number;
}

/** A bar along the edge of a table. */
export interface Rail {
  /** How much wider and deeper than the top its middle line is. */
  readonly outside: number;
  readonly barWidth: number;
  readonly barHeight: number;
  /** Height of its middle above the cloth. */
  readonly z: number;
  readonly material: MaterialHandle;
  /** Radius of its edges, as a share of its smaller side. */
  readonly roundness?: number;
}

/** Lays a material over the whole top of a table, at height 0. */
export function coverTable(stage: Stage, top: TableTop, material: MaterialHandle): void {
  const { width, depth, corners, centerY } = top;
  stage.add({
    solid: { kind: 'surface', width, depth, corners, material },
    at: [0, centerY, 0],
  });
}

/** Adds a bar that runs round a table. */
export function addRail(stage: Stage, top: TableTop, rail: Rail): void {
  const { width, depth, corners, centerY } = top;
  const { outside, barWidth, barHeight, z, material, roundness = 0.42 } = rail;
  stage.add({
    solid: {
      kind: 'frame',
      width: width + outside,
      depth: depth + outside,
      corners: [corners[0] + outside / 2, corners[1] + outside / 2],
      barWidth,
      barHeight,
      rounding: Math.min(barWidth, barHeight) * roundness,
      material,
    },
    at: [0, centerY, z],
  });
}

/** Makes the printed cloth of a table, with its weave. */
export function makeFelt(stage: Stage, print: Painting, weave: TextureHandle): MaterialHandle {
  return stage.material({
    texture: stage.texture(print),
    color: [0.62, 0.62, 0.62],
    roughness: 1,
    sheen: 0.1,
    detail: { texture: weave, size: 0.34, depth: 0.32 },
  });
}
