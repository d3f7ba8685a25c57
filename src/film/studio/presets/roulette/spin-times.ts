import { decisionSecondsOf, decisionsOf } from '#film/storyboard/game-beats.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';
import { planTakes } from '../../cuts/plan-takes.ts';
import { startOf } from '../../moment.ts';

/** When the ball runs; seconds since the film began. */
export interface SpinTimes {
  readonly from: number;
  readonly settledTime: number;
  /** When the camera has the pocket in view, and where on the wheel it looks. Radians. */
  readonly shownTime: number;
  readonly shownAt: number;
}

/** Where most cameras look, and the one that sees pockets from near. */
const FRONT = -Math.PI / 2;
export const DETAIL_AT = (-116 * Math.PI) / 180;
/** A ball needs this long from its track into a pocket, and to be seen circling before. */
const SHORTEST = 6;
/** Nobody takes the ball out of its pocket sooner. */
const REST = 0.7;

/** The film opens on a ball that drops into its pocket, if this long is left for the next run after the first cut. */
const OPENING: SpinTimes = { from: 0, settledTime: 0.85, shownTime: 0.6, shownAt: DETAIL_AT };
const LEFT_AFTER_OPENING = 2.5;

/**
 * One run of the ball for each action shot that leaves it the time, after the one that the film opens on. A new run
 * begins with a cut, where nobody sees the ball being taken out of its pocket.
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
  const firstCut = firstCutOf(storyboard);
  const opens =
    firstCut > OPENING.settledTime && (settled[0] ?? last) - firstCut > LEFT_AFTER_OPENING;
  const runs = settled.map((settledTime, k) => ({
    from: froms[k - 1] ?? (opens ? firstCut : 0),
    settledTime,
    shownAt: FRONT,
    shownTime: k === settled.length - 1 ? shownLast(storyboard, last) : settledTime + 0.5,
  }));
  return opens ? [OPENING, ...runs] : runs;
}

/** Seconds until the first cut, as the picture is cut. */
function firstCutOf(storyboard: Storyboard): number {
  const next = planTakes(storyboard)[1];
  return next === undefined ? 0 : next.firstFrame / storyboard.controls.fps;
}

/** In the middle of the hero shot, if the ball lies in its pocket by then. */
function shownLast(storyboard: Storyboard, settledTime: number): number {
  const { shots, controls } = storyboard;
  const hero = shots.find(({ kind }) => kind === 'hero');
  const start = startOf(storyboard, 'hero');
  if (hero === undefined || start === undefined) return settledTime + 0.6;
  return Math.max(start + hero.frameCount / controls.fps / 2, settledTime + 0.2);
}
