import { describe, expect, it } from 'vitest';
import { randomStream } from '#film/random.ts';
import { lengthOf, minus } from '../../scene/vec3.ts';
import { DIE, FAR_WALL_X } from './dimensions.ts';
import { middleOf, throwDice } from './throw.ts';

const seeds = Array.from({ length: 16 }, (_, k) => k + 1);

describe.each(seeds)('the throw of seed %i', (seed) => {
  const thrown = throwDice(randomStream(seed, 'throw'));

  it('strikes the far wall and comes to rest where it can be filmed, the dice apart', () => {
    expect(thrown.blows.some(({ on }) => on === 'wall')).toBe(true);
    expect(thrown.settledAfter).toBeGreaterThan(0.9);
    expect(thrown.settledAfter).toBeLessThan(3);
    const rest = thrown.placesAt(Infinity);
    const [x, y] = middleOf(rest);
    expect(x).toBeGreaterThan(0.4);
    expect(x).toBeLessThan(2.95);
    expect(Math.abs(y)).toBeLessThan(0.9);
    expect(lengthOf(minus(rest[0].position, rest[1].position))).toBeGreaterThan(DIE);
  });

  it('lies flat and moves without jumps, above the felt and before the wall', () => {
    let before = thrown.placesAt(0);
    for (let t = 1 / 240; t < 4; t += 1 / 240) {
      const now = thrown.placesAt(t);
      for (const [k, { position, rotation }] of now.entries()) {
        const last = before[k] ?? now[0];
        expect(lengthOf(minus(position, last.position))).toBeLessThan(0.06);
        expect(position[2]).toBeGreaterThan(DIE * 0.35);
        expect(position[0]).toBeLessThan(FAR_WALL_X);
        expect(lengthOf(rotation.z)).toBeCloseTo(1, 5);
      }
      before = now;
    }
    for (const { rotation, position } of before) {
      expect(position[2]).toBeCloseTo(DIE / 2, 5);
      const upright = [rotation.x[2], rotation.y[2], rotation.z[2]].map(Math.abs);
      expect(Math.max(...upright)).toBeCloseTo(1, 5);
    }
  });
});
