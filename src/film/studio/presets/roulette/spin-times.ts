import { decisionSecondsOf, decisionsOf } from '#film/storyboard/game-beats.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';
import { startOf } from '../../moment.ts';

/** When the ball runs; seconds since the film began. */
export interface SpinTimes {
  readonly from: number;
  readonly settledTime: number;
  /** When the camera has the pocket in view. */
  readonly shownTime: number;
}

/** A ball needs this long from its track into a pocket, and to be seen circling before. */
const SHORTEST = 6;
/** Nobody takes the ball out of its pocket sooner. */
const REST = 0.7;

/**
 * One run of the ball for each action shot that leaves it the time. A new run begins with a new shot, where nobody
 * sees the ball being taken out of its pocket.
 */
export function planSpinTimes(storyboard: Storyboard): SpinTimes[] {
  const cuts = storyboard.shots.map(({ firstFrame }) => firstFrame / storyboard.controls.fps);
  const last = decisionSecondsOf(storyboard);
  const settled = [last];
  const froms: number[] = [];
  for (const earlier of decisionsOf(storyboard).toReversed()) {
    const next = settled[0] ?? last;
    const cut = cuts.find((time) => time >= earlier + REST);
    if (earlier >= next || cut === undefined || next - cut < SHORTEST) continue;
    settled.unshift(earlier);
    froms.unshift(cut);
  }
  return settled.map((settledTime, k) => ({
    from: froms[k - 1] ?? 0,
    settledTime,
    shownTime: k === settled.length - 1 ? shownLast(storyboard, last) : settledTime + 0.5,
  }));
}

/** In the middle of the hero shot, if the ball lies in its pocket by then. */
function shownLast(storyboard: Storyboard, settledTime: number): number {
  const { shots, controls } = storyboard;
  const hero = shots.find(({ kind }) => kind === 'hero');
  const start = startOf(storyboard, 'hero');
  if (hero === undefined || start === undefined) return settledTime + 0.6;
  return Math.max(start + hero.frameCount / controls.fps / 2, settledTime + 0.2);
}
