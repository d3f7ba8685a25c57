import type { AspectRatio } from '#domain/controls.ts';
import { frameSizeOf } from '#film/frame-size.ts';

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
 * machine, with words, sound and encoding.
 */
const FRAME_SECONDS = 0.015;
const FRAME_SECONDS_PER_MEGAPIXEL = 0.038;
const SOUND_SECONDS_PER_SECOND = 0.09;
/** Plan, scene and textures; joining and checking. */
const OVERHEAD_SECONDS = 3;
/** Threads wait for one another at the end of a film. */
const SHARE_OF_CORES = 0.92;

/**
 * How long the studio takes for a film on `cores` cores that have nothing else to do, in whole
 * seconds. `speed` is the speed of a core, 1 for that of the bench.
 */
export function estimateRenderSeconds(work: RenderWork, cores: number, speed = 1): number {
  const { width, height } = frameSizeOf(work.aspectRatio, work.shortSidePixels);
  const frame = FRAME_SECONDS + (FRAME_SECONDS_PER_MEGAPIXEL * width * height) / 1_000_000;
  const drawing =
    work.durationSeconds * (work.fps * frame + SOUND_SECONDS_PER_SECOND) + OVERHEAD_SECONDS;
  return Math.ceil(drawing / (Math.max(cores, 1) * SHARE_OF_CORES * speed));
}
