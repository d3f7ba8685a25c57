import {
  EncodedPacketSink,
  FilePathSource,
  Input,
  MATROSKA,
  MP4,
  QTFF,
  WEBM,
  type EncodedPacket,
} from 'mediabunny';
import { bytesOf, loadCodecs, type WebCodecs } from '#film/clips/codecs.ts';
import { FilmError } from '#film/film-error.ts';

export type ClipFrame = InstanceType<WebCodecs['VideoFrame']>;

/** Packets given to the decoder before its answers are waited for. */
const PACKETS_AHEAD = 6;
/** Frame times are rounded; a frame belongs to its own moment. */
const ROUNDING_SECONDS = 0.000_5;
const WAIT_ROUNDS_MAX = 20_000;

/** Reads the pictures of a video file at moments, quickest where the moments ascend. */
export interface ClipReader {
  readonly seconds: number;
  /** Degrees by which its frames are turned clockwise to stand upright. */
  readonly rotation: number;
  /** The frame shown `at` seconds after the first one; good until the next call. */
  frameAt(at: number): Promise<ClipFrame>;
  close(): void;
}

/** Rejects with a FilmError where the file holds no picture that can be decoded. */
export async function openClipReader(path: string): Promise<ClipReader> {
  const codecs = await loadCodecs();
  const input = new Input({
    source: new FilePathSource(path),
    formats: [MP4, QTFF, WEBM, MATROSKA],
  });
  try {
    return await openTrack(codecs, input);
  } catch (error) {
    input.dispose();
    throw error instanceof FilmError ? error : unreadable(error);
  }
}

async function openTrack(codecs: WebCodecs, input: Input): Promise<ClipReader> {
  const track = await input.getPrimaryVideoTrack();
  const config = await track?.getDecoderConfig();
  if (!track || !config) throw unreadable('it has no picture');
  const start = await track.getFirstTimestamp();
  const seconds = (await track.computeDuration()) - start;
  const sink = new EncodedPacketSink(track);
  let run: DecodingRun | null = null;
  return {
    seconds,
    rotation: await track.getRotation(),
    async frameAt(at) {
      const moment = start + Math.min(Math.max(0, at), seconds) + ROUNDING_SECONDS;
      if (run === null || !run.isBefore(moment)) {
        run?.close();
        const key = (await sink.getKeyPacket(moment)) ?? (await sink.getFirstPacket());
        if (!key) throw unreadable('it has no frames');
        run = startDecoding(codecs, config, sink.packets(key));
      }
      return run.advanceTo(moment);
    },
    close() {
      run?.close();
      input.dispose();
    },
  };
}

interface DecodingRun {
  /** Whether the moment can be reached by going on. */
  isBefore(moment: number): boolean;
  advanceTo(moment: number): Promise<ClipFrame>;
  close(): void;
}

function startDecoding(
  codecs: WebCodecs,
  config: VideoDecoderConfig,
  packets: AsyncIterator<EncodedPacket>,
): DecodingRun {
  const decoded: TimedFrame[] = [];
  const timestamps: number[] = [];
  let failure: Error | null = null;
  let given = 0;
  let taken = 0;
  let isAtEnd = false;
  let current: TimedFrame | null = null;
  let next: TimedFrame | null = null;
  const decoder = new codecs.VideoDecoder({
    // Frames come in the order of showing, but labelled with the times of packets in the order of
    // decoding (@napi-rs/webcodecs 1.3.1): the earliest time not yet given is a frame's true one.
    output: (frame) => decoded.push({ frame, at: takeEarliest(timestamps) }),
    error: (error) => {
      failure = error;
    },
  });
  decoder.configure(decoderConfigOf(config));

  async function feed(): Promise<void> {
    const { value: packet, done } = await packets.next();
    try {
      if (done === true) {
        isAtEnd = true;
        await decoder.flush();
        return;
      }
      timestamps.push(packet.timestamp);
      decoder.decode(
        new codecs.EncodedVideoChunk({
          type: packet.type,
          timestamp: packet.microsecondTimestamp,
          duration: packet.microsecondDuration,
          data: packet.data,
        }),
      );
    } catch (error) {
      // A decoder closes itself on an error, refuses what follows, and tells of its error later.
      throw unreadable(failure ?? error);
    }
    given += 1;
  }

  /** Null after the last frame. */
  async function pull(): Promise<TimedFrame | null> {
    for (let round = 0; round < WAIT_ROUNDS_MAX; round += 1) {
      if (failure) throw unreadable(failure);
      const timed = decoded.shift();
      if (timed) {
        taken += 1;
        return timed;
      }
      if (isAtEnd) return null;
      // The decoder answers between turns of the event loop.
      if (given - taken < PACKETS_AHEAD || round > 2) await feed();
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    }
    throw unreadable('it gives no frames');
  }

  return {
    isBefore: (moment) => current === null || current.at <= moment,
    async advanceTo(moment) {
      while (next === null || next.at <= moment) {
        if (next !== null) {
          current?.frame.close();
          current = next;
        }
        next = await pull();
        if (next === null) break;
        if (current === null) {
          current = next;
          next = null;
        }
      }
      if (current === null) throw unreadable('it has no frames');
      return current.frame;
    },
    close() {
      for (const { frame } of decoded) frame.close();
      current?.frame.close();
      next?.frame.close();
      if (decoder.state !== 'closed') decoder.close();
    },
  };
}

interface TimedFrame {
  readonly frame: ClipFrame;
  /** Seconds, on the file's own clock. */
  readonly at: number;
}

function takeEarliest(timestamps: number[]): number {
  const earliest = Math.min(...timestamps);
  timestamps.splice(timestamps.indexOf(earliest), 1);
  return earliest;
}

function decoderConfigOf({ codec, codedWidth, codedHeight, description }: VideoDecoderConfig) {
  return {
    codec,
    ...(codedWidth !== undefined && { codedWidth }),
    ...(codedHeight !== undefined && { codedHeight }),
    ...(description !== undefined && { description: bytesOf(description) }),
    hardwareAcceleration: 'prefer-software',
  } as const;
}

function unreadable(cause: unknown): FilmError {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new FilmError('pictureFailed', `A clip cannot be read: ${why}.`, { cause });
}
