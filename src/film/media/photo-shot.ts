import type { FilmMedia } from '#film/film-media.ts';
import { chooseFraming } from '#film/media/choose-framing.ts';
import { findSubject, type Subject } from '#film/media/find-subject.ts';
import { planPhotoMove } from '#film/media/photo-move.ts';
import { blurInto, isWhole, placePicture } from '#film/media/place-picture.ts';
import { readPhoto } from '#film/media/read-photo.ts';
import type { MediaShot, OpenShot } from '#film/media/media-shot.ts';
import { i420ByteLength } from '#film/picture/i420.ts';
import { planesOf, wholeOf, type Planes } from '#film/picture/planes.ts';
import { resamplePlanes } from '#film/picture/resample.ts';

/** A photo under a camera that moves over it slowly. */
export async function openPhotoShot({ media, path, film, stretch }: MediaShot): Promise<OpenShot> {
  const { size, controls, look, seed } = film;
  const photo = await readPhoto(path, look.palette.room);
  const subject = subjectOf(photo, media);
  const framing = chooseFraming(photo.size, size, subject);
  const seconds = stretch.frameCount / controls.fps;
  const move = planPhotoMove({
    part: framing.part,
    motion: controls.cameraMotion,
    seconds,
    seed,
    index: stretch.index,
  });
  const { scaled, scale } = inFilmSize(
    photo,
    (framing.part.width * move.tightest) / framing.place.width,
  );
  const ground = isWhole(framing.place, size) ? null : new Uint8Array(i420ByteLength(size));
  if (ground) blurInto(photo, planesOf(ground, size), framing);
  return {
    renderFrame(progress, into) {
      const { left, top, width, height } = move.partAt(progress);
      const part = {
        left: left * scale,
        top: top * scale,
        width: width * scale,
        height: height * scale,
      };
      if (ground) into.set(ground);
      placePicture(scaled, { part, place: framing.place }, planesOf(into, size));
    },
    blurFrame: (into) => blurInto(photo, planesOf(into, size), framing),
    close: () => undefined,
  };
}

/** What somebody has marked as the subject is cropped around, whatever else there is. */
export function subjectOf(picture: Planes, { focus }: FilmMedia): Subject {
  return focus ? { focus, width: 0, height: 0 } : findSubject(picture);
}

/**
 * A photo as large as the film needs it: a pixel for a pixel where the camera is closest. What is larger
 * would be made smaller anew for every frame.
 */
function inFilmSize(photo: Planes, photoPixelsPerPixel: number): { scaled: Planes; scale: number } {
  if (photoPixelsPerPixel <= 1) return { scaled: photo, scale: 1 };
  const even = (length: number) => 2 * Math.ceil(length / photoPixelsPerPixel / 2);
  const size = { width: even(photo.size.width), height: even(photo.size.height) };
  const scaled = planesOf(new Uint8Array(i420ByteLength(size)), size);
  resamplePlanes(photo, wholeOf(photo.size), scaled);
  return { scaled, scale: size.width / photo.size.width };
}
