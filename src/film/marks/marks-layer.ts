import type { LoadedLogo } from '#film/brand/load-logos.ts';
import type { FrameSize } from '#film/frame-size.ts';
import { layOutMarks } from '#film/overlay/layout/logos-layout.ts';
import { paintMark, type PaintedMark } from '#film/marks/paint-mark.ts';
import type { Box } from '#film/overlay/layout/box.ts';
import { i420ByteLength, rgbaToI420 } from '#film/picture/i420.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

/** The logos of a film that stand over its picture. */
export interface MarksLayer {
  /** Draws over an I420 frame of the storyboard's size. The same index gives the same bytes. */
  drawOver(frame: Uint8Array, frameIndex: number): void;
}

const FADE_IN_SECONDS = 0.5;

/** Paints a film's laid-over logos once; they come in softly with their first frame. */
export function openMarks(storyboard: Storyboard, logos: readonly LoadedLogo[]): MarksLayer {
  const { size, controls } = storyboard;
  const stamps = layOutMarks(storyboard).flatMap((mark) => {
    const painted = paintMark(mark, logos);
    return painted ? [stampOf(painted)] : [];
  });
  return {
    drawOver(frame, frameIndex) {
      for (const { mark, ...stamp } of stamps) {
        if (frameIndex < mark.firstFrame || frameIndex >= mark.endFrame) continue;
        const seconds = (frameIndex - mark.firstFrame) / controls.fps;
        const light = mark.firstFrame === 0 ? 1 : Math.min(1, seconds / FADE_IN_SECONDS);
        lay({ frame, size }, stamp, light);
      }
    },
  };
}

interface Stamp {
  readonly place: Box;
  /** I420, weighed by nothing. */
  readonly colors: Uint8Array;
  /** 0 to 255, one for each pixel. */
  readonly alpha: Uint8Array;
}

function stampOf({ mark, canvas, place }: PaintedMark): Stamp & { mark: PaintedMark['mark'] } {
  const { width, height } = place;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const alpha = Uint8Array.from({ length: width * height }, (_, at) => data[at * 4 + 3] ?? 0);
  const colors = new Uint8Array(i420ByteLength(place));
  rgbaToI420(new Uint8Array(data.buffer, data.byteOffset, data.length), place, colors);
  return { mark, place, colors, alpha };
}

interface SizedFrame {
  /** I420. */
  readonly frame: Uint8Array;
  readonly size: FrameSize;
}

/** Lays a stamp over a frame; `light` is how far it has come in, from 0 to 1. */
function lay({ frame, size }: SizedFrame, { place, colors, alpha }: Stamp, light: number): void {
  const { x, y, width, height } = place;
  const blend = (at: number, value: number, share: number): void => {
    const under = frame[at] ?? 0;
    frame[at] = Math.round(under + (value - under) * share);
  };
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const at = row * width + column;
      const share = ((alpha[at] ?? 0) / 255) * light;
      if (share > 0) blend((y + row) * size.width + x + column, colors[at] ?? 0, share);
    }
  }
  const [luma, chroma] = [size.width * size.height, (size.width * size.height) / 4];
  for (let row = 0; row < height / 2; row += 1) {
    for (let column = 0; column < width / 2; column += 1) {
      const at = row * 2 * width + column * 2;
      const sum = [at, at + 1, at + width, at + width + 1].reduce(
        (total, one) => total + (alpha[one] ?? 0),
        0,
      );
      if (sum === 0) continue;
      const share = (sum / 1020) * light;
      const from = width * height + (row * width) / 2 + column;
      const to = luma + ((y / 2 + row) * size.width) / 2 + x / 2 + column;
      blend(to, colors[from] ?? 0, share);
      blend(to + chroma, colors[from + (width * height) / 4] ?? 0, share);
    }
  }
}
