import { EncodedPacketSink, type Input } from 'mediabunny';
import { decodeClip, type ClipDecoding, type TimedFrame } from '#film/clips/decode-clip.ts';
import { readPlanes } from '#film/clips/conform-frame.ts';
import { loadCodecs } from '#film/clips/load-codecs.ts';
import { openClipFile } from '#film/clips/open-clip-file.ts';
import { unreadableClip } from '#film/clips/unreadable-clip.ts';
import { upright } from '#film/clips/upright.ts';
import { framesBetweenFreeing, freeFrames } from '#film/free-frames.ts';
import { FilmError } from '#film/film-error.ts';
import type { Planes } from '#film/picture/planes.ts';
import type { VideoFrame, WebCodecs } from '#film/web-codecs.ts';

/** Frame times are rounded; a frame belongs to its own moment. */
const ROUNDING_SECONDS = 0.000_5;

/** Reads the pictures of a video file at moments, quickest where the moments ascend. */
export interface ClipReader {
  readonly seconds: number;
  /** What it shows `at` seconds after its first frame: upright, in BT.709 and limited range. */
  pictureAt(at: number): Promise<Planes>;
  close(): void;
}

export type OpenClipReader = (path: string) => Promise<ClipReader>;

/**
 * Rejects with a FilmError where the file holds no picture that can be decoded. Only for the thread that
 * loaded the binding first: `@napi-rs/webcodecs` 1.3.1 lets go of every buffer of `VideoFrame.copyTo` in
 * that thread's name, which crashes the process where it is another's (napi-rs/napi-rs#3357). Other threads
 * read through `readClipsThrough`.
 */
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
  const rotation = await track.getRotation();
  const sink = new EncodedPacketSink(track);
  let run: FrameRun | null = null;
  let readCount = 0;
  return {
    seconds,
    async pictureAt(at) {
      const moment = start + Math.min(Math.max(0, at), seconds) + ROUNDING_SECONDS;
      if (run === null || !run.isBefore(moment)) {
        run?.close();
        const key = (await sink.getKeyPacket(moment)) ?? (await sink.getFirstPacket());
        if (!key) throw unreadableClip('it has no frames');
        run = runThrough(decodeClip(codecs, config, sink.packets(key)));
      }
      const frame = await run.advanceTo(moment);
      const picture = upright(await readPlanes(frame), rotation);
      readCount += 1;
      if (readCount % framesBetweenFreeing(frame.allocationSize()) === 0) await freeFrames();
      return picture;
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
