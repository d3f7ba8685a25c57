import type { EncodedPacket } from 'mediabunny';
import { unreadableClip } from '#film/clips/unreadable-clip.ts';
import {
  videoChunkOf,
  videoDecoderConfig,
  type VideoFrame,
  type WebCodecs,
} from '#film/web-codecs.ts';

/** Packets given to the decoder before its answers are waited for. */
const PACKETS_AHEAD = 6;
const WAIT_ROUNDS_MAX = 20_000;

export interface TimedFrame {
  readonly frame: VideoFrame;
  /** Seconds, on the file's own clock. */
  readonly at: number;
}

/** Gives the frames of a clip, in the order of showing. */
export interface ClipDecoding {
  /** Null after the last frame. Whoever gets a frame closes it. */
  next(): Promise<TimedFrame | null>;
  close(): void;
}

/** Decodes packets from a key frame on, a few ahead of the frames that are asked for. */
export function decodeClip(
  codecs: WebCodecs,
  config: VideoDecoderConfig,
  packets: AsyncIterator<EncodedPacket>,
): ClipDecoding {
  const decoded: TimedFrame[] = [];
  const timestamps: number[] = [];
  let failure: Error | null = null;
  let inside = 0;
  let isAtEnd = false;
  const decoder = new codecs.VideoDecoder({
    // Frames come in the order of showing, but labelled with the times of packets in the order of
    // decoding (@napi-rs/webcodecs 1.3.1): the earliest time not yet given is a frame's true one.
    output: (frame) => decoded.push({ frame, at: takeEarliest(timestamps) }),
    error: (error) => {
      failure = error;
    },
  });
  decoder.configure(videoDecoderConfig(config));

  async function feed(): Promise<void> {
    const { value: packet, done } = await packets.next();
    try {
      if (done === true) {
        isAtEnd = true;
        await decoder.flush();
        return;
      }
      timestamps.push(packet.timestamp);
      decoder.decode(videoChunkOf(codecs, packet));
    } catch (error) {
      // A decoder closes itself on an error, refuses what follows, and tells of its error later.
      throw unreadableClip(failure ?? error);
    }
    inside += 1;
  }

  return {
    async next() {
      for (let round = 0; round < WAIT_ROUNDS_MAX; round += 1) {
        if (failure) throw unreadableClip(failure);
        const timed = decoded.shift();
        if (timed) {
          inside -= 1;
          return timed;
        }
        if (isAtEnd) return null;
        // The decoder answers between turns of the event loop.
        if (inside < PACKETS_AHEAD || round > 2) await feed();
        await new Promise((resolve) => {
          setImmediate(resolve);
        });
      }
      throw unreadableClip('it gives no frames');
    },
    close() {
      for (const { frame } of decoded) frame.close();
      if (decoder.state !== 'closed') decoder.close();
    },
  };
}

function takeEarliest(timestamps: number[]): number {
  const earliest = Math.min(...timestamps);
  timestamps.splice(timestamps.indexOf(earliest), 1);
  return earliest;
}
