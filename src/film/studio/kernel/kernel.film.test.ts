import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  hashKernelSource,
  PICTURE_KERNEL,
} from '../../../../scripts/build-kernel/kernel-source.ts';
import { pointing } from '../scene/rotation.ts';
import type { Solid } from '../scene/solid.ts';
import { Stage } from '../scene/stage.ts';
import { unit, type Vec3 } from '../scene/vec3.ts';
import { Kernel } from './kernel.ts';

const MISSED = 1e9;
const material = { index: 0 };
const DOWN: Vec3 = [0, 0, -1];
const ALONG_X: Vec3 = [1, 0, 0];

function distanceTo(solid: Solid, from: Vec3, direction: Vec3, bend = 0): number {
  const kernel = new Kernel();
  const prop = new Stage(kernel).add({ solid });
  prop.bend(bend);
  return kernel.call.probe(prop.index, ...from, ...unit(direction));
}

const ring: Solid = {
  kind: 'frame',
  width: 2,
  depth: 2,
  corners: [1, 1],
  barWidth: 0.2,
  barHeight: 0.2,
  rounding: 0.1,
  material,
};
const rounded: Solid = { kind: 'box', width: 2, depth: 1, height: 1, rounding: 0.2, material };
const cone: Solid = {
  kind: 'lathe',
  profile: [
    { radius: 1, height: 0, material },
    { radius: 0.5, height: 1, material },
  ],
};
const card: Solid = {
  kind: 'card',
  width: 0.6,
  height: 1,
  corner: 0.1,
  face: material,
  back: material,
};
const table: Solid = { kind: 'surface', width: 4, depth: 2, corners: [0.9, 0.1], material };

describe('rays meet', () => {
  it.each<[string, Solid, Vec3, Vec3, number]>([
    ['a sphere', { kind: 'sphere', radius: 0.5, material }, [-3, 0, 0], ALONG_X, 2.5],
    [
      'a cylinder from the side',
      { kind: 'cylinder', radius: 0.5, height: 1, material },
      [-3, 0, 0.4],
      ALONG_X,
      2.5,
    ],
    [
      'a cylinder’s lid',
      { kind: 'cylinder', radius: 0.5, height: 1, material },
      [0.2, 0.1, 4],
      DOWN,
      3.5,
    ],
    [
      'a sharp box',
      { kind: 'box', width: 2, depth: 1, height: 1, material },
      [-3, 0.2, 0.2],
      ALONG_X,
      2,
    ],
    [
      'a sharp box along an axis',
      { kind: 'box', width: 2, depth: 1, height: 1, material },
      [0, 0, 3],
      DOWN,
      2.5,
    ],
    ['a rounded box’s face', rounded, [-3, 0, 0], ALONG_X, 2],
    [
      'a capsule’s end',
      { kind: 'capsule', radius: 0.2, length: 1, material },
      [0, 0, 3],
      DOWN,
      2.3,
    ],
    ['a cone half way up', cone, [-3, 0, 0.5], ALONG_X, 2.25],
    ['a card', card, [0.1, 0.2, 2], DOWN, 2],
    ['a table', table, [1, 0, 2], DOWN, 2],
    ['a ring from outside', ring, [-3, 0, 0], ALONG_X, 1.9],
    ['a ring from above', ring, [1, 0, 2], DOWN, 1.9],
  ])('%s where it is', (_, solid, from, direction, distance) => {
    expect(distanceTo(solid, from, direction)).toBeCloseTo(distance, 2);
  });

  it.each<[string, Solid, Vec3, Vec3]>([
    ['past a sphere', { kind: 'sphere', radius: 0.5, material }, [-3, 0.51, 0], ALONG_X],
    [
      'over a cylinder',
      { kind: 'cylinder', radius: 0.5, height: 1, material },
      [-3, 0, 0.51],
      ALONG_X,
    ],
    ['past a box’s rounded corner', rounded, [0.99, 0.49, 3], DOWN],
    ['past a card’s rounded corner', card, [0.29, 0.49, 2], DOWN],
    ['past a table’s front corner', table, [1.95, -0.95, 2], DOWN],
    ['through a ring', ring, [0, 0, 2], DOWN],
  ])('nothing %s', (_, solid, from, direction) => {
    expect(distanceTo(solid, from, direction)).toBe(MISSED);
  });

  it('a table’s square back corner where the front one is cut', () => {
    expect(distanceTo(table, [1.95, 0.95, 2], DOWN)).toBeCloseTo(2, 4);
  });

  it('a bent card higher at its sides', () => {
    expect(distanceTo(card, [0.2, 0, 2], DOWN, 2)).toBeCloseTo(2 - 2 * 0.2 ** 2, 4);
    expect(distanceTo(card, [0, 0, 2], DOWN, 2)).toBeCloseTo(2, 4);
  });

  it('a solid where it was turned to', () => {
    const kernel = new Kernel();
    const prop = new Stage(kernel).add({
      solid: { kind: 'cylinder', radius: 0.2, height: 2, material },
    });
    prop.place([0, 0, 1], pointing([1, 0, 0]));
    expect(kernel.call.probe(prop.index, 0.9, 0, 3, 0, 0, -1)).toBeCloseTo(1.8, 3);
    expect(kernel.call.probe(prop.index, 0, 0.9, 3, 0, 0, -1)).toBe(MISSED);
  });
});

describe('the compiled kernel', () => {
  it('is made from the source beside it: run npm run build:kernel', () => {
    const recorded = readFileSync(new URL('kernel.source-hash', import.meta.url), 'utf8').trim();
    expect(recorded).toBe(hashKernelSource(PICTURE_KERNEL));
  });
});
