import { modelRuns, withModelShots, type ModelRun } from '#film/clips/model-shots.ts';
import { cutOnBeats } from '#film/rhythm/cut-on-beats.ts';
import type { Shot, Storyboard } from '#film/storyboard/storyboard.ts';

/** Lengths a model can make, in seconds. */
export type ClipLengths =
  | readonly number[]
  | { readonly min: number; readonly max: number; readonly step: number };

export interface PlannedClip {
  readonly firstFrame: number;
  /** Frames of the film that it fills. */
  readonly frameCount: number;
  /** To ask of the model: at least as long as what it fills, where the model can. */
  readonly seconds: number;
  /** The shots it shows, in order. */
  readonly shots: readonly Shot[];
}

/**
 * Cuts the model's part of a film, all of it where no shot names its source, into as few clips as the model's
 * longest length allows, all of a run about equally long. A cut moves to the nearest change of shot where
 * the clips beside it stay within the limit.
 */
export function planClips(storyboard: Storyboard, lengths: ClipLengths): readonly PlannedClip[] {
  const film = withModelShots(storyboard);
  const asCut = cutOnBeats(film);
  return modelRuns(film).flatMap((run) => clipsOfRun(asCut, run, lengths));
}

function clipsOfRun(
  { shots, controls: { fps } }: Storyboard,
  { firstFrame: start, frameCount }: ModelRun,
  lengths: ClipLengths,
): PlannedClip[] {
  const framesMax = Math.max(1, Math.floor(longestOf(lengths) * fps + 1e-6));
  const count = Math.ceil(frameCount / framesMax);
  const runEnd = start + frameCount;
  const cuts = [start];
  for (let index = 1; index < count; index += 1) {
    const clipsLeft = count - index;
    const range = {
      from: Math.max(lastOf(cuts) + 1, runEnd - clipsLeft * framesMax),
      to: Math.min(lastOf(cuts) + framesMax, runEnd - clipsLeft),
    };
    cuts.push(chooseCut(start + Math.round((index * frameCount) / count), range, shots));
  }
  return cuts.map((firstFrame, index) => {
    const end = cuts[index + 1] ?? runEnd;
    return {
      firstFrame,
      frameCount: end - firstFrame,
      seconds: clipSecondsFor((end - firstFrame) / fps, lengths),
      shots: shots.filter((shot) => shot.firstFrame < end && endOf(shot) > firstFrame),
    };
  });
}

interface FrameRange {
  readonly from: number;
  readonly to: number;
}

function chooseCut(wanted: number, { from, to }: FrameRange, shots: readonly Shot[]): number {
  const within = Math.min(to, Math.max(from, wanted));
  const changes = shots.map(({ firstFrame }) => firstFrame);
  return (
    changes
      .filter((frame) => frame >= from && frame <= to)
      .reduce(
        (best, frame) =>
          best === null || Math.abs(frame - within) < Math.abs(best - within) ? frame : best,
        null as number | null,
      ) ?? within
  );
}

function longestOf(lengths: ClipLengths): number {
  return 'max' in lengths ? lengths.max : Math.max(...lengths);
}

/** The shortest length that covers `seconds`; the longest where none does, the picture is then slowed down. */
export function clipSecondsFor(seconds: number, lengths: ClipLengths): number {
  if ('max' in lengths) {
    const { min, max, step } = lengths;
    const steps = Math.ceil((seconds - min) / step - 1e-6);
    return Math.min(max, min + Math.max(0, steps) * step);
  }
  const covering = lengths.filter((length) => length >= seconds - 1e-6);
  return covering.length > 0 ? Math.min(...covering) : longestOf(lengths);
}

function endOf({ firstFrame, frameCount }: Shot): number {
  return firstFrame + frameCount;
}

function lastOf(cuts: readonly number[]): number {
  return cuts.at(-1) ?? 0;
}
