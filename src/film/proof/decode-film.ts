import { spawn } from 'node:child_process';
import { EncodedPacketSink, FilePathSource, Input, MP4 } from 'mediabunny';
import { FilmError } from '#film/film-error.ts';
import { ffmpegCommand } from '#film/encode/choose-backend.ts';
import { framesBetweenFreeing, freeFrames } from '#film/free-frames.ts';
import type { FrameSize } from '#film/frame-size.ts';
import { i420ByteLength } from '#film/picture/i420.ts';
import { planesOf, type Plane, type Planes } from '#film/picture/planes.ts';
import {
  videoChunkOf,
  videoDecoderConfig,
  type VideoFrame,
  type WebCodecs,
} from '#film/web-codecs.ts';

/** Takes one frame; its bytes are good until it returns. */
export type TakeFrame = (frame: Planes, frameIndex: number) => void;

/** Packets and frames that may be inside the decoder: enough to keep it busy. */
const INSIDE_MAX = 8;

/**
 * Decodes every frame of a film and hands it on, in the order of showing. Answers the number of
 * frames. Uses the npm binding, or the system's ffmpeg where that is missing.
 */
export async function decodeFilm(path: string, size: FrameSize, take: TakeFrame): Promise<number> {
  const codecs = await import('@napi-rs/webcodecs').catch(() => null);
  return codecs ? decodeHere(codecs, path, { size, take }) : decodeWithFfmpeg(path, size, take);
}

interface Taking {
  readonly size: FrameSize;
  readonly take: TakeFrame;
}

async function decodeHere(codecs: WebCodecs, path: string, taking: Taking): Promise<number> {
  using input = new Input({ source: new FilePathSource(path), formats: [MP4] });
  const track = await input.getPrimaryVideoTrack();
  const config = await track?.getDecoderConfig();
  if (!track || !config) throw undecodable('it has no picture');
  const frames: VideoFrame[] = [];
  const failures: Error[] = [];
  const decoder = new codecs.VideoDecoder({
    output: (frame) => frames.push(frame),
    error: (error) => failures.push(error),
  });
  decoder.configure(videoDecoderConfig(config));
  const taker = openTaker(taking);
  const takeDecoded = async (): Promise<void> => {
    for (let frame = frames.shift(); frame; frame = frames.shift()) await taker.take(frame);
    if (failures.length > 0) throw undecodable(failures[0]);
  };
  try {
    for await (const packet of new EncodedPacketSink(track).packets()) {
      decoder.decode(videoChunkOf(codecs, packet));
      while (decoder.decodeQueueSize > INSIDE_MAX && failures.length === 0) await nextTurn();
      await takeDecoded();
    }
    await decoder.flush();
    await takeDecoded();
  } finally {
    for (const frame of frames) frame.close();
    if (decoder.state !== 'closed') decoder.close();
  }
  return taker.count();
}

/** Hands decoded frames on, one after another through the same memory. */
function openTaker({ size, take }: Taking) {
  let buffer = new Uint8Array();
  let count = 0;
  return {
    count: () => count,
    async take(frame: VideoFrame): Promise<void> {
      const byteLength = frame.allocationSize({ format: 'I420' });
      if (buffer.length !== byteLength) buffer = new Uint8Array(byteLength);
      const layouts = await frame.copyTo(buffer, { format: 'I420' });
      frame.close();
      take(planesIn(buffer, layouts, size), count);
      count += 1;
      if (count % framesBetweenFreeing(byteLength) === 0) await freeFrames();
    },
  };
}

type PlaneLayout = Awaited<ReturnType<VideoFrame['copyTo']>>[number];

function planesIn(bytes: Uint8Array, layouts: readonly PlaneLayout[], size: FrameSize): Planes {
  const { y, u, v } = planesOf(bytes, size);
  const placed = (plane: Plane, at: number): Plane => {
    const layout = layouts[at];
    if (!layout) throw undecodable('a frame lacks a plane');
    return { ...plane, stride: layout.stride, bytes: bytes.subarray(layout.offset) };
  };
  return { size, y: placed(y, 0), u: placed(u, 1), v: placed(v, 2) };
}

/** A pipe of raw frames. */
async function decodeWithFfmpeg(path: string, size: FrameSize, take: TakeFrame): Promise<number> {
  const frameBytes = i420ByteLength(size);
  const options = ['-v', 'error', '-i', path, '-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-'];
  const child = spawn(ffmpegCommand(), options, {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', (error) => reject(undecodable(error)));
    child.on('close', (code) => (code === 0 ? resolve() : reject(undecodable(`code ${code}`))));
  });
  const frame = new Uint8Array(frameBytes);
  let filled = 0;
  let taken = 0;
  for await (const chunk of child.stdout as AsyncIterable<Buffer>) {
    for (let at = 0; at < chunk.length;) {
      const count = Math.min(frameBytes - filled, chunk.length - at);
      frame.set(chunk.subarray(at, at + count), filled);
      filled += count;
      at += count;
      if (filled < frameBytes) continue;
      take(planesOf(frame, size), taken);
      taken += 1;
      filled = 0;
    }
  }
  await ended;
  return taken;
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

function undecodable(cause: unknown): FilmError {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new FilmError('verificationFailed', `The finished film cannot be decoded: ${why}.`, {
    cause,
  });
}
