import type { FlashProof } from '#domain/proof/film-proof.ts';
import { openOverlay } from '#film/overlay/overlay.ts';
import { i420ByteLength } from '#film/picture/i420.ts';
import { planesOf } from '#film/picture/planes.ts';
import { openFlashMeter } from '#film/proof/flash-meter.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';
import { openStudioPicture } from '#film/studio/studio-picture.ts';

export interface FlashReading extends FlashProof {
  /** Frame with which the second ends that flashes most. */
  readonly worstFrame: number;
}

interface Frames {
  readonly from: number;
  readonly to: number;
}

/** Draws the frames of a studio film, or some of them, and counts their flashes. */
export async function measureFlashes(
  storyboard: Storyboard,
  { from, to }: Frames = { from: 0, to: storyboard.frameCount },
): Promise<FlashReading> {
  const { size, controls } = storyboard;
  const picture = openStudioPicture(storyboard);
  const overlay = openOverlay(storyboard);
  const meter = openFlashMeter(size, controls.fps);
  const frame = new Uint8Array(i420ByteLength(size));
  for (let index = from; index < to; index += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one picture draws one frame after another
    await picture.renderFrame(index, frame);
    overlay.drawOver(frame, index);
    meter.take(planesOf(frame, size));
  }
  picture.close();
  const counts = meter.seconds().map((second) => second.generalPerSecond + second.redPerSecond);
  return { ...meter.read(), worstFrame: from + counts.indexOf(Math.max(...counts)) };
}
