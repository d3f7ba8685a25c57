import type { Shot, Storyboard } from '#film/storyboard/storyboard.ts';
import type { Moment, Move } from './camera/shot-plan.ts';
import type { Take } from './cuts/plan-takes.ts';

/** Half of the time between two frames, as film cameras do. */
export const SHUTTER_SHARE = 0.5;

/** What presets need to know of frame `frameIndex`, which may lie between two, of a film that is cut into `takes`. */
export function momentOf(
  storyboard: Storyboard,
  frameIndex: number,
  takes: readonly Take[] = storyboard.shots.map(wholeTake),
): Moment {
  const { fps } = storyboard.controls;
  const { words, layout, source, card } = shotAt(storyboard.shots, frameIndex).shot;
  const { shot: taken, shotIndex } = shotAt(takes, frameIndex);
  const { kind, firstFrame, frameCount } = taken;
  const shot = { kind, firstFrame, frameCount, words, layout, source, ...(card && { card }) };
  const shotTime = (frameIndex - shot.firstFrame) / fps;
  const shotDuration = shot.frameCount / fps;
  return {
    time: frameIndex / fps,
    duration: storyboard.frameCount / fps,
    shot,
    shotIndex,
    setUp: taken.setUp,
    world: taken.world,
    take: takesBefore(takes, shotIndex, shot.kind),
    shotTime,
    shotDuration,
    progress: Math.min(Math.max(shotTime / shotDuration, 0), 1),
    shutter: SHUTTER_SHARE / fps,
    move: moveAt(movedFrames(takes, shotIndex), frameIndex, fps),
  };
}

/** How many earlier takes are of the same kind; one that goes on with the move of another is not another one. */
function takesBefore(takes: readonly Take[], shotIndex: number, kind: Shot['kind']): number {
  const before = takes.slice(0, shotIndex + 1).filter((take) => take.kind === kind);
  return before.filter(({ joint }) => joint !== 'match').length - 1;
}

/** The frames through which one move of the camera goes. */
interface MovedFrames {
  /** Of the first take that it goes through. */
  readonly number: number;
  readonly firstFrame: number;
  readonly frameCount: number;
}

/** The camera's move goes on over match cuts. */
function movedFrames(takes: readonly Take[], shotIndex: number): MovedFrames {
  let [first, last] = [shotIndex, shotIndex];
  while (takes[first]?.joint === 'match') first -= 1;
  while (takes[last + 1]?.joint === 'match') last += 1;
  const [from, end] = [takes[first], takes[last]];
  if (from === undefined || end === undefined) throw new Error('a take starts with its first one');
  const { firstFrame } = from;
  return { number: first, firstFrame, frameCount: end.firstFrame + end.frameCount - firstFrame };
}

function moveAt({ number, firstFrame, frameCount }: MovedFrames, frame: number, fps: number): Move {
  const share = (frame - firstFrame) / frameCount;
  return {
    number,
    time: (frame - firstFrame) / fps,
    duration: frameCount / fps,
    progress: Math.min(Math.max(share, 0), 1),
  };
}

function wholeTake({ kind, world, firstFrame, frameCount }: Shot): Take {
  return { kind, setUp: 'planned', world: world ?? null, firstFrame, frameCount, joint: 'cut' };
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
