import { cutOnBeats } from '#film/rhythm/cut-on-beats.ts';
import { settledFrameOf } from '#film/storyboard/settled-frame.ts';
import { stillTimeOf } from '#film/storyboard/still-time.ts';
import type { Shot, Storyboard } from '#film/storyboard/storyboard.ts';
import { planTakes, type Take } from '#film/studio/cuts/plan-takes.ts';

/**
 * The frame that stands for the film: its headline, or else other words, at rest over the hero shot, where there are
 * any; not over its landscape alone.
 */
export function choosePosterFrame(storyboard: Storyboard): number {
  const { shots, frameCount, controls } = storyboard;
  const isTitled = ({ words }: Shot) => words.some(({ role }) => role === 'headline');
  const landscapes = planTakes(cutOnBeats(storyboard)).filter(({ world }) => world === 'landscape');
  const best = [
    ...heroFirst(shots.filter(isTitled)),
    ...heroFirst(shots.filter(({ words }) => words.length > 0)),
    ...heroFirst(shots),
    ...shots,
  ];
  for (const shot of best) {
    const frame = frameBeside(landscapes, shot, controls.fps);
    if (frame !== null) return frame;
  }
  return Math.floor(frameCount / 2);
}

/** Without the end card. */
function heroFirst(shots: readonly Shot[]): readonly Shot[] {
  const story = shots.filter(({ kind }) => kind !== 'endCard');
  return [...story.filter(isHero), ...story.filter((shot) => !isHero(shot))];
}

const isHero = ({ kind }: Shot) => kind === 'hero';

/** A frame of a shot whose words are at rest and that shows no landscape; null where there is none. */
function frameBeside(landscapes: readonly Take[], shot: Shot, fps: number): number | null {
  const isBeside = (frame: number) =>
    !landscapes.some(
      ({ firstFrame, frameCount }) => frame >= firstFrame && frame < firstFrame + frameCount,
    );
  const settled = settledFrameOf(shot);
  if (isBeside(settled)) return settled;
  const { from, until } = stillTimeOf(shot, shot.frameCount / fps);
  const [first, last] = [Math.ceil(from * fps), Math.floor(until * fps) - 1];
  const still = Array.from(
    { length: Math.max(0, last - first) },
    (_, k) => shot.firstFrame + last - k,
  );
  return still.find(isBeside) ?? null;
}
