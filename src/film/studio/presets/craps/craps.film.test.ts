import { describe, expect, it } from 'vitest';
import { sampleStoryboard } from '../../sample-storyboard.ts';
import { randomStream } from '#film/random.ts';
import { carried } from '../../scene/rotation.ts';
import type { Vec3 } from '../../scene/vec3.ts';
import { planGame } from './choreography.ts';
import { numberingFor } from './dice.ts';
import { POINTS } from './dimensions.ts';
import { soundsOf } from './sounds.ts';

const SEEDS = Array.from({ length: 12 }, (_, k) => k + 1);
/** As on every die: 1, 2 and 3 meet in a corner, opposite sides add up to seven. */
const NORMALS: readonly Vec3[] = [
  [0, 0, 1],
  [1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [-1, 0, 0],
  [0, 0, -1],
];
const AXES: readonly (readonly [up: number, axis: Vec3])[] = [
  [1, [1, 0, 0]],
  [-1, [-1, 0, 0]],
  [2, [0, 1, 0]],
  [-2, [0, -1, 0]],
  [3, [0, 0, 1]],
  [-3, [0, 0, -1]],
];

describe.each(AXES)('a die that lies with %i up', (up, axis) => {
  it('shows the number that was chosen', () => {
    for (const [k, normal] of NORMALS.entries()) {
      const shown = carried(numberingFor(k + 1, up), normal);
      for (const [c, part] of axis.entries()) expect(shown[c]).toBeCloseTo(part);
    }
  });
});

describe.each([5, 15, 60])('the game of a film of %i s', (duration) => {
  it('throws points only, lies still at the decision, and is heard', () => {
    for (const seed of SEEDS) {
      const film = sampleStoryboard({ preset: 'craps', seed, controls: { duration } });
      const game = planGame(film, randomStream(seed, 'throws'));
      expect(game.diceAt(0)).not.toEqual(game.diceAt(0.5));
      expect(game.legs[0]?.settledAt).toBeLessThan(0.8);
      for (const [k, { values, settledAt, thrownAt, from }] of game.legs.entries()) {
        const takenUp = game.legs[k + 1]?.from ?? Infinity;
        expect(POINTS).toContain(values[0] + values[1]);
        expect(from).toBeLessThanOrEqual(thrownAt);
        const lying = Math.min(settledAt + 0.4, takenUp - 0.01);
        expect(game.diceAt(settledAt + 0.1)).toEqual(game.diceAt(lying));
        expect(game.diceAt(thrownAt + 0.2)).not.toEqual(game.diceAt(thrownAt + 0.4));
      }
      const knocks = soundsOf(film).filter(({ kind }) => kind === 'knock' || kind === 'thud');
      expect(knocks.length).toBeGreaterThanOrEqual((game.legs.length - 1) * 2);
    }
  });
});
