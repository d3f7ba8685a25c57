import { describe, expect, it } from 'vitest';
import type { World } from '#domain/order/look.ts';
import { sampleStoryboard } from '../../sample-storyboard.ts';
import { randomStream } from '#film/random.ts';
import { planPlay, type Play } from './choreography.ts';
import { SYMBOLS_PER_REEL } from './dimensions.ts';
import { SLOTS_LOOKS } from './looks.ts';
import { planStrips, symbolAt, type Strip } from './strips.ts';
import type { SymbolId } from './symbols.ts';

const seeds = Array.from({ length: 30 }, (_, k) => k + 1);

type Film = ReturnType<typeof playOf>;

/** A film that tells of a jackpot, on whose counter it opens. */
const jackpotOf = (seed: number, duration = 10): Film => playOf(seed, duration, 'jackpot');

function playOf(
  seed: number,
  duration = 10,
  world?: World,
): { play: Play; strips: readonly Strip[] } {
  const look = SLOTS_LOOKS[seed % SLOTS_LOOKS.length] ?? SLOTS_LOOKS[0];
  const strips = planStrips(look.symbols, look.reelCount, randomStream(seed, 'strips'));
  const sample = sampleStoryboard({ preset: 'slots', seed, controls: { duration } });
  const shots = sample.shots.map((shot, at) => (at === 0 && world ? { ...shot, world } : shot));
  const storyboard = { ...sample, shots };
  return { play: planPlay(storyboard, strips, randomStream(seed, 'play')), strips };
}

/** What all reels show in a row of the window, 1 being the one above the pay line, long after a spin's last stop. */
function rowAfter(
  { play, strips }: Film,
  { stops }: Play['spins'][number],
  row: number,
): (SymbolId | undefined)[] {
  return strips.map((strip, reel) => {
    const position = play.reelPosition(reel, (stops.at(-1) ?? 0) + 0.3);
    expect(position).toBeCloseTo(Math.round(position), 1);
    return symbolAt(strip, Math.round(position) + row);
  });
}

/** Symbols a second, the most within a time. */
function fastestOf(play: Play, reel: number, [from, to]: [number, number]): number {
  const step = 1 / 100;
  let fastest = 0;
  for (let time = from; time < to; time += step)
    fastest = Math.max(
      fastest,
      (play.reelPosition(reel, time + step) - play.reelPosition(reel, time)) / step,
    );
  return fastest;
}

const manySeeds = Array.from({ length: 200 }, (_, k) => k + 1);

describe('the reels', () => {
  it.each([5, 10, 30])(
    'end a film about a jackpot on one symbol, in 200 films of %i s',
    (duration) => {
      for (const seed of manySeeds) {
        const film = jackpotOf(seed, duration);
        const last = film.play.spins.at(-1);
        expect(last).toBeDefined();
        if (last === undefined) continue;
        expect(new Set(rowAfter(film, last, 0)).size).toBe(1);
        const { play, strips } = film;
        for (const reel of strips.keys())
          expect(play.reelPosition(reel, play.wonAt + 60)).toBeCloseTo(play.finalStop(reel), 6);
      }
    },
  );

  it('win on the pay line alone, with two alike beside it in hardly any of 300 films', () => {
    let pairs = 0;
    for (let seed = 1; seed <= 300; seed += 1) {
      const film = jackpotOf(seed);
      const [last] = film.play.spins.slice(-1);
      for (const row of [-1, 1]) {
        const symbols = last ? rowAfter(film, last, row) : [];
        expect(new Set(symbols).size).toBeGreaterThan(1);
        pairs += symbols.filter((symbol, reel) => symbol === symbols[reel + 1]).length;
      }
    }
    expect(pairs).toBeLessThan(3);
  });

  it.each([
    ['films of 5 s', 5, playOf, undefined],
    ['films of 60 s', 60, playOf, undefined],
    ['films about a jackpot, before its end', 60, jackpotOf, -1],
  ] as const)('show no win, and none just missed, in %s', (_, duration, filmOf, end) => {
    for (const seed of manySeeds) {
      const film = filmOf(seed, duration);
      expect(film.play.spins.length).toBeGreaterThan(duration === 60 ? 5 : 0);
      for (const spin of film.play.spins.slice(0, end)) {
        const line = rowAfter(film, spin, 0);
        expect(new Set(line).size).toBe(line.length);
        for (const row of [-1, 1])
          for (const [reel, symbol] of rowAfter(film, spin, row).entries())
            expect(symbol).not.toBe(rowAfter(film, spin, row)[reel + 1]);
      }
    }
  });

  it.each(seeds.slice(0, 5))('turn without jumps and only a little back (seed %i)', (seed) => {
    const { play, strips } = playOf(seed, 15);
    for (let reel = 0; reel < strips.length; reel++) {
      let before = play.reelPosition(reel, 0);
      for (let time = 1 / 240; time < 15; time += 1 / 240) {
        const now = play.reelPosition(reel, time);
        expect(now - before).toBeLessThan(0.09);
        expect(now - before).toBeGreaterThan(-0.02);
        before = now;
      }
    }
  });

  it.each([5, 8, 10, 12, 15, 20, 30, 45, 60])(
    'turn neither so slowly that each symbol is seen, nor faster than 15 a second (%i s)',
    (duration) => {
      for (const seed of seeds) {
        const { play, strips } = playOf(seed, duration);
        for (const [k, { start, stops }] of play.spins.entries())
          for (const reel of strips.keys()) {
            const begin = Math.max(start - 1, play.spins[k - 1]?.stops[reel] ?? -Infinity);
            const fastest = fastestOf(play, reel, [begin + 0.1, stops[reel] ?? 0]);
            expect(fastest).toBeGreaterThan(8.9);
            expect(fastest).toBeLessThan(15.1);
          }
      }
    },
  );

  it.each([5, 6, 7, 8, 10, 15, 30])('never turn before the lever is down (%i s)', (duration) => {
    for (const seed of manySeeds) {
      const { play, strips } = playOf(seed, duration);
      for (const [k, { start, begins }] of play.spins.entries()) {
        if (k === 0) continue;
        for (const reel of strips.keys()) {
          expect(begins[reel]).toBeGreaterThan(start - 0.02);
          const [before, after] = [start - 0.05, start + 0.7].map((time) =>
            play.reelPosition(reel, time),
          );
          expect(Math.abs((before ?? 0) - Math.round(before ?? 0))).toBeLessThan(0.05);
          expect((after ?? 0) - (before ?? 0)).toBeGreaterThan(0.2);
        }
      }
    }
  });

  it('swing a little beyond their stop and come back', () => {
    const { play } = playOf(2);
    const stop = play.spins.at(-1)?.stops[0] ?? 0;
    const end = play.finalStop(0);
    const ways = Array.from({ length: 40 }, (_, k) => play.reelPosition(0, stop + k / 100) - end);
    expect(Math.max(...ways)).toBeGreaterThan(0.04);
    expect(Math.max(...ways)).toBeLessThan(0.3);
    expect(Math.abs(ways.at(-1) ?? 1)).toBeLessThan(0.01);
  });

  it('are where they are, whatever was asked before', () => {
    const { play } = playOf(4, 30);
    const times = [21, 3, 12.4, 0, 29];
    const forth = times.map((time) => play.reelPosition(1, time));
    const back = times.toReversed().map((time) => play.reelPosition(1, time));
    expect(back.toReversed()).toEqual(forth);
  });
});

describe('the strips', () => {
  it.each(seeds)('never repeat a symbol at once, not even where they close (seed %i)', (seed) => {
    for (const strip of playOf(seed).strips) {
      expect(strip).toHaveLength(SYMBOLS_PER_REEL);
      for (const [k, symbol] of strip.entries()) expect(symbol).not.toBe(strip.at(k - 1));
    }
  });
});
