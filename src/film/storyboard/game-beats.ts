import type { Shot, Storyboard } from '#film/storyboard/storyboard.ts';

/** A game that is played again later is decided at this part of its action shot. */
const DECISION_IN_ACTION = 0.85;
/** Of a hero shot that shows the game for the first time, or that the film opens on. */
const DECISION_IN_HERO = 0.4;
/** Of a film without a hero shot. */
const DECISION_IN_FILM = 0.6;

/**
 * When the ball rests, the reels stand, the deciding card lies open: seconds since the film began. Once the film is
 * cut on beats, that is the downbeat with which its hero shot begins and the music drops. Picture and sound share
 * it, so that what is seen is heard.
 */
export function decisionSecondsOf({ shots, frameCount, controls }: Storyboard): number {
  const index = shots.findIndex(({ kind }) => kind === 'hero');
  const hero = shots[index];
  if (hero === undefined) return (frameCount * DECISION_IN_FILM) / controls.fps;
  const before = shots[index - 1];
  const isSeenBefore = before !== undefined && showsGame(before);
  const share = isSeenBefore ? 0 : DECISION_IN_HERO;
  return (hero.firstFrame + hero.frameCount * share) / controls.fps;
}

function showsGame({ world, source }: Shot): boolean {
  return world === undefined && source.source === 'studio';
}

/** Every decision of the film, in order: a game that is played again is decided in its action shots, too. */
export function decisionsOf(storyboard: Storyboard): number[] {
  const { shots, controls } = storyboard;
  const last = decisionSecondsOf(storyboard);
  const earlier = shots
    .filter(({ kind }) => kind === 'action')
    .map(
      ({ firstFrame, frameCount }) => (firstFrame + frameCount * DECISION_IN_ACTION) / controls.fps,
    );
  // The last action shot leads up to the decision.
  return [...earlier.slice(0, -1).filter((seconds) => seconds < last), last];
}
