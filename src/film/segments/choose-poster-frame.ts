import { settledFrameOf } from '#film/storyboard/settled-frame.ts';
import type { Shot, Storyboard } from '#film/storyboard/storyboard.ts';

/** The frame that stands for the film: its headline, or else other words, at rest over the hero shot, where there are any. */
export function choosePosterFrame({ shots, frameCount }: Storyboard): number {
  const isTitled = ({ words }: Shot) => words.some(({ role }) => role === 'headline');
  const shot =
    ahead(shots.filter(isTitled)) ??
    ahead(shots.filter(({ words }) => words.length > 0)) ??
    shots.find(isHero) ??
    shots[0];
  if (!shot) return Math.floor(frameCount / 2);
  return settledFrameOf(shot);
}

/** The hero shot, or else the first of the game. */
function ahead(shots: readonly Shot[]): Shot | undefined {
  return shots.find(isHero) ?? shots.find(({ kind }) => kind !== 'endCard');
}

const isHero = ({ kind }: Shot) => kind === 'hero';
