import { loadLogos } from '#film/brand/load-logos.ts';
import { openClipPicture } from '#film/clips/clip-picture.ts';
import { openClipReader, type OpenClipReader } from '#film/clips/clip-reader.ts';
import type { ModelPicture } from '#film/clips/model-picture.ts';
import { FilmError } from '#film/film-error.ts';
import type { MediaFiles } from '#film/film-media.ts';
import { openMediaPicture } from '#film/media/media-picture.ts';
import { withReadCard } from '#film/overlay/layout/read-card.ts';
import type { Picture } from '#film/picture/picture.ts';
import { cutOnBeats } from '#film/rhythm/cut-on-beats.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';
import type { ShotSourceKind } from '#domain/order/shot-sources.ts';

/** Where the pictures come from that the studio does not draw. */
export interface PictureFiles {
  readonly modelPicture: ModelPicture | null;
  readonly mediaFiles: MediaFiles;
}

/** What the threads of one film have in common. */
export interface PictureSharing {
  /** `openSharedMemory`: one for all threads of the film in this process. */
  readonly sharedMemory?: SharedArrayBuffer;
  /** Where this thread may not read clips itself. */
  readonly openClip?: OpenClipReader;
}

export interface FilmPicture extends Picture {
  /** Opens what takes long to open and will be needed. */
  prepare(): Promise<void>;
}

/** The picture of a film, each shot from its own source. What no shot needs is never opened. */
export function openFilmPicture(
  planned: Storyboard,
  { modelPicture, mediaFiles }: PictureFiles,
  { sharedMemory, openClip = openClipReader }: PictureSharing = {},
): FilmPicture {
  const storyboard = withReadCard(planned);
  const { shots } = cutOnBeats(storyboard);
  const openers: Record<ShotSourceKind, () => Promise<Picture>> = {
    async studio() {
      // Loaded when it is needed: films of clips and photos do without it.
      const { openStudioPicture } = await import('#film/studio/studio-picture.ts');
      const logos = await loadLogos(storyboard.brand, mediaFiles);
      return openStudioPicture(storyboard, { sharedMemory, logos });
    },
    async model() {
      if (!modelPicture) throw new FilmError('badOrder', 'The clips of the model are missing.');
      return openClipPicture(storyboard, modelPicture, openClip);
    },
    media: async () => openMediaPicture(storyboard, mediaFiles, openClip),
  };
  const opened = new Map<ShotSourceKind, Promise<Picture>>();

  function pictureOf(source: ShotSourceKind): Promise<Picture> {
    const picture = opened.get(source) ?? openers[source]();
    opened.set(source, picture);
    return picture;
  }

  return {
    async prepare() {
      const isDrawn = shots.some(({ source }) => source.source === 'studio');
      if (isDrawn) await pictureOf('studio').catch(() => undefined);
    },
    async renderFrame(frameIndex, into) {
      const shot = shots.findLast(({ firstFrame }) => firstFrame <= frameIndex);
      const picture = await pictureOf(shot?.source.source ?? 'studio');
      await picture.renderFrame(frameIndex, into);
    },
    close() {
      for (const picture of opened.values()) {
        void picture.then(
          (one) => one.close(),
          () => undefined,
        );
      }
    },
  };
}
