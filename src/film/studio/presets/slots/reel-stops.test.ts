import { describe, expect, it } from 'vitest';
import { decisionSecondsOf } from '#film/storyboard/game-beats.ts';
import { sampleStoryboard } from '../../sample-storyboard.ts';
import { planSpinTimes } from './reel-stops.ts';

const film = (duration: number) => sampleStoryboard({ preset: 'slots', controls: { duration } });

describe.each([5, 8, 10, 15, 30, 60])('the spins of a film of %i s', (duration) => {
  const storyboard = film(duration);

  it.each([3, 5])('end when the game is decided, %i reels in turn', (reelCount) => {
    const spins = planSpinTimes(storyboard, reelCount);
    expect(spins.at(-1)?.stops.at(-1)).toBeCloseTo(decisionSecondsOf(storyboard), 6);
    for (const { start, stops } of spins) {
      expect(stops).toHaveLength(reelCount);
      for (const [k, stop] of stops.entries())
        expect(stop).toBeGreaterThan(stops[k - 1] ?? start + 0.4);
    }
  });

  it('do not overlap', () => {
    const spins = planSpinTimes(storyboard, 3);
    for (const [k, { start }] of spins.entries())
      expect(start).toBeGreaterThan((spins[k - 1]?.stops.at(-1) ?? -9) + 0.3);
  });
});

it.each([10, 30])(
  'opens on reels that stop one after another in its first second (%i s)',
  (duration) => {
    const [opening] = planSpinTimes(film(duration), 3);
    expect(opening?.start).toBeLessThan(-1);
    expect(opening?.stops[0]).toBeGreaterThan(0.2);
    expect(opening?.stops.at(-1)).toBeLessThan(1);
  },
);

it('gives long films several spins', () => {
  expect(planSpinTimes(film(60), 3).length).toBeGreaterThan(4);
  expect(planSpinTimes(film(5), 3)).toHaveLength(2);
});

it('stops three reels when the soundtrack lets them be heard', () => {
  const decision = decisionSecondsOf(film(10));
  const stops = planSpinTimes(film(10), 3).at(-1)?.stops ?? [];
  expect(stops.map((stop) => Number((decision - stop).toFixed(3)))).toEqual([0.9, 0.45, 0]);
});
