import type { Shot, Storyboard } from '#film/storyboard/storyboard.ts';

/** Entrances are over and exits have not begun at this part of a shot. */
const SETTLED = 0.66;

/** The frame that stands for the film: the headline at rest over the hero shot, where there is one. */
export function choosePosterFrame({ shots, frameCount }: Storyboard): number {
  const titled = shots.filter((shot) => shot.words.some(({ role }) => role === 'headline'));
  const shot: Shot | undefined =
    titled.find(({ kind }) => kind === 'hero') ??
    titled.find(({ kind }) => kind !== 'endCard') ??
    shots.find(({ kind }) => kind === 'hero') ??
    shots[0];
  if (!shot) return Math.floor(frameCount / 2);
  return settledFrameOf(shot);
}

/** The frame that stands for a shot: its words are all there and at rest. */
export function settledFrameOf({ firstFrame, frameCount }: Shot): number {
  return firstFrame + Math.floor(frameCount * SETTLED);
}
