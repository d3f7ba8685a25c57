import type { GameSound } from '#film/studio/presets/game-sound.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';
import { randomStream } from '#film/random.ts';
import { planSpin } from './choreography.ts';

/** Blows that follow one another faster than this are heard as one. */
const APART = 0.03;

/** The ball on its track, its blows against the frets as they were computed, and its coming to rest. */
export function soundsOf(storyboard: Storyboard): GameSound[] {
  const { legs } = planSpin(storyboard, randomStream(storyboard.seed, 'spin'));
  return legs.flatMap(({ from, dropTime, settledTime, run }): GameSound[] => {
    let heard = -1;
    const blows = run.knocks.flatMap(({ after, force }): GameSound[] => {
      if (after - heard < APART || dropTime + after < 0) return [];
      heard = after;
      const pan = 0.4 * Math.sin(after * 9);
      return [{ kind: 'click', seconds: dropTime + after, gain: 0.35 + force, pan }];
    });
    return [
      { kind: 'roll', from, to: dropTime },
      ...blows,
      { kind: 'knock', seconds: settledTime, gain: 0.6 },
    ];
  });
}
