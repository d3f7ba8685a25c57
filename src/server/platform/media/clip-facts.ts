import type { Input, InputVideoTrack } from 'mediabunny';

import { CLIP_SECONDS_MAX } from '#domain/media/media.ts';
import { isWhole } from '#film/clips/open-clip-file.ts';
import { UnusableFileError } from './check-result.ts';

/** Clips are re-encoded at the nearest of these frame rates. */
const RATES = [24, 25, 30, 50, 60] as const;
/** Maximum length of the longer side: the film's own size in all plans except the largest. */
const SIDE_MAX = 1920;
const PIXELS_MAX = 4096 * 2304;
/** Editors round up to the next frame. */
const TOLERANCE_SECONDS = 0.5;

const EXPORT_AGAIN = 'Please export it as MP4 with H.264 and upload it again.';

/** Codecs that this installation can decode; some of the others are named in error messages. */
const READ_CODECS = new Set(['avc', 'hevc', 'vp9', 'av1', 'vp8']);
const NAMES: Readonly<Record<string, string>> = {
  prores: 'ProRes',
  jpeg: 'Motion JPEG',
  mp4v: 'MPEG-4 part 2',
  alac: 'Apple Lossless',
  vorbis: 'Vorbis',
};

export interface ClipPlan {
  readonly track: InputVideoTrack;
  readonly config: VideoDecoderConfig;
  readonly start: number;
  readonly seconds: number;
  readonly framesPerSecond: number;
  /** Clockwise rotation that makes it upright. */
  readonly rotation: 0 | 90 | 180 | 270;
  /** Of the upright output; even numbers. */
  readonly width: number;
  readonly height: number;
}

/** Reads the properties of a clip without decoding it; throws a message if it cannot be used. */
export async function planClip(input: Input): Promise<ClipPlan> {
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw new UnusableFileError(`This file contains no video. ${EXPORT_AGAIN}`);
  const config = await track.getDecoderConfig();
  const codec = await track.getCodec();
  if (!config || codec === null || !READ_CODECS.has(codec)) {
    throw unreadCodec('picture', codec ?? (await track.getInternalCodecId()));
  }
  const color = await track.getColorSpace();
  if (color.transfer === 'pq') {
    throw new UnusableFileError(
      'This clip is in HDR10 or Dolby Vision. Please export it in SDR (Rec. 709).',
    );
  }
  if (!(await isWhole(track))) {
    throw new UnusableFileError('This clip is incomplete. Please upload it again.');
  }
  const start = await track.getFirstTimestamp();
  const seconds = (await track.computeDuration()) - start;
  if (!(seconds > 0)) throw new UnusableFileError(`This clip has no length. ${EXPORT_AGAIN}`);
  if (seconds > CLIP_SECONDS_MAX + TOLERANCE_SECONDS) {
    throw new UnusableFileError(
      `This clip is longer than ${CLIP_SECONDS_MAX} seconds. Please shorten it.`,
    );
  }
  const size = { width: await track.getDisplayWidth(), height: await track.getDisplayHeight() };
  if (!(size.width * size.height <= PIXELS_MAX)) {
    throw new UnusableFileError('This clip is larger than 4K. Please export it in 4K or Full HD.');
  }
  const { averagePacketRate } = await track.computePacketStats();
  const rotation = await track.getRotation();
  return {
    track,
    config,
    start,
    seconds,
    rotation,
    ...withinSide(size),
    framesPerSecond: nearestRate(averagePacketRate),
  };
}

/** The error for a codec that cannot be decoded, written for marketers. */
export function unreadCodec(part: 'picture' | 'sound', codec: unknown): UnusableFileError {
  const id = typeof codec === 'string' ? codec : 'unknown';
  const name = NAMES[id.toLowerCase()] ?? (/^[\w .-]{1,20}$/.test(id) ? id : 'unknown');
  const what = part === 'picture' ? 'H.264' : 'H.264 and AAC sound';
  return new UnusableFileError(
    `The ${part} of this clip is in a format that cannot be read (${name}). Please export it as MP4 with ${what}.`,
  );
}

function withinSide({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, SIDE_MAX / Math.max(width, height));
  const even = (side: number) => Math.max(2, Math.round((side * scale) / 2) * 2);
  return { width: even(width), height: even(height) };
}

function nearestRate(rate: number): number {
  const distance = (one: number) => Math.abs(one - rate);
  return [...RATES].sort((a, b) => distance(a) - distance(b))[0] ?? RATES[2];
}
