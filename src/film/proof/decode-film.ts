import { spawn } from 'node:child_process';
import { env } from 'node:process';
import type * as WebCodecsModule from '@napi-rs/webcodecs';
import { EncodedPacketSink, FilePathSource, Input, MP4 } from 'mediabunny';
import { FilmError } from '#film/film-error.ts';
import { framesBetweenFreeing, freeFrames } from '#film/encode/free-frames.ts';
import type { FrameSize } from '#film/frame-size.ts';
import { planesOf, type Plane, type Planes } from '#film/picture/planes.ts';

type WebCodecs = typeof WebCodecsModule;
type VideoFrame = InstanceType<WebCodecs['VideoFrame']>;

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

async function decodeHere(
  codecs: WebCodecs,
  path: string,
  { size, take }: Taking,
): Promise<number> {
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
  const { description } = config;
  decoder.configure({
    codec: config.codec,
    ...(description && { description: bytesOf(description) }),
    hardwareAcceleration: 'prefer-software',
  });
  let buffer = new Uint8Array();
  let taken = 0;
  const takeAll = async () => {
    for (let frame = frames.shift(); frame; frame = frames.shift()) {
      const bytes = frame.allocationSize({ format: 'I420' });
      if (buffer.length !== bytes) buffer = new Uint8Array(bytes);
      const layouts = await frame.copyTo(buffer, { format: 'I420' });
      frame.close();
      take(planesIn(buffer, layouts, size), taken);
      taken += 1;
      if (taken % framesBetweenFreeing(bytes) === 0) await freeFrames();
    }
    if (failures.length > 0) throw undecodable(failures[0]);
  };
  try {
    for await (const packet of new EncodedPacketSink(track).packets()) {
      decoder.decode(
        new codecs.EncodedVideoChunk({
          type: packet.type,
          timestamp: packet.microsecondTimestamp,
          duration: packet.microsecondDuration,
          data: packet.data,
        }),
      );
      while (decoder.decodeQueueSize > INSIDE_MAX && failures.length === 0) await nextTurn();
      await takeAll();
    }
    await decoder.flush();
    await takeAll();
  } finally {
    for (const frame of frames) frame.close();
    if (decoder.state !== 'closed') decoder.close();
  }
  return taken;
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
  const { width, height } = size;
  const frameBytes = (width * height * 3) / 2;
  const options = ['-v', 'error', '-i', path, '-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-'];
  const child = spawn(env['FFMPEG_PATH'] ?? 'ffmpeg', options, {
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

function bytesOf(source: NonNullable<VideoDecoderConfig['description']>): Uint8Array {
  return ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source);
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
