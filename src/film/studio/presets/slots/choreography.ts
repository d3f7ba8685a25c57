import type { Storyboard } from '#film/storyboard/storyboard.ts';
import { clamped } from '../../scene/easing.ts';
import type { Random } from '#film/random.ts';
import { SYMBOLS_PER_REEL } from './dimensions.ts';
import { planSpinTimes, type SpinTimes } from './reel-stops.ts';
import { symbolAt, type Strip } from './strips.ts';
import type { SymbolId } from './symbols.ts';

/** Symbols a second at full speed; slower reels than `min` would show each symbol that passes. */
const CRUISE = { usual: 12, min: 9, max: 15 } as const;
const START_STEP = 0.06;
/** A reel starts up to so much later than its neighbours, never earlier: nobody has pulled the lever then. */
const LATE_MAX = 0.3;
const WIND_UP = 0.22;
const BRAKING = 0.32;
/** The overshoot swings out: speed at the stop (symbols a second), swing and damping a second. */
const RING = { speed: 6.2, swing: 34, damping: 15 } as const;

interface ReelSpin {
  readonly start: number;
  readonly stop: number;
  readonly from: number;
  readonly to: number;
  readonly cruise: number;
}

/** A spin with the times at which its reels begin to turn, from left to right. */
export interface PlayedSpin extends SpinTimes {
  readonly begins: readonly number[];
}

/** What turns, swings and lights up, as a function of time alone. */
export interface Play {
  readonly spins: readonly PlayedSpin[];
  /** When the last reel of a win stands; never in films without one. */
  readonly wonAt: number;
  /** How far a reel has turned, in symbols; whole numbers show a symbol on the pay line. */
  reelPosition(reel: number, time: number): number;
  /** Whole position at which a reel ends. */
  finalStop(reel: number): number;
  /** For how long reels have turned since the film began. */
  busySeconds(time: number): number;
  /** How far the lever is pulled: 0 to 1. */
  lever(time: number): number;
}

/**
 * Plans the spins of a film: how far each reel has turned at any second, and where it stops. Where its words tell of a
 * jackpot the last one wins; else all of them rest on different symbols, since a win would promise one.
 */
export function planPlay(storyboard: Storyboard, strips: readonly Strip[], random: Random): Play {
  const reelCount = strips.length;
  const spins = planSpinTimes(storyboard, reelCount);
  const mixed = Array.from({ length: spins.length }, () => mixedRest(strips, random));
  const wins = storyboard.shots.some(({ world }) => world === 'jackpot');
  const last = wins ? winningRest(strips, random) : mixedRest(strips, random);
  const rests = fittingRests(strips, spins, [...mixed, last]);
  const reels = Array.from({ length: reelCount }, (_, reel) => planReel(spins, rests, reel));
  return {
    spins: spins.map((spin, k) => ({ ...spin, begins: reels.map((reel) => reel[k]?.start ?? 0) })),
    wonAt: wins ? (spins.at(-1)?.stops.at(-1) ?? Infinity) : Infinity,
    reelPosition: (reel, time) => positionOf(reels[reel] ?? [], time),
    finalStop: (reel) => reels[reel]?.at(-1)?.to ?? 0,
    busySeconds: (time) =>
      spins.reduce(
        (sum, { start, stops }) => sum + clamped(time - start, 0, (stops.at(-1) ?? start) - start),
        0,
      ),
    lever: (time) => Math.max(0, ...spins.map(({ start }) => pull(time - start + 0.35))),
  };
}

/**
 * Where the reels rest without a win: all different on the pay line, and nowhere in the window one symbol
 * twice side by side, so that nothing is seen to be just missed.
 */
function mixedRest(strips: readonly Strip[], random: Random): number[] {
  const turns = () => {
    const drawn = Math.floor(random() * SYMBOLS_PER_REEL);
    return Array.from({ length: SYMBOLS_PER_REEL }, (_, k) => drawn + k);
  };
  const rest = findRest(strips, turns, isMixed);
  if (rest === undefined) throw new Error('no rest of these strips is mixed');
  return rest;
}

/** Whether the reels that have been turned so far, by `rest`, may stand like this. */
type RestRule = (strips: readonly Strip[], rest: readonly number[]) => boolean;

/** The first rest, in the order of the turns of each reel, that keeps to the rule reel by reel. */
function findRest(
  strips: readonly Strip[],
  turnsOf: (reel: number) => readonly number[],
  isAllowed: RestRule,
): number[] | undefined {
  const turned = (rest: number[]): number[] | undefined => {
    if (rest.length === strips.length) return rest;
    for (const turn of turnsOf(rest.length)) {
      const next = [...rest, turn];
      const whole = isAllowed(strips, next) ? turned(next) : undefined;
      if (whole !== undefined) return whole;
    }
    return undefined;
  };
  return turned([]);
}

/** The rows of the window, from the one below the pay line to the one above it. */
const ROWS = [-1, 0, 1] as const;

/** No two alike count as a pair. */
function isMixed(strips: readonly Strip[], rest: readonly number[]): boolean {
  const rows = rowsOf(strips, rest);
  const line = rows[1] ?? [];
  const isEvery = new Set(line).size === line.length;
  return isEvery && (rest.length < 2 || rows.every((row) => row.at(-1) !== row.at(-2)));
}

/** How often two alike stand side by side in the rows beside the pay line. */
function countPairs(strips: readonly Strip[], rest: readonly number[]): number {
  const [below = [], , above = []] = rowsOf(strips, rest);
  const inRow = (row: readonly (SymbolId | undefined)[]) =>
    row.filter((symbol, reel) => reel > 0 && symbol === row[reel - 1]).length;
  return inRow(below) + inRow(above);
}

/** Beside the pay line, no row is full of one symbol. */
function isOneWin(strips: readonly Strip[], rest: readonly number[]): boolean {
  const [below, , above] = rowsOf(strips, rest);
  return rest.length < strips.length || [below, above].every((row) => new Set(row).size > 1);
}

function rowsOf(strips: readonly Strip[], rest: readonly number[]): (SymbolId | undefined)[][] {
  return ROWS.map((row) => rest.map((turn, reel) => symbolAt(strips[reel] ?? [], turn + row)));
}

/**
 * Where the reels come to stand with a win: one symbol on all of them, on the pay line and nowhere else, with as
 * few alike side by side above and below as any symbol allows.
 */
function winningRest(strips: readonly Strip[], random: Random): number[] {
  const [first = [], ...others] = strips;
  const shared = [...new Set(first)].filter((symbol) =>
    others.every((strip) => strip.includes(symbol)),
  );
  const winners = rotated(shared, random());
  const starts = strips.map(() => random());
  const turnsTo = (winner: SymbolId) => (reel: number) => {
    const strip = strips[reel] ?? [];
    const turns = strip.flatMap((symbol, place) => (symbol === winner ? [-place] : []));
    return rotated(turns, starts[reel] ?? 0);
  };
  for (let pairsMax = 0; pairsMax < strips.length * 2; pairsMax += 1)
    for (const winner of winners) {
      const rest = findRest(
        strips,
        turnsTo(winner),
        (_, turned) => isOneWin(strips, turned) && countPairs(strips, turned) <= pairsMax,
      );
      if (rest !== undefined) return rest;
    }
  throw new Error('these strips have no single win');
}

/** The same list, begun at a part of its length and closed to a round. */
function rotated<T>(list: readonly T[], part: number): T[] {
  const at = Math.floor(part * list.length);
  return [...list.slice(at), ...list.slice(0, at)];
}

/**
 * The same rests, or the next ones that are mixed too, from which the reels reach the rest after them in the time that
 * a spin gives them.
 */
function fittingRests(
  strips: readonly Strip[],
  spins: readonly SpinTimes[],
  rests: readonly number[][],
): number[][] {
  const fitting = [...rests];
  for (const [spin, times] of [...spins.entries()].toReversed()) {
    const [rest, next] = [fitting[spin], fitting[spin + 1]];
    const turnsOf = (reel: number) =>
      Array.from({ length: SYMBOLS_PER_REEL }, (_, k) => (rest?.[reel] ?? 0) + k).filter((turn) =>
        isInTime(times, reel, (next?.[reel] ?? 0) - turn),
      );
    fitting[spin] = findRest(strips, turnsOf, isMixed) ?? rest ?? [];
  }
  return fitting;
}

function isInTime({ start, stops }: SpinTimes, reel: number, away: number): boolean {
  const usualStart = start + reel * START_STEP;
  const late = turnTo(usualStart, stops[reel] ?? usualStart + 1, away).begin - usualStart;
  return late > -0.01 && late < LATE_MAX;
}

function planReel(
  spins: readonly SpinTimes[],
  rests: readonly number[][],
  reel: number,
): ReelSpin[] {
  let from = rests[0]?.[reel] ?? 0;
  return spins.map(({ start, stops }, k) => {
    const usualStart = start + reel * START_STEP;
    const stop = stops[reel] ?? usualStart + 1;
    const { begin, travel, cruise } = turnTo(usualStart, stop, (rests[k + 1]?.[reel] ?? 0) - from);
    const spin = { start: begin, stop, from, to: from + travel, cruise };
    from += travel;
    return spin;
  });
}

/** How a reel turns so that it comes to its stop where it has to, `away` symbols on and any number of rounds. */
function turnTo(usualStart: number, stop: number, away: number) {
  const least = (((away % SYMBOLS_PER_REEL) + SYMBOLS_PER_REEL - 1) % SYMBOLS_PER_REEL) + 1;
  const usual = travelAt(CRUISE.usual, usualStart, stop);
  const turns = Math.max(0, Math.round((usual - least) / SYMBOLS_PER_REEL));
  const travel = least + turns * SYMBOLS_PER_REEL;
  // The way grows evenly with the speed, so the speed that fits a whole number of symbols is known.
  const slowest = travelAt(0, usualStart, stop);
  const fitting = (travel - slowest) / (travelAt(1, usualStart, stop) - slowest);
  const cruise = clamped(fitting, CRUISE.min, CRUISE.max);
  // A reel that would be too slow or too fast starts later or earlier.
  const begin = usualStart - (travel - travelAt(cruise, usualStart, stop)) / cruise;
  return { begin, travel, cruise };
}

/** The way of a reel from its start to its stop. */
function travelAt(cruise: number, start: number, stop: number): number {
  const steady = stop - start - WIND_UP - BRAKING;
  return cruise * (WIND_UP / 2 + steady + BRAKING / 2) + (RING.speed * BRAKING) / 2;
}

function positionOf(spins: readonly ReelSpin[], time: number): number {
  const spin = spins.findLast(({ start }) => start <= time) ?? spins[0];
  if (spin === undefined) return 0;
  const { start, stop, from, to, cruise } = spin;
  if (time <= start) return from;
  if (time >= stop) {
    const since = time - stop;
    return (
      to +
      (RING.speed / RING.swing) * Math.exp(-RING.damping * since) * Math.sin(RING.swing * since)
    );
  }
  const left = stop - time;
  if (left < BRAKING) {
    const end = (RING.speed - cruise) / BRAKING;
    return to - RING.speed * left + (end * left * left) / 2;
  }
  const since = time - start;
  if (since < WIND_UP) return from + (cruise * since * since) / (2 * WIND_UP);
  return from + cruise * (since - WIND_UP / 2);
}

/** A lever goes down in a third of a second and springs back slowly. */
function pull(since: number): number {
  if (since < 0 || since > 1.6) return 0;
  if (since < 0.35) return Math.sin((since / 0.35) * (Math.PI / 2)) ** 2;
  const back = (since - 0.35) / 1.25;
  return (1 - back) ** 2 * (1 + 2 * back) * Math.cos(back * 2.2) ** 2;
}
