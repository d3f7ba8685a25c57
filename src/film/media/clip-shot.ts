import { clipMoment } from '#film/clips/clip-timing.ts';
import { chooseFraming } from '#film/media/choose-framing.ts';
import type { Subject } from '#film/media/find-subject.ts';
import type { MediaShot, OpenShot } from '#film/media/media-shot.ts';
import { subjectOf } from '#film/media/photo-shot.ts';
import { blurInto, isWhole, placePicture } from '#film/media/place-picture.ts';
import { planesOf } from '#film/picture/planes.ts';

/** An intro is a picture that somebody has composed. */
const WHOLE: Subject = { focus: { x: 0.5, y: 0.5 }, width: 1, height: 1 };

/** A clip cut to its shot, in the film's rate and size. */
export async function openClipShot(shot: MediaShot): Promise<OpenShot> {
  const { media, path, film, stretch, openClip } = shot;
  const { size, controls } = film;
  const reader = await openClip(path);
  const filled = stretch.frameCount / controls.fps;
  const momentAt = (progress: number) =>
    clipMoment(progress * filled, { filled, length: reader.seconds });
  const shownAt = (progress: number) => reader.pictureAt(momentAt(progress));
  // The same for whoever opens it: the crop stays where it is for the whole shot.
  const middle = await shownAt(0.5);
  const subject = stretch.isIntro ? WHOLE : subjectOf(middle, media);
  const framing = chooseFraming(middle.size, size, subject);
  return {
    async renderFrame(progress, into) {
      const picture = await shownAt(progress);
      const target = planesOf(into, size);
      if (!isWhole(framing.place, size)) blurInto(picture, target, framing);
      placePicture(picture, framing, target);
    },
    async blurFrame(into) {
      blurInto(await shownAt(1), planesOf(into, size), framing);
    },
    close: () => reader.close(),
  };
}
