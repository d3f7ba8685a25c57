import type { Shot, Storyboard } from '#film/storyboard/storyboard.ts';
import type { Moment } from './camera/shot-plan.ts';
import type { Take } from './cuts/plan-takes.ts';

/** Half of the time between two frames, as film cameras do. */
const SHUTTER_SHARE = 0.5;

/** What presets need to know of frame `frameIndex` of a film that is cut into `takes`. */
export function momentOf(
  storyboard: Storyboard,
  frameIndex: number,
  takes: readonly Take[] = storyboard.shots.map(wholeTake),
): Moment {
  const { fps } = storyboard.controls;
  const { words, layout, source } = shotAt(storyboard.shots, frameIndex).shot;
  const { shot: taken, shotIndex } = shotAt(takes, frameIndex);
  const { kind, firstFrame, frameCount } = taken;
  const shot = { kind, firstFrame, frameCount, words, layout, source };
  const shotTime = (frameIndex - shot.firstFrame) / fps;
  const shotDuration = shot.frameCount / fps;
  return {
    time: frameIndex / fps,
    duration: storyboard.frameCount / fps,
    shot,
    shotIndex,
    setUp: taken.setUp,
    world: taken.world,
    take: takes.slice(0, shotIndex).filter(({ kind }) => kind === shot.kind).length,
    shotTime,
    shotDuration,
    progress: Math.min(Math.max(shotTime / shotDuration, 0), 1),
    shutter: SHUTTER_SHARE / fps,
  };
}

function wholeTake({ kind, world, firstFrame, frameCount }: Shot): Take {
  return { kind, setUp: 'planned', world: world ?? null, firstFrame, frameCount };
}

function shotAt<T extends Pick<Shot, 'firstFrame'>>(
  shots: readonly T[],
  frameIndex: number,
): { shot: T; shotIndex: number } {
  const shotIndex = Math.max(
    0,
    shots.findLastIndex(({ firstFrame }) => firstFrame <= frameIndex),
  );
  const shot = shots[shotIndex];
  if (shot === undefined) throw new Error('a storyboard has at least one shot');
  return { shot, shotIndex };
}

/** Seconds from the film's start to the first shot of a kind, or undefined. */
export function startOf(storyboard: Storyboard, kind: Shot['kind']): number | undefined {
  const shot = storyboard.shots.find((candidate) => candidate.kind === kind);
  return shot === undefined ? undefined : shot.firstFrame / storyboard.controls.fps;
}
