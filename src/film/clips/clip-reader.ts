import { EncodedPacketSink, type Input } from 'mediabunny';
import { decodeClip, type ClipDecoding, type TimedFrame } from '#film/clips/decode-clip.ts';
import { loadCodecs } from '#film/clips/load-codecs.ts';
import { openClipFile } from '#film/clips/open-clip-file.ts';
import { unreadableClip } from '#film/clips/unreadable-clip.ts';
import { FilmError } from '#film/film-error.ts';
import type { VideoFrame, WebCodecs } from '#film/web-codecs.ts';

/** Frame times are rounded; a frame belongs to its own moment. */
const ROUNDING_SECONDS = 0.000_5;

/** Reads the pictures of a video file at moments, quickest where the moments ascend. */
export interface ClipReader {
  readonly seconds: number;
  /** Degrees by which its frames are turned clockwise to stand upright. */
  readonly rotation: number;
  /** The frame shown `at` seconds after the first one; good until the next call. */
  frameAt(at: number): Promise<VideoFrame>;
  close(): void;
}

/** Rejects with a FilmError where the file holds no picture that can be decoded. */
export async function openClipReader(path: string): Promise<ClipReader> {
  const codecs = await loadCodecs();
  const input = openClipFile(path);
  try {
    return await openTrack(codecs, input);
  } catch (error) {
    input.dispose();
    throw error instanceof FilmError ? error : unreadableClip(error);
  }
}

async function openTrack(codecs: WebCodecs, input: Input): Promise<ClipReader> {
  const track = await input.getPrimaryVideoTrack();
  const config = await track?.getDecoderConfig();
  if (!track || !config) throw unreadableClip('it has no picture');
  const start = await track.getFirstTimestamp();
  const seconds = (await track.computeDuration()) - start;
  const sink = new EncodedPacketSink(track);
  let run: FrameRun | null = null;
  return {
    seconds,
    rotation: await track.getRotation(),
    async frameAt(at) {
      const moment = start + Math.min(Math.max(0, at), seconds) + ROUNDING_SECONDS;
      if (run === null || !run.isBefore(moment)) {
        run?.close();
        const key = (await sink.getKeyPacket(moment)) ?? (await sink.getFirstPacket());
        if (!key) throw unreadableClip('it has no frames');
        run = runThrough(decodeClip(codecs, config, sink.packets(key)));
      }
      return run.advanceTo(moment);
    },
    close() {
      run?.close();
      input.dispose();
    },
  };
}

/** Goes through frames, and holds the one that is shown. */
interface FrameRun {
  /** Whether the moment can be reached by going on. */
  isBefore(moment: number): boolean;
  advanceTo(moment: number): Promise<VideoFrame>;
  close(): void;
}

function runThrough(decoding: ClipDecoding): FrameRun {
  let current: TimedFrame | null = null;
  let next: TimedFrame | null = null;
  return {
    isBefore: (moment) => current === null || current.at <= moment,
    async advanceTo(moment) {
      while (next === null || next.at <= moment) {
        if (next !== null) {
          current?.frame.close();
          current = next;
        }
        next = await decoding.next();
        if (next === null) break;
        if (current === null) {
          current = next;
          next = null;
        }
      }
      if (current === null) throw unreadableClip('it has no frames');
      return current.frame;
    },
    close() {
      decoding.close();
      current?.frame.close();
      next?.frame.close();
    },
  };
}
