import type { VideoSettings } from '#film/encode/encoder-backend.ts';

const HD_PIXELS = 1280 * 720;
const HD_BITS_PER_SECOND = 6_000_000;
/** Keeps a 60 s film at 2160p60 under 400 MB with room for overshoot. */
const BITS_PER_SECOND_MAX = 46_000_000;
const BITS_PER_SECOND_MIN = 400_000;

export const SOUND_BITS_PER_SECOND = 160_000;

/**
 * The video's bit rate. It grows slower than the pixels (detail per pixel falls with size) and with
 * the root of the frame rate (neighbouring frames grow more alike).
 */
export function videoBitsPerSecond({ size, fps }: Omit<VideoSettings, 'bitsPerSecond'>): number {
  const pixels = (size.width * size.height) / HD_PIXELS;
  const wanted = HD_BITS_PER_SECOND * pixels ** 0.75 * Math.sqrt(fps / 30);
  return Math.round(Math.min(BITS_PER_SECOND_MAX, Math.max(BITS_PER_SECOND_MIN, wanted)));
}
