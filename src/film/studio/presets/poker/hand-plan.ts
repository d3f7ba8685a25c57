import { decisionSecondsOf } from '#film/storyboard/game-beats.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';
import { between, type Random } from '#film/random.ts';
import { RIVALS } from './dimensions.ts';

/** When what happens, in seconds since the film began. */
export interface HandPlan {
  /** When each of the two cards in the foreground lies there: the film opens on them. */
  readonly holes: readonly number[];
  /** When each of the five cards in the middle lies open. */
  readonly board: readonly number[];
  /** How long a card takes from the pack to lying open. */
  readonly cardSeconds: number;
  readonly bets: readonly Bet[];
  /** When the cards in the foreground are looked at. */
  readonly peeks: readonly (readonly [from: number, to: number])[];
}

/** Chips that slide into the pot. */
export interface Bet {
  /** A rival's number. */
  readonly seat: number;
  readonly arrivesAt: number;
  readonly count: number;
}

const FLOP_STEP = 0.14;
const FLOP_FIRST = 0.12;
const CARD_SECONDS = 1.25;
const BETS_EVERY = 1.1;
const HOLES = [0.22, 0.62] as const;
/** From the pack to the foreground. */
export const HOLE_SECONDS = 0.42;

/**
 * Plans a hand in seconds of the film: hole cards, flop, turn, bets and looks at the cards; the
 * river falls at the decision.
 */
export function planHand(storyboard: Storyboard, random: Random): HandPlan {
  const decision = decisionSecondsOf(storyboard);
  const duration = storyboard.frameCount / storyboard.controls.fps;
  const board = [0, 1, 2, 3].map((k) => decision * (FLOP_FIRST + FLOP_STEP * k)).concat(decision);
  const betCount = Math.round(Math.min(Math.max(decision / BETS_EVERY, 4), 16));
  return {
    holes: HOLES,
    board,
    cardSeconds: Math.min(CARD_SECONDS, decision * FLOP_FIRST * 0.96 + 0.5),
    bets: planBets(decision, betCount, random),
    peeks: planPeeks(storyboard, duration),
  };
}

/** Bets come round the table, between the cards. */
function planBets(decision: number, count: number, random: Random): Bet[] {
  const seats = [...RIVALS.keys()];
  return Array.from({ length: count }, (_, k) => ({
    seat: seats[(k * 2 + 1) % seats.length] ?? 0,
    arrivesAt: ((k + between(random, 0.7, 0.95)) / count) * decision,
    count: 2 + Math.floor(random() * 4),
  }));
}

/** In every detail shot, until after its end; early in films without one. */
function planPeeks({ shots, controls }: Storyboard, duration: number): [number, number][] {
  const looked = shots.filter(({ kind }) => kind === 'detail');
  const peeks = looked.map(({ firstFrame, frameCount }): [number, number] => {
    const from = firstFrame / controls.fps;
    const seconds = frameCount / controls.fps;
    const dealtAt = HOLES[1] + 0.1;
    return [Math.max(from + Math.min(seconds * 0.1, 0.4), dealtAt), from + seconds + 0.5];
  });
  return peeks.length > 0 ? peeks : [[duration * 0.12, duration * 0.3]];
}
