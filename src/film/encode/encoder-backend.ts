import type { FrameSize } from '#film/frame-size.ts';
import type { StereoSound } from '#film/stereo-sound.ts';

export interface VideoSettings {
  readonly size: FrameSize;
  /** Frames per second. */
  readonly fps: number;
  readonly bitsPerSecond: number;
}

/**
 * Turns frames into one closed-GOP H.264 High track in an MP4 file.
 *
 * Promise to callers: `start` is called once, before anything else. After it exactly one of `finish`
 * and `abort` is called. When `finish` resolves, the file holds every frame given, in order, the
 * first one a key frame, BT.709 limited range, and is on the disk under its final name. When `abort`
 * resolves, or any other call rejects and `abort` follows, no file remains. `encodeFrame` may keep
 * the caller waiting (back-pressure), and never touches the bytes after it resolves.
 */
export interface VideoFileEncoder {
  start(settings: VideoSettings): Promise<void>;
  /** Takes one I420 frame of the size given to `start`. */
  encodeFrame(frame: Uint8Array): Promise<void>;
  finish(): Promise<void>;
  abort(): Promise<void>;
}

export interface EncoderBackend {
  readonly id: 'webcodecs' | 'ffmpeg';
  /** An encoder that has not been started; it writes to `path`. */
  videoFile(path: string): VideoFileEncoder;
  /** Writes a whole sound as AAC-LC in an MP4 file; the first packet holds the encoder's delay. */
  writeSoundFile(path: string, sound: StereoSound, bitsPerSecond: number): Promise<void>;
  /** Decodes a file that `writeSoundFile` wrote, without the encoder's delay. */
  readSoundFile(path: string): Promise<StereoSound>;
}

/** Samples that the AAC encoders of both backends put before the sound. */
export const AAC_PRIMING_SAMPLES = 1024;
