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

interface Ray {
  readonly from: Vec3;
  readonly direction: Vec3;
}

function distanceTo(solid: Solid, { from, direction }: Ray, bend = 0): number {
  const kernel = new Kernel();
  const prop = new Stage(kernel).add({ solid });
  prop.bend(bend);
  return kernel.call.probe(prop.index, ...from, ...unit(direction));
}

const along = (from: Vec3): Ray => ({ from, direction: [1, 0, 0] });
const down = (from: Vec3): Ray => ({ from, direction: [0, 0, -1] });

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
  it.each<{ what: string; solid: Solid; ray: Ray; distance: number }>([
    {
      what: 'a sphere',
      solid: { kind: 'sphere', radius: 0.5, material },
      ray: along([-3, 0, 0]),
      distance: 2.5,
    },
    {
      what: 'a cylinder from the side',
      solid: { kind: 'cylinder', radius: 0.5, height: 1, material },
      ray: along([-3, 0, 0.4]),
      distance: 2.5,
    },
    {
      what: 'a cylinder’s lid',
      solid: { kind: 'cylinder', radius: 0.5, height: 1, material },
      ray: down([0.2, 0.1, 4]),
      distance: 3.5,
    },
    {
      what: 'a sharp box',
      solid: { kind: 'box', width: 2, depth: 1, height: 1, material },
      ray: along([-3, 0.2, 0.2]),
      distance: 2,
    },
    {
      what: 'a sharp box along an axis',
      solid: { kind: 'box', width: 2, depth: 1, height: 1, material },
      ray: down([0, 0, 3]),
      distance: 2.5,
    },
    { what: 'a rounded box’s face', solid: rounded, ray: along([-3, 0, 0]), distance: 2 },
    {
      what: 'a capsule’s end',
      solid: { kind: 'capsule', radius: 0.2, length: 1, material },
      ray: down([0, 0, 3]),
      distance: 2.3,
    },
    { what: 'a cone half way up', solid: cone, ray: along([-3, 0, 0.5]), distance: 2.25 },
    { what: 'a card', solid: card, ray: down([0.1, 0.2, 2]), distance: 2 },
    { what: 'a table', solid: table, ray: down([1, 0, 2]), distance: 2 },
    { what: 'a ring from outside', solid: ring, ray: along([-3, 0, 0]), distance: 1.9 },
    { what: 'a ring from above', solid: ring, ray: down([1, 0, 2]), distance: 1.9 },
  ])('$what where it is', ({ solid, ray, distance }) => {
    expect(distanceTo(solid, ray)).toBeCloseTo(distance, 2);
  });

  it.each<[string, Solid, Ray]>([
    ['past a sphere', { kind: 'sphere', radius: 0.5, material }, along([-3, 0.51, 0])],
    [
      'over a cylinder',
      { kind: 'cylinder', radius: 0.5, height: 1, material },
      along([-3, 0, 0.51]),
    ],
    ['past a box’s rounded corner', rounded, down([0.99, 0.49, 3])],
    ['past a card’s rounded corner', card, down([0.29, 0.49, 2])],
    ['past a table’s front corner', table, down([1.95, -0.95, 2])],
    ['through a ring', ring, down([0, 0, 2])],
  ])('nothing %s', (_, solid, ray) => {
    expect(distanceTo(solid, ray)).toBe(MISSED);
  });

  it('a table’s square back corner where the front one is cut', () => {
    expect(distanceTo(table, down([1.95, 0.95, 2]))).toBeCloseTo(2, 4);
  });

  it('a bent card higher at its sides', () => {
    expect(distanceTo(card, down([0.2, 0, 2]), 2)).toBeCloseTo(2 - 2 * 0.2 ** 2, 4);
    expect(distanceTo(card, down([0, 0, 2]), 2)).toBeCloseTo(2, 4);
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
