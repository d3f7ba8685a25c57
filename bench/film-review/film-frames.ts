import { openOverlay } from '#film/overlay/overlay.ts';
import { i420ByteLength } from '#film/picture/i420.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';
import { openStudioPicture } from '#film/studio/studio-picture.ts';

/** One frame of a film as it is made: picture alone, with its labels, with all but the words' letters, with everything. */
export interface FilmFrame {
  readonly index: number;
  readonly picture: Uint8Array;
  readonly labelled: Uint8Array;
  readonly ground: Uint8Array;
  readonly whole: Uint8Array;
}

/** Draws a film's frames in order; the bytes are good until the next frame. */
export async function* framesOf(storyboard: Storyboard): AsyncGenerator<FilmFrame> {
  const picture = openStudioPicture(storyboard);
  const wordless = storyboard.shots.map((shot) => ({ ...shot, words: [] }));
  const labels = openOverlay({ ...storyboard, shots: wordless });
  const grounds = openOverlay(storyboard, [], { hasType: false });
  const overlay = openOverlay(storyboard);
  const bytes = i420ByteLength(storyboard.size);
  const [drawn, labelled, ground, whole] = [
    new Uint8Array(bytes),
    new Uint8Array(bytes),
    new Uint8Array(bytes),
    new Uint8Array(bytes),
  ];
  for (let index = 0; index < storyboard.frameCount; index += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one picture draws one frame after another
    await picture.renderFrame(index, drawn);
    labelled.set(drawn);
    labels.drawOver(labelled, index);
    ground.set(drawn);
    grounds.drawOver(ground, index);
    whole.set(drawn);
    overlay.drawOver(whole, index);
    yield { index, picture: drawn, labelled, ground, whole };
  }
  picture.close();
}
