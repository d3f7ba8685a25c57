import { settledFrameOf } from '#film/storyboard/settled-frame.ts';
import type { Shot, Storyboard } from '#film/storyboard/storyboard.ts';

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
