import type { FrameSize } from '#film/frame-size.ts';
import { frameSizeOf } from '#film/frame-size.ts';
import { i420ByteLength } from '#film/picture/i420.ts';
import { cutOnBeats } from '#film/rhythm/cut-on-beats.ts';
import { planTakes } from '#film/studio/cuts/plan-takes.ts';
import { openStudioPicture } from '#film/studio/studio-picture.ts';
import { storyboardOf, type ReviewBrief } from './review-briefs.ts';

/** Fine detail of a film against the same film drawn three times as wide and as high. */
export interface CrawlReading {
  /** Root mean square of the difference along edges, in levels of luma. */
  readonly edgeError: number;
  /** The same of how the difference changes from frame to frame: what is seen as crawling and dots. */
  readonly crawl: number;
}

const SHORT_SIDE = 720;
const FINER = 3;
/** From the middle of each of the first takes: over a cut, nothing could be compared. */
const TAKES = 2;
const COMPARED = 5;
/** A step of luma between neighbours that makes an edge. */
const EDGE_STEP = 22;
/** Half the width of what counts as fine. */
const REACH = 4;

/** Draws a few frames of a brief's first takes at 720p and three times as fine, and compares them. */
export async function measureCrawl(brief: ReviewBrief): Promise<CrawlReading> {
  const film = storyboardOf(brief, { seed: 1, shortSidePixels: SHORT_SIDE });
  const { size } = film;
  const fine = frameSizeOf(film.controls.aspectRatio, SHORT_SIDE * FINER);
  const picture = openStudioPicture(film, { hasGrain: false });
  const reference = openStudioPicture(
    { ...film, size: fine },
    { hasGrain: false, isFullSize: true },
  );
  const frame = new Uint8Array(i420ByteLength(size));
  const fineFrame = new Uint8Array(i420ByteLength(fine));
  const edge = openSquares();
  const change = openSquares();
  for (const take of planTakes(cutOnBeats(film)).slice(0, TAKES)) {
    const first = take.firstFrame + Math.floor((take.frameCount - COMPARED) / 2);
    let before: Float32Array | null = null;
    for (let index = first; index < first + COMPARED; index += 1) {
      await picture.renderFrame(index, frame);
      await reference.renderFrame(index, fineFrame);
      const wanted = reduced(fineFrame, fine, size);
      const errors = differenceOf(
        detailOf(Float32Array.from(frame.subarray(0, wanted.length)), size),
        detailOf(wanted, size),
      );
      const isEdge = edgesOf(wanted, size);
      edge.add(errors, isEdge);
      if (before) change.add(differenceOf(errors, before), isEdge);
      before = errors;
    }
  }
  return { edgeError: edge.root(), crawl: change.root() };
}

function openSquares() {
  let sum = 0;
  let count = 0;
  return {
    add(values: Float32Array, isIn: Uint8Array): void {
      values.forEach((value, at) => {
        if (isIn[at] === 0) return;
        sum += value * value;
        count += 1;
      });
    },
    root: () => Math.sqrt(sum / Math.max(count, 1)),
  };
}

const differenceOf = (a: Float32Array, b: Float32Array): Float32Array =>
  a.map((value, at) => value - (b[at] ?? 0));

/** The mean of each block of pixels of a finer frame. */
function reduced(
  fine: Uint8Array,
  { width: fineWidth }: FrameSize,
  { width, height }: FrameSize,
): Float32Array {
  return Float32Array.from({ length: width * height }, (_, at) => {
    const from = Math.floor(at / width) * FINER * fineWidth + (at % width) * FINER;
    let sum = 0;
    for (let k = 0; k < FINER * FINER; k += 1)
      sum += fine[from + Math.floor(k / FINER) * fineWidth + (k % FINER)] ?? 0;
    return sum / FINER ** 2;
  });
}

/** What differs from the mean around: bloom and blur, which depend on the size, do not count. */
function detailOf(luma: Float32Array, size: FrameSize): Float32Array {
  const soft = transposed(
    softenedRows(transposed(softenedRows(luma, size.width), size), size.height),
    {
      width: size.height,
      height: size.width,
    },
  );
  return differenceOf(luma, soft);
}

function softenedRows(values: Float32Array, width: number): Float32Array {
  return values.map((_, at) => {
    const x = at % width;
    const [from, to] = [at - Math.min(x, REACH), at + Math.min(width - 1 - x, REACH)];
    let sum = 0;
    for (let k = from; k <= to; k += 1) sum += values[k] ?? 0;
    return sum / (to - from + 1);
  });
}

function transposed(values: Float32Array, { width, height }: FrameSize): Float32Array {
  return values.map((_, at) => values[(at % height) * width + Math.floor(at / height)] ?? 0);
}

function edgesOf(luma: Float32Array, { width }: FrameSize): Uint8Array {
  return Uint8Array.from(luma, (value, at) =>
    Math.abs(value - (luma[at + 1] ?? value)) > EDGE_STEP ||
    Math.abs(value - (luma[at + width] ?? value)) > EDGE_STEP
      ? 1
      : 0,
  );
}
