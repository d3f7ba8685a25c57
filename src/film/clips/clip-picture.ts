import { clipMoment } from '#film/clips/clip-timing.ts';
import type { ClipReader, OpenClipReader } from '#film/clips/clip-reader.ts';
import { conformPicture } from '#film/clips/conform-frame.ts';
import { modelRuns, type ModelRun } from '#film/clips/model-shots.ts';
import type { FilmClip, ModelPicture } from '#film/clips/model-picture.ts';
import { FilmError } from '#film/film-error.ts';
import type { Picture } from '#film/picture/picture.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

interface Stretch extends FilmClip {
  readonly firstFrame: number;
}

/** The picture of a film's model shots out of the model's clips, in the film's own rate, size and length. */
export function openClipPicture(
  storyboard: Storyboard,
  { clips }: ModelPicture,
  openClip: OpenClipReader,
): Picture {
  const { size } = storyboard;
  const { fps } = storyboard.controls;
  const stretches = stretchesOf(clips, modelRuns(storyboard));
  let open: { stretch: Stretch; reader: ClipReader } | null = null;

  async function readerOf(stretch: Stretch): Promise<ClipReader> {
    if (open?.stretch === stretch) return open.reader;
    open?.reader.close();
    open = null;
    const reader = await openClip(stretch.path);
    open = { stretch, reader };
    return reader;
  }

  return {
    async renderFrame(frameIndex, into) {
      const stretch = stretches.findLast(({ firstFrame }) => firstFrame <= frameIndex);
      if (!stretch) throw new FilmError('badOrder', 'No clip fills the start of the film.');
      const reader = await readerOf(stretch);
      const moment = clipMoment((frameIndex - stretch.firstFrame) / fps, {
        filled: stretch.frameCount / fps,
        length: reader.seconds,
      });
      conformPicture(await reader.pictureAt(moment), size, into);
    },
    close() {
      open?.reader.close();
      open = null;
    },
  };
}

/** Clips fill the runs in order; none goes over a run's end. */
function stretchesOf(clips: readonly FilmClip[], runs: readonly ModelRun[]): readonly Stretch[] {
  const queue = [...clips];
  const stretches = runs.flatMap(({ firstFrame, frameCount }) => {
    const inRun: Stretch[] = [];
    let filled = 0;
    while (filled < frameCount) {
      const clip = queue.shift();
      if (!clip) break;
      inRun.push({ ...clip, firstFrame: firstFrame + filled });
      filled += clip.frameCount;
    }
    if (filled !== frameCount) throw unfilled(filled, frameCount);
    return inRun;
  });
  if (queue.length > 0) throw new FilmError('badOrder', 'There are more clips than shots to fill.');
  return stretches;
}

function unfilled(filled: number, frameCount: number): FilmError {
  return new FilmError('badOrder', `The clips fill ${filled} of ${frameCount} frames.`);
}
