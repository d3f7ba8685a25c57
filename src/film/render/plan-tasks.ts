import type { Damping } from '#film/picture/damping.ts';
import { framesDuringSound } from '#film/render/estimate-render-seconds.ts';
import { planSegments, type Segment } from '#film/segments/plan-segments.ts';
import { posterFramesOf } from '#film/segments/poster-frames.ts';
import type { FilmSource } from '#film/segments/segment-maker.ts';
import type { ThreadTask } from '#film/segments/thread-messages.ts';
import type { WorkDirectory } from '#film/segments/work-directory.ts';

/** The work that is left of a film. */
export interface TaskPlan {
  /** In the order to begin them. */
  readonly tasks: readonly ThreadTask[];
  /** Frames of segments that an earlier try has finished. */
  readonly framesDone: number;
  /** Of all segments, finished or not, in the order of the film. */
  readonly segmentPaths: readonly string[];
  readonly soundPath: string;
}

/** Plans the sound, the segments and the stills of a film, without what its work directory holds already. */
export async function planTasks(source: FilmSource, directory: WorkDirectory): Promise<TaskPlan> {
  const { storyboard, dampings } = source;
  const { frameCount, size, controls } = storyboard;
  const soundFrames = framesDuringSound(size, frameCount / controls.fps);
  const soundPath = directory.pathOf('sound');
  const tasks: ThreadTask[] = [];
  if (!(await directory.has('sound'))) {
    const voicePath = storyboard.voiceOver ? directory.pathOf('voice') : null;
    tasks.push({ kind: 'sound', path: soundPath, voicePath });
  }
  const segmentPaths: string[] = [];
  let framesDone = 0;
  for (const segment of planSegments(frameCount, controls.fps, soundFrames)) {
    const name = segmentNameOf(segment, dampings);
    const path = directory.pathOf(name);
    segmentPaths.push(path);
    if (await directory.has(name)) framesDone += segment.frameCount;
    else tasks.push({ kind: 'segment', segment, path });
  }
  tasks.push({
    kind: 'stills',
    frames: posterFramesOf(storyboard),
    posterPath: directory.pathOf('poster'),
    thumbnailPath: directory.pathOf('thumbnail'),
  });
  return { tasks, framesDone, segmentPaths, soundPath };
}

/** What of a segment is damped is part of its name: a film that is resumed finds again what it needs. */
function segmentNameOf(segment: Segment, dampings: readonly Damping[]): `segment-${string}` {
  const { index, firstFrame, frameCount } = segment;
  const count = dampings.filter(
    ({ from, to }) => from < firstFrame + frameCount && firstFrame < to,
  ).length;
  return count === 0 ? `segment-${index}` : `segment-${index}-damped-${count}`;
}
