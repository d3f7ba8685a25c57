import { describe, expect, it } from 'vitest';
import { sampleStoryboard } from '../../sample-storyboard.ts';
import { randomStream } from '#film/random.ts';
import { planSpin } from './choreography.ts';
import { BALL_RADIUS, POCKETS, TRACK_RADIUS } from './dimensions.ts';
import { runBall } from './ball-run.ts';
import { colorOfNumber, POCKET_ANGLE, POCKET_COUNT, pocketAngle, WHEEL_ORDER } from './numbers.ts';

const FULL = Math.PI * 2;
const turnsApart = (a: number, b: number): number =>
  Math.abs((((((a - b) / FULL) % 1) + 1.5) % 1) - 0.5);
const seeds = Array.from({ length: 40 }, (_, k) => k + 1);

describe('the ball', () => {
  it.each(seeds)('comes to rest among the frets by itself (seed %i)', (seed) => {
    const run = runBall(randomStream(seed, 'ball'), 0.3, 0.85);
    expect(run.settledAfter).toBeGreaterThan(0.8);
    expect(run.settledAfter).toBeLessThan(8);
    expect(run.knocks.length).toBeGreaterThan(0);
    const rest = run.placeAt(run.settledAfter + 2);
    expect(rest.radius).toBeLessThan(POCKETS.outer);
    expect(rest.radius).toBeGreaterThan(POCKETS.inner);
    expect(rest.height).toBeCloseTo(POCKETS.floor + BALL_RADIUS, 2);
  });

  it('moves without jumps, inside the wheel', () => {
    const storyboard = sampleStoryboard({ preset: 'roulette', seed: 11 });
    const spin = planSpin(storyboard, randomStream(11, 'spin'));
    let before = spin.ball(0);
    for (let t = 1 / 240; t < 10; t += 1 / 240) {
      const now = spin.ball(t);
      expect(Math.abs(now.radius - before.radius)).toBeLessThan(0.03);
      expect(Math.abs(now.height - before.height)).toBeLessThan(0.03);
      expect(turnsApart(now.angle, before.angle)).toBeLessThan(0.012);
      expect(now.radius).toBeLessThan(TRACK_RADIUS);
      expect(now.radius).toBeGreaterThan(0.35);
      before = now;
    }
  });

  it.each(seeds.slice(0, 12))('lies in the pocket that the seed chose (seed %i)', (seed) => {
    const storyboard = sampleStoryboard({ preset: 'roulette', seed });
    const spin = planSpin(storyboard, randomStream(seed, 'spin'));
    const time = spin.settledTime + 2;
    const onRotor = spin.ball(time).angle - spin.rotorAngle(time);
    expect(turnsApart(onRotor, pocketAngle(spin.position)) * FULL).toBeLessThan(POCKET_ANGLE * 0.3);
  });

  it('ends in many different pockets', () => {
    const storyboard = sampleStoryboard({ preset: 'roulette' });
    const positions = seeds.map(
      (seed) => planSpin(storyboard, randomStream(seed, 'spin')).position,
    );
    expect(new Set(positions).size).toBeGreaterThan(15);
  });
});

describe('the wheel', () => {
  it('has the European order', () => {
    expect(POCKET_COUNT).toBe(37);
    expect([...WHEEL_ORDER].sort((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, k) => k));
    expect(WHEEL_ORDER.slice(0, 5)).toEqual([0, 32, 15, 19, 4]);
  });

  it('alternates red and black', () => {
    for (const [k, number] of WHEEL_ORDER.slice(1).entries()) {
      expect(colorOfNumber(number)).toBe(k % 2 === 0 ? 'red' : 'black');
    }
  });
});
