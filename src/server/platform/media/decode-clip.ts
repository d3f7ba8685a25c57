import { setImmediate as nextTurn } from 'node:timers/promises';

import { EncodedPacketSink } from 'mediabunny';

import { UnusableFileError } from './check-result.ts';
import { bytesOf, type ClipFrame, type WebCodecs } from './clip-codecs.ts';
import type { ClipPlan } from './clip-facts.ts';

export interface TimedFrame {
  readonly frame: ClipFrame;
  /** Seconds since the first frame. */
  readonly at: number;
}

/** Packets sent to the decoder before waiting for its output. */
const PACKETS_AHEAD = 6;
/** Maximum event loop turns without output after all input was sent. */
const TURNS_MAX = 2_000;

/** Decodes the frames of a clip in presentation order. The caller closes each frame. */
export async function* decodeClip(
  codecs: WebCodecs,
  { track, config, start }: ClipPlan,
): AsyncGenerator<TimedFrame> {
  const frames: TimedFrame[] = [];
  const timestamps: number[] = [];
  const failures: Error[] = [];
  const decoder = new codecs.VideoDecoder({
    // Frames arrive in presentation order, but with the timestamps of packets in decoding order
    // (@napi-rs/webcodecs 1.3.1): the earliest unused timestamp is the right one.
    output: (frame) => frames.push({ frame, at: takeEarliest(timestamps) - start }),
    error: (error) => failures.push(error),
  });
  const { codec, codedWidth, codedHeight, description } = config;
  decoder.configure({
    codec,
    ...(codedWidth !== undefined && { codedWidth }),
    ...(codedHeight !== undefined && { codedHeight }),
    ...(description !== undefined && { description: bytesOf(description) }),
    hardwareAcceleration: 'prefer-software',
  });
  try {
    let waiting = 0;
    for await (const packet of new EncodedPacketSink(track).packets()) {
      timestamps.push(packet.timestamp);
      decoder.decode(
        new codecs.EncodedVideoChunk({
          type: packet.type,
          timestamp: packet.microsecondTimestamp,
          duration: packet.microsecondDuration,
          data: packet.data,
        }),
      );
      waiting += 1;
      for (let turn = 0; turn < TURNS_MAX && waiting >= PACKETS_AHEAD; turn += 1) {
        await nextTurn();
        const timed = frames.shift();
        if (!timed) {
          // Decoders that reorder frames need more packets first.
          if (turn > 2) break;
          continue;
        }
        waiting -= 1;
        yield timed;
      }
      throwIfFailed(failures);
    }
    await decoder.flush();
    throwIfFailed(failures);
    yield* frames.splice(0);
  } finally {
    for (const { frame } of frames) frame.close();
    if (decoder.state !== 'closed') decoder.close();
  }
}

function takeEarliest(timestamps: number[]): number {
  const earliest = Math.min(...timestamps);
  timestamps.splice(timestamps.indexOf(earliest), 1);
  return earliest;
}

function throwIfFailed(failures: readonly Error[]): void {
  if (failures.length > 0) {
    throw new UnusableFileError(
      'The picture of this clip could not be decoded. Please export it again',
    );
  }
}
