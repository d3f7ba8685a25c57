import type { Shot, Storyboard } from '#film/storyboard/storyboard.ts';
import type { Moment } from './camera/shot-plan.ts';

/** Half of the time between two frames, as film cameras do. */
const SHUTTER_SHARE = 0.5;

/** What presets need to know of frame `frameIndex`. */
export function momentOf(storyboard: Storyboard, frameIndex: number): Moment {
  const { fps } = storyboard.controls;
  const { shot, shotIndex } = shotAt(storyboard, frameIndex);
  const shotTime = (frameIndex - shot.firstFrame) / fps;
  const shotDuration = shot.frameCount / fps;
  return {
    time: frameIndex / fps,
    duration: storyboard.frameCount / fps,
    shot,
    shotIndex,
    take: storyboard.shots.slice(0, shotIndex).filter(({ kind }) => kind === shot.kind).length,
    shotTime,
    shotDuration,
    progress: Math.min(Math.max(shotTime / shotDuration, 0), 1),
    shutter: SHUTTER_SHARE / fps,
  };
}

function shotAt({ shots }: Storyboard, frameIndex: number): { shot: Shot; shotIndex: number } {
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
