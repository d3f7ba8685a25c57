import type { GameSound } from '#film/studio/presets/game-sound.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';
import { TURN_LANDS } from '../../props/playing-cards-motion.ts';
import { randomStream } from '#film/random.ts';
import { RIVALS } from './dimensions.ts';
import { HOLE_SECONDS, planHand } from './hand-plan.ts';
import { SLIDE_SECONDS } from './pot.ts';

const CHIPS_APART = 0.045;

/** Each card of the board, each bet as it meets the pot, chip by chip, and the cards that are looked at. */
export function soundsOf(storyboard: Storyboard): GameSound[] {
  const hand = planHand(storyboard, randomStream(storyboard.seed, 'hand'));
  const holes = hand.holes.flatMap((landsAt): GameSound[] => [
    { kind: 'slide', seconds: Math.max(0, landsAt - HOLE_SECONDS), pan: 0.2 },
    { kind: 'flick', seconds: landsAt - 0.03, pan: 0 },
  ]);
  const cards = hand.board.flatMap((landsAt, slot): GameSound[] => [
    { kind: 'slide', seconds: landsAt - hand.cardSeconds, pan: 0.3 },
    { kind: 'flick', seconds: landsAt - TURN_LANDS, pan: (slot - 2) / 4 },
  ]);
  const bets = hand.bets.flatMap(({ seat, arrivesAt, count }): GameSound[] => {
    const pan = (RIVALS[seat]?.x ?? 0) / 3;
    const chips = Array.from({ length: count }, (_, k): GameSound => {
      const seconds = arrivesAt - 0.06 + k * CHIPS_APART;
      return { kind: 'clack', seconds, pan: pan * 0.4, gain: 0.9 - k * 0.1 };
    });
    return [{ kind: 'slide', seconds: arrivesAt - SLIDE_SECONDS, pan, gain: 0.4 }, ...chips];
  });
  const peeks = hand.peeks.flatMap(([from, to]): GameSound[] => [
    { kind: 'slide', seconds: from, gain: 0.3 },
    { kind: 'flick', seconds: to - TURN_LANDS, gain: 0.5 },
  ]);
  return [...holes, ...cards, ...bets, ...peeks];
}
