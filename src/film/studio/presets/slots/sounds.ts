import type { GameSound } from '#film/studio/presets/game-sound.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';
import { machineOf } from './played-machine.ts';

/** The lever or button goes down this long before the reels start. */
const PULL = 0.35;

/** The start, the turning and the stop of each reel; nothing after the last stop, which would sound like a win. */
export function soundsOf(storyboard: Storyboard): GameSound[] {
  const { look, play } = machineOf(storyboard);
  const { reelCount, hasLever } = look;
  return play.spins.flatMap(({ start, begins, stops }): GameSound[] => [
    ...clunk(start - PULL, hasLever),
    ...stops.flatMap((stop, reel): GameSound[] => {
      const pan = (reel / (reelCount - 1) - 0.5) * 0.9;
      return [
        {
          kind: 'whirr',
          from: Math.max(0, begins[reel] ?? start),
          to: stop,
          pan,
          gain: 2.2 / reelCount,
        },
        { kind: 'thud', seconds: stop, pan, gain: 3 / (reelCount + 1) },
      ];
    }),
  ]);
}

/** Of a spin that began within the film. */
const clunk = (seconds: number, hasLever: boolean): GameSound[] =>
  seconds < 0 ? [] : [{ kind: 'clunk', seconds, pan: 0.35, gain: hasLever ? 1 : 0.5 }];
