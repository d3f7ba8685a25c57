import { cutOnBeats } from '#film/rhythm/cut-on-beats.ts';
import { fadeAt } from '#film/rhythm/fade-out.ts';
import { stillTimeOf } from '#film/storyboard/still-time.ts';
import type { Shot, Storyboard } from '#film/storyboard/storyboard.ts';
import { isBetweenTakes } from '#film/studio/cuts/joints.ts';
import { planTakes, type Take } from '#film/studio/cuts/plan-takes.ts';

/** So many are looked at: each is drawn at full size. */
const COUNT_MAX = 5;

/**
 * The frames of which one stands for the film: its headline, or else other words, at rest over the hero shot, where
 * there are any; not over its landscape alone, not in a transition, a fade or a pull of the focus.
 */
export function posterFramesOf(storyboard: Storyboard): readonly number[] {
  const { shots, frameCount } = storyboard;
  const takes = planTakes(cutOnBeats(storyboard));
  const isTitled = ({ words }: Shot) => words.some(({ role }) => role === 'headline');
  const best = [
    ...heroFirst(shots.filter(isTitled)),
    ...heroFirst(shots.filter(({ words }) => words.length > 0)),
    ...heroFirst(shots),
    ...shots,
  ];
  for (const shot of best) {
    const still = stillFramesOf(shot, storyboard).filter((frame) => {
      const take = takeAt(takes, frame);
      return take !== undefined && take.world !== 'landscape';
    });
    if (still.length === 0) continue;
    const calm = still.filter((frame) => isCalm(frame, takes, storyboard));
    return spread(calm.length > 0 ? calm : still);
  }
  return [Math.floor(frameCount / 2)];
}

/** Without the end card. */
function heroFirst(shots: readonly Shot[]): readonly Shot[] {
  const story = shots.filter(({ kind }) => kind !== 'endCard');
  return [...story.filter(isHero), ...story.filter((shot) => !isHero(shot))];
}

const isHero = ({ kind }: Shot) => kind === 'hero';

/** Those between the entrance of a shot's words and their exit. */
function stillFramesOf(shot: Shot, { controls: { fps } }: Storyboard): readonly number[] {
  const { from, until } = stillTimeOf(shot, shot.frameCount / fps);
  const first = shot.firstFrame + Math.ceil(from * fps);
  const count = shot.firstFrame + Math.floor(until * fps) - first;
  return Array.from({ length: Math.max(0, count) }, (_, k) => first + k);
}

function isCalm(frame: number, takes: readonly Take[], storyboard: Storyboard): boolean {
  const take = takeAt(takes, frame);
  if (take === undefined || fadeAt(storyboard, frame) < 1) return false;
  const isPulled = take.setUp === 'rack' && frame < take.firstFrame + take.frameCount / 2;
  return !isPulled && !isBetweenTakes(takes, frame, storyboard.controls.fps);
}

const takeAt = (takes: readonly Take[], frame: number): Take | undefined =>
  takes.findLast(({ firstFrame }) => firstFrame <= frame);

/** As many as are looked at, from the first to the last. */
function spread(frames: readonly number[]): readonly number[] {
  if (frames.length <= COUNT_MAX) return frames;
  const step = (frames.length - 1) / (COUNT_MAX - 1);
  return Array.from({ length: COUNT_MAX }, (_, k) => frames[Math.round(k * step)] ?? 0);
}
