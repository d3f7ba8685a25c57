import type { GameSound } from '#film/studio/presets/game-sound.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';
import { TURN_LANDS } from '../../props/playing-cards-motion.ts';
import { randomStream } from '#film/random.ts';
import { planDeal } from './deal-plan.ts';
import { dealRound } from './hands.ts';

/** Every card: out of the shoe and over the cloth, turned and put down; and the dealer's that is turned later. */
export function soundsOf(storyboard: Storyboard): GameSound[] {
  const { seed } = storyboard;
  const round = dealRound(randomStream(seed, 'cards'));
  return planDeal(storyboard, round, randomStream(seed, 'deal')).flatMap((card): GameSound[] => {
    const { landsAt, seconds, turns, to, revealedAt } = card;
    const pan = to.x / 3;
    return [
      { kind: 'slide', seconds: Math.max(0, landsAt - seconds), pan: 0.4 },
      { kind: 'flick', seconds: landsAt - TURN_LANDS, pan, gain: turns ? 1 : 0.6 },
      ...(revealedAt === undefined
        ? []
        : [{ kind: 'flick', seconds: revealedAt - TURN_LANDS, pan } as const]),
    ];
  });
}
