import type { Storyboard } from '#film/storyboard/storyboard.ts';

/** The game is decided shortly before its action shot ends. */
export const DECISION_IN_ACTION = 0.85;
/** Without an action shot, at this part of the film. */
const DECISION_IN_FILM = 0.6;

/**
 * When the ball rests, the reels stand, the deciding card lies open: seconds since the film began.
 * Picture and sound share it, so that what is seen is heard.
 */
export function decisionSecondsOf({ shots, frameCount, controls }: Storyboard): number {
  const action = shots.findLast(({ kind }) => kind === 'action');
  const frame = action
    ? action.firstFrame + action.frameCount * DECISION_IN_ACTION
    : frameCount * DECISION_IN_FILM;
  return frame / controls.fps;
}

/** The same moment of every action shot of the film, in order: a game that is played again is decided then. */
export function decisionsOf({ shots, controls }: Storyboard): number[] {
  return shots
    .filter(({ kind }) => kind === 'action')
    .map(
      ({ firstFrame, frameCount }) => (firstFrame + frameCount * DECISION_IN_ACTION) / controls.fps,
    );
}
