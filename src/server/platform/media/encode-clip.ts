import { setImmediate as nextTurn } from 'node:timers/promises';

import { EncodedPacket } from 'mediabunny';

import { freeFrames } from '#film/free-frames.ts';
import { MICROSECONDS, type WebCodecs } from '#film/web-codecs.ts';
import { UnusableFileError } from './check-result.ts';

/** Bits per pixel per frame: high enough that re-encoding in the film loses nothing visible. */
const BITS_PER_PIXEL = 0.16;
const QUEUED_FRAMES_MAX = 4;
const FRAMES_BETWEEN_FREEING = 8;
const KEY_FRAME_SECONDS = 2;

interface Format {
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
}

export interface ClipEncoder {
  /** I420, BT.709, limited range. */
  encode(planes: Uint8Array): Promise<void>;
  finish(): Promise<{ packets: readonly EncodedPacket[]; config: VideoDecoderConfig }>;
}

/** Encodes frames as H.264, one every 1/framesPerSecond. */
export function openClipEncoder(codecs: WebCodecs, format: Format): ClipEncoder {
  const { width, height, framesPerSecond } = format;
  const packets: EncodedPacket[] = [];
  const failures: Error[] = [];
  let config: VideoDecoderConfig | null = null;
  let count = 0;
  const encoder = new codecs.VideoEncoder({
    output: (chunk, metadata) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      const at = Math.round((chunk.timestamp / MICROSECONDS) * framesPerSecond) / framesPerSecond;
      packets.push(new EncodedPacket(bytes, chunk.type, at, 1 / framesPerSecond));
      config ??= (metadata?.decoderConfig as VideoDecoderConfig | undefined) ?? null;
    },
    error: (error) => failures.push(error),
  });
  encoder.configure({
    // The level is a placeholder: the encoder writes the one required by size and frame rate.
    codec: 'avc1.640033',
    width,
    height,
    bitrate: Math.round(width * height * framesPerSecond * BITS_PER_PIXEL),
    framerate: framesPerSecond,
    bitrateMode: 'variable',
    latencyMode: 'quality',
    hardwareAcceleration: 'prefer-software',
    avc: { format: 'avc' },
  });
  const failed = () => new UnusableFileError('This clip could not be converted');
  return {
    async encode(planes) {
      const frame = new codecs.VideoFrame(planes, {
        format: 'I420',
        codedWidth: width,
        codedHeight: height,
        timestamp: Math.round((count / framesPerSecond) * MICROSECONDS),
        duration: Math.round(MICROSECONDS / framesPerSecond),
        colorSpace: { matrix: 'bt709', primaries: 'bt709', transfer: 'bt709', fullRange: false },
      });
      encoder.encode(frame, { keyFrame: count % (framesPerSecond * KEY_FRAME_SECONDS) === 0 });
      frame.close();
      count += 1;
      while (encoder.encodeQueueSize > QUEUED_FRAMES_MAX && failures.length === 0) await nextTurn();
      if (count % FRAMES_BETWEEN_FREEING === 0) await freeFrames();
    },
    async finish() {
      await encoder.flush();
      encoder.close();
      const written: VideoDecoderConfig | null = config;
      if (failures.length > 0 || !written || packets.length !== count) throw failed();
      return { packets, config: written };
    },
  };
}
