import { decisionSecondsOf } from '#film/storyboard/game-beats.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

/** One spin of all reels; seconds since the film began. */
export interface SpinTimes {
  readonly start: number;
  /** When each reel comes to its stop, from left to right. */
  readonly stops: readonly number[];
}

/** From the first reel's stop to the last one's. */
const STAGGER = 0.9;
/** From one spin's end to the next one's. */
const PERIOD = 5.4;
/** Shortest and usual length of a spin until its last stop. */
const SHORTEST = 1.9;
const USUAL = 4.1;
const FIRST_START = 0.15;

/**
 * When the reels turn and stop. The last spin ends when the game is decided; a long film has earlier ones
 * before it. A film that opens too late for another whole spin opens with its reels turning longer.
 */
export function planSpinTimes(storyboard: Storyboard, reelCount: number): SpinTimes[] {
  const decision = decisionSecondsOf(storyboard);
  const spins: SpinTimes[] = [];
  for (let end = decision; end > FIRST_START; end -= PERIOD) {
    const roomBefore = end - PERIOD - FIRST_START;
    const start = roomBefore < SHORTEST ? Math.min(FIRST_START, end - 1.5) : end - USUAL;
    spins.unshift({ start, stops: stopsBefore(end, reelCount) });
    if (roomBefore < SHORTEST) break;
  }
  return spins;
}

function stopsBefore(end: number, reelCount: number): number[] {
  const last = reelCount - 1;
  return Array.from({ length: reelCount }, (_, reel) => end - (STAGGER * (last - reel)) / last);
}
