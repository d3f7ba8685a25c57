import type { AspectRatio } from '#domain/order/controls.ts';
import { frameSizeOf, type FrameSize } from '#film/frame-size.ts';
import { pictureSizeFor } from '#film/studio/quality.ts';

/** What of an order decides how long its film takes. */
export interface RenderWork {
  readonly aspectRatio: AspectRatio;
  /** Length of the frame's shorter side in pixels. */
  readonly shortSidePixels: number;
  /** Frames per second. */
  readonly fps: number;
  readonly durationSeconds: number;
}

/*
 * Fitted to the table of `npm run bench:film` in docs/bench.md: processor seconds of one core of its
 * machine, for the preset that takes longest; other presets take up to a fifth less.
 */
const FRAME_SECONDS = 0.008;
/** Light and shadow, which a large frame gets at half its size and a small one at its own. */
const SECONDS_PER_MEGAELEMENT = 0.096;
/** Enlarging, words, encoding, and reading the labels in the decoded frame. */
const SECONDS_PER_MEGAPIXEL = 0.018;
const SOUND_SECONDS_PER_SECOND = 0.07;
/** Plan, scene and textures; joining and signing. */
const OVERHEAD_SECONDS = 2;
/** Threads wait for one another at the start and the end of a film. */
const SHARE_OF_CORES = 0.92;

/**
 * How long the studio takes for a film on `cores` cores that have nothing else to do, in whole
 * seconds. `speed` is the speed of a core, 1 for that of the bench.
 */
export function estimateRenderSeconds(work: RenderWork, cores: number, speed = 1): number {
  const frame = frameSecondsOf(frameSizeOf(work.aspectRatio, work.shortSidePixels));
  const drawing =
    work.durationSeconds * (work.fps * frame + SOUND_SECONDS_PER_SECOND) + OVERHEAD_SECONDS;
  return Math.ceil(drawing / (Math.max(cores, 1) * SHARE_OF_CORES * speed));
}

/** How many frames one core makes while another makes the sound of a film. */
export function framesDuringSound(size: FrameSize, durationSeconds: number): number {
  return (durationSeconds * SOUND_SECONDS_PER_SECOND) / frameSecondsOf(size);
}

function frameSecondsOf(size: FrameSize): number {
  return (
    FRAME_SECONDS +
    SECONDS_PER_MEGAELEMENT * millions(pictureSizeFor(size)) +
    SECONDS_PER_MEGAPIXEL * millions(size)
  );
}

function millions({ width, height }: FrameSize): number {
  return (width * height) / 1_000_000;
}
