import { loadBrandFonts } from '#film/overlay/fonts/brand-fonts.ts';
import { openOverlay } from '#film/overlay/overlay.ts';
import { withReadCard } from '#film/overlay/layout/read-card.ts';
import { canvasOfFrame } from '#film/picture/canvas-of-frame.ts';
import { i420ByteLength } from '#film/picture/i420.ts';
import { settledFrameOf } from '#film/storyboard/settled-frame.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';
import { studioInPlaceOfModel } from '#film/clips/model-shots.ts';
import type { MediaFiles } from '#film/film-media.ts';
import { loadLogos } from '#film/brand/load-logos.ts';
import { openMarks } from '#film/marks/marks-layer.ts';
import { openFilmPicture, type FilmPicture } from '#film/media/film-picture.ts';

const JPEG_QUALITY = 78;
/** Open pictures, the one in use included; each holds tens of megabytes. */
const PICTURES_MAX = 2;

/**
 * Draws single frames of storyboards as they will look in the film, in this process. Opening a picture
 * takes longer than its stills, so the latest ones stay open for storyboards that differ in their
 * words only: what a user changes while typing.
 */
export function createStillMaker() {
  const pictures = new Map<string, FilmPicture>();

  function pictureOf(planned: Storyboard, mediaFiles: MediaFiles): FilmPicture {
    const storyboard = withReadCard(planned);
    const key = pictureKeyOf(storyboard);
    const picture =
      pictures.get(key) ??
      openFilmPicture(studioInPlaceOfModel(storyboard), { modelPicture: null, mediaFiles });
    // Latest last: the first one is the next to go.
    pictures.delete(key);
    pictures.set(key, picture);
    for (const [oldKey, old] of pictures) {
      if (pictures.size <= PICTURES_MAX) break;
      pictures.delete(oldKey);
      old.close();
    }
    return picture;
  }

  return {
    /** Opens what the stills of this storyboard need, for the sake of the next ones. */
    prepare: (storyboard: Storyboard, mediaFiles: MediaFiles) =>
      pictureOf(storyboard, mediaFiles).prepare(),

    /** JPEGs of these shots in this order, or of all, each with the words of its shot at rest. */
    async *draw(
      storyboard: Storyboard,
      mediaFiles: MediaFiles,
      wanted: readonly number[] = [...storyboard.shots.keys()],
    ): AsyncGenerator<{ readonly shotIndex: number; readonly jpeg: Uint8Array }> {
      const { size, shots } = storyboard;
      const frame = new Uint8Array(i420ByteLength(size));
      const picture = pictureOf(storyboard, mediaFiles);
      await loadBrandFonts(storyboard.brand, mediaFiles);
      const overlay = openOverlay(storyboard);
      const marks = openMarks(storyboard, await loadLogos(storyboard.brand, mediaFiles));
      for (const shotIndex of wanted) {
        const shot = shots[shotIndex];
        if (shot === undefined) continue;
        const frameIndex = settledFrameOf(shot);
        await picture.renderFrame(frameIndex, frame);
        overlay.drawOver(frame, frameIndex);
        marks.drawOver(frame, frameIndex);
        yield { shotIndex, jpeg: await canvasOfFrame(frame, size).encode('jpeg', JPEG_QUALITY) };
      }
    },
  };
}

/** Storyboards of the same key have the same picture: of the words it contains the name that signs alone. */
function pictureKeyOf(storyboard: Storyboard) {
  const { preset, controls, seed, size, frameCount, look, shots, brand } = storyboard;
  const { signature } = storyboard.words;
  const scenes = shots.map(({ words, ...shot }) => ({ ...shot, hasWords: words.length > 0 }));
  return JSON.stringify({
    preset,
    controls,
    seed,
    size,
    frameCount,
    look,
    scenes,
    brand,
    signature,
  });
}
