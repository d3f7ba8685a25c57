import type { OpenClipReader } from '#film/clips/clip-reader.ts';
import { FilmError } from '#film/film-error.ts';
import type { MediaFiles } from '#film/film-media.ts';
import { openClipShot } from '#film/media/clip-shot.ts';
import { openGrade } from '#film/media/grade.ts';
import type { OpenShot, Stretch } from '#film/media/media-shot.ts';
import { openPhotoShot } from '#film/media/photo-shot.ts';
import type { Picture } from '#film/picture/picture.ts';
import { cutOnBeats } from '#film/rhythm/cut-on-beats.ts';
import { fadeAt } from '#film/rhythm/fade-out.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

/** The picture of those shots of a film that are own photos and clips, graded to the film's look. */
export function openMediaPicture(
  planned: Storyboard,
  files: MediaFiles,
  openClip: OpenClipReader,
): Picture {
  const film = cutOnBeats(planned);
  const stretches = stretchesOf(film);
  const endCard = film.shots.at(-1);
  const grade = openGrade(film.controls.lighting, film.look.palette, film.size);
  let open: { readonly stretch: Stretch; readonly shot: OpenShot } | null = null;

  /** One at a time: frames are asked for in their order. */
  async function shotOf(stretch: Stretch): Promise<OpenShot> {
    if (open?.stretch === stretch) return open.shot;
    open?.shot.close();
    open = null;
    const { media } = stretch;
    const path = files[media.mediaId];
    if (path === undefined) throw new FilmError('pictureFailed', 'A photo or clip is missing.');
    const opener = media.kind === 'clip' ? openClipShot : openPhotoShot;
    const shot = await opener({ media, path, film, stretch, openClip });
    open = { stretch, shot };
    return shot;
  }

  return {
    async renderFrame(frameIndex, into) {
      const stretch = stretches.findLast(({ firstFrame }) => firstFrame <= frameIndex);
      if (!stretch)
        throw new FilmError('badOrder', 'No photo or clip fills the start of the film.');
      const shot = await shotOf(stretch);
      if (endCard && frameIndex >= endCard.firstFrame) await shot.blurFrame(into);
      else await shot.renderFrame((frameIndex - stretch.firstFrame) / stretch.frameCount, into);
      if (!stretch.isIntro) grade(into, fadeAt(film, frameIndex));
    },
    close() {
      open?.shot.close();
      open = null;
    },
  };
}

/** Neighbouring shots of one photo or clip are one stretch; on an end card it has come to rest. */
function stretchesOf({ shots }: Storyboard): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let isOpen = false;
  for (const { source, kind, firstFrame, frameCount, isIntro = false } of shots) {
    const last = stretches.at(-1);
    if (source.source !== 'media') {
      isOpen = false;
      continue;
    }
    const { media } = source;
    const isSame = isOpen && last?.media.mediaId === media.mediaId && last.isIntro === isIntro;
    if (isSame && kind !== 'endCard') {
      stretches.splice(-1, 1, { ...last, frameCount: last.frameCount + frameCount });
    } else if (!isSame) {
      stretches.push({ media, index: stretches.length, firstFrame, frameCount, isIntro });
    }
    isOpen = true;
  }
  return stretches;
}
