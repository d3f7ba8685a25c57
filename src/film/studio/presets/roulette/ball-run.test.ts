import { describe, expect, it } from 'vitest';
import { sampleStoryboard } from '../../sample-storyboard.ts';
import { randomStream } from '#film/random.ts';
import { planSpin } from './choreography.ts';
import { BALL_RADIUS, POCKETS, TRACK_RADIUS } from './dimensions.ts';
import { runBall } from './ball-run.ts';
import { AMERICAN_WHEEL, angleOfPocket, colorOfNumber, EUROPEAN_WHEEL } from './numbers.ts';

const FULL = Math.PI * 2;
const turnsApart = (a: number, b: number): number =>
  Math.abs((((((a - b) / FULL) % 1) + 1.5) % 1) - 0.5);
const seeds = Array.from({ length: 40 }, (_, k) => k + 1);

describe('the ball', () => {
  it.each(seeds)('comes to rest among the frets by itself (seed %i)', (seed) => {
    const run = runBall(randomStream(seed, 'ball'), {
      angle: 0.3,
      speed: 0.85,
      pocketAngle: EUROPEAN_WHEEL.pocketAngle,
    });
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
      const isCut = spin.legs.some(({ from }) => from > t - 1 / 240 && from <= t);
      if (isCut) before = now;
      expect(Math.abs(now.radius - before.radius)).toBeLessThan(0.03);
      expect(Math.abs(now.height - before.height)).toBeLessThan(0.03);
      expect(turnsApart(now.angle, before.angle)).toBeLessThan(0.012);
      expect(now.radius).toBeLessThan(TRACK_RADIUS);
      expect(now.radius).toBeGreaterThan(0.35);
      before = now;
    }
  });

  it.each(seeds.slice(0, 12))('lies in the pocket that the seed chose (seed %i)', (seed) => {
    const hasDoubleZero = seed % 2 === 0;
    const wheel = hasDoubleZero ? AMERICAN_WHEEL : EUROPEAN_WHEEL;
    const storyboard = { ...sampleStoryboard({ preset: 'roulette', seed }), hasDoubleZero };
    const spin = planSpin(storyboard, randomStream(seed, 'spin'));
    const time = spin.settledTime + 2;
    const onRotor = spin.ball(time).angle - spin.rotorAngle(time);
    expect(turnsApart(onRotor, angleOfPocket(wheel, spin.position)) * FULL).toBeLessThan(
      wheel.pocketAngle * 0.3,
    );
  });

  it('drops within the first second of a film', () => {
    for (const seed of seeds) {
      const storyboard = sampleStoryboard({ preset: 'roulette', seed });
      const spin = planSpin(storyboard, randomStream(seed, 'spin'));
      expect(spin.ball(0.9).height).toBeLessThan(POCKETS.floor + BALL_RADIUS * 1.2);
      expect(spin.legs[1]?.from).toBeGreaterThan(0.9);
    }
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
  const numbers = Array.from({ length: 37 }, (_, k) => k);

  it('has the European order', () => {
    const { order } = EUROPEAN_WHEEL;
    expect(order.toSorted((a, b) => Number(a) - Number(b))).toEqual(numbers);
    expect(order.slice(0, 5)).toEqual([0, 32, 15, 19, 4]);
  });

  it('has two zeros opposite each other where houses are American', () => {
    const { order } = AMERICAN_WHEEL;
    expect(new Set(order)).toEqual(new Set([...numbers, '00']));
    expect(order).toHaveLength(38);
    expect([order[0], order[19]]).toEqual([0, '00']);
    for (const [k, number] of order.slice(1, 19).entries())
      expect(Math.abs(Number(order[k + 20]) - Number(number))).toBe(1);
  });

  it.each([EUROPEAN_WHEEL, AMERICAN_WHEEL])('alternates colours between zeros', ({ order }) => {
    const colors = order.map(colorOfNumber);
    const same = colors.filter((color, k) => color !== 'green' && colors[k + 1] === color);
    expect(same).toEqual([]);
  });
});
