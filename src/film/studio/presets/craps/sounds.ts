import type { GameSound } from '#film/studio/presets/game-sound.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';
import { randomStream } from '#film/random.ts';
import { planGame } from './choreography.ts';
import { MARKING_SECONDS } from './marker.ts';
import type { Blow } from './throw.ts';

/** Blows that follow one another faster than this are heard as one. */
const APART = 0.04;
const HEARD: Record<
  Blow['on'],
  { readonly kind: 'knock' | 'clack' | 'thud'; readonly gain: number }
> = {
  felt: { kind: 'knock', gain: 0.75 },
  wall: { kind: 'thud', gain: 0.5 },
  die: { kind: 'clack', gain: 1.1 },
};

/** Every blow of the dice as it was computed, and the marker as it is put down. */
export function soundsOf(storyboard: Storyboard): GameSound[] {
  const { legs, marking } = planGame(storyboard, randomStream(storyboard.seed, 'throws'));
  const filmSeconds = storyboard.frameCount / storyboard.controls.fps;
  const blows = legs.flatMap(({ thrownAt, flight }): GameSound[] => {
    let heard = -1;
    return flight.blows.flatMap(({ after, force, on }): GameSound[] => {
      if (after - heard < APART || thrownAt + after < 0) return [];
      heard = after;
      const { kind, gain } = HEARD[on];
      const pan = Math.min(0.6, after * 0.5 - 0.3);
      return [{ kind, seconds: thrownAt + after, gain: gain * (0.25 + force), pan }];
    });
  });
  const markedAt = marking.at + MARKING_SECONDS;
  return markedAt < filmSeconds
    ? [...blows, { kind: 'clack', seconds: markedAt, gain: 0.8, pan: -0.2 }]
    : blows;
}
