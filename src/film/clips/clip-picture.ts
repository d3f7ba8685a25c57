import { clipMoment } from '#film/clips/clip-timing.ts';
import { openClipReader, type ClipReader } from '#film/clips/clip-reader.ts';
import { conformFrame } from '#film/clips/conform-frame.ts';
import type { FilmClip, ModelPicture } from '#film/clips/model-picture.ts';
import { FilmError } from '#film/film-error.ts';
import type { Picture } from '#film/picture/picture.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

interface Stretch extends FilmClip {
  readonly firstFrame: number;
}

/** The picture of a film out of a model's clips, in the film's own rate, size and length. */
export function openClipPicture(storyboard: Storyboard, { clips }: ModelPicture): Picture {
  const { size } = storyboard;
  const { fps } = storyboard.controls;
  const stretches = stretchesOf(clips, storyboard.frameCount);
  let open: { stretch: Stretch; reader: ClipReader } | null = null;

  async function readerOf(stretch: Stretch): Promise<ClipReader> {
    if (open?.stretch === stretch) return open.reader;
    open?.reader.close();
    open = null;
    const reader = await openClipReader(stretch.path);
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
      await conformFrame(await reader.frameAt(moment), size, into);
    },
    close() {
      open?.reader.close();
      open = null;
    },
  };
}

function stretchesOf(clips: readonly FilmClip[], frameCount: number): readonly Stretch[] {
  let firstFrame = 0;
  const stretches = clips.map((clip) => {
    const stretch = { ...clip, firstFrame };
    firstFrame += clip.frameCount;
    return stretch;
  });
  if (firstFrame === frameCount) return stretches;
  throw new FilmError('badOrder', `The clips fill ${firstFrame} of ${frameCount} frames.`);
}
