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
const USUAL = 3.2;
/** A film opens on reels that slam to a stop, one after another, within its first second. */
const OPENING = { start: -2.2, end: 0.75, stagger: 0.4 } as const;
const FIRST_START = 1.1;

/**
 * When the reels turn and stop. The last spin ends when the game is decided; a long film has earlier ones
 * before it. A film in which it is decided too soon for a whole spin after the opening has the last one alone: it
 * opens with its reels turning.
 */
export function planSpinTimes(storyboard: Storyboard, reelCount: number): SpinTimes[] {
  const decision = decisionSecondsOf(storyboard);
  if (decision < FIRST_START + SHORTEST)
    return [{ start: OPENING.start, stops: stopsBefore(decision, reelCount, STAGGER) }];
  const spins: SpinTimes[] = [];
  for (let end = decision; end > FIRST_START; end -= PERIOD) {
    const roomBefore = end - PERIOD - FIRST_START;
    const start = roomBefore < SHORTEST ? FIRST_START : end - USUAL;
    spins.unshift({ start, stops: stopsBefore(end, reelCount, STAGGER) });
    if (roomBefore < SHORTEST) break;
  }
  const { start, end, stagger } = OPENING;
  return [{ start, stops: stopsBefore(end, reelCount, stagger) }, ...spins];
}

function stopsBefore(end: number, reelCount: number, stagger: number): number[] {
  const last = reelCount - 1;
  return Array.from({ length: reelCount }, (_, reel) => end - (stagger * (last - reel)) / last);
}
