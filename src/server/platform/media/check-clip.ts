import { open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import sharp from 'sharp';

import { decodeClip, type TimedFrame } from '#film/clips/decode-clip.ts';
import { loadCodecs } from '#film/clips/load-codecs.ts';
import { openClipFile } from '#film/clips/open-clip-file.ts';
import { FilmError } from '#film/film-error.ts';
import type { VideoFrame, WebCodecs } from '#film/web-codecs.ts';
import { PREVIEW_FILE, writePreview } from './check-image.ts';
import { UnusableFileError, type CheckResult, type FileToCheck } from './check-result.ts';
import { planClip, type ClipPlan } from './clip-facts.ts';
import { reencodeSound, type EncodedSound } from './clip-sound.ts';
import { declaredSourceType, formerCredentials } from './declared-origin.ts';
import { openClipEncoder } from './encode-clip.ts';
import { colorsOf } from './frame-colors.ts';
import { i420Of, pixelsOf, type Pixels } from './frame-pixels.ts';

const MAIN_FILE = 'clip.mp4';
/** Containers store metadata before or after the media data. */
const METADATA_BYTES = 4 * 1024 * 1024;
/** Position of the preview frame in the clip. */
const PREVIEW_AT = 1 / 3;

/**
 * Reads a clip and re-encodes it: upright, at a constant frame rate, in BT.709, as H.264 and AAC,
 * without metadata. Later stages need not know its original format.
 */
export async function checkClip(file: FileToCheck): Promise<CheckResult> {
  const { path, folder } = file;
  const codecs = await loadCodecs().catch(() => {
    throw new UnusableFileError(NO_CODECS);
  });
  using input = openClipFile(path);
  const plan = await planClip(input).catch((error: unknown) => {
    throw error instanceof UnusableFileError ? error : new UnusableFileError(UNREADABLE);
  });
  const origin = { ...(await sourceTypeOf(path)), ...(await formerCredentials(file)) };
  const soundTrack = await input.getPrimaryAudioTrack();
  const sound = soundTrack && (await reencodeSound(codecs, soundTrack));
  const picture = await reencodePicture(codecs, plan, folder);
  await writeFile(join(folder, MAIN_FILE), await pack(picture, sound, plan.framesPerSecond));
  const { width, height, framesPerSecond } = plan;
  const seconds = picture.packets.length / framesPerSecond;
  const facts = {
    width,
    height,
    framesPerSecond,
    seconds,
    hasSound: sound !== null,
    ...origin,
  };
  return { kind: 'ready', facts, main: MAIN_FILE, preview: PREVIEW_FILE };
}

const NO_CODECS = 'Clips cannot be read on this installation. Please ask its operator';
const UNREADABLE = 'This clip could not be read: it seems to be damaged. Please export it again.';
const UNDECODED = 'The video of this clip could not be decoded. Please export it again.';

async function reencodePicture(codecs: WebCodecs, plan: ClipPlan, folder: string) {
  const { framesPerSecond, seconds } = plan;
  const frameCount = Math.max(1, Math.round(seconds * framesPerSecond));
  const previewAt = Math.floor(frameCount * PREVIEW_AT);
  const encoder = openClipEncoder(codecs, plan);
  let written = 0;
  /** Repeats a frame until the next one starts. */
  const writeUntil = async (pixels: Pixels, end: number) => {
    const planes = i420Of(pixels);
    while (written < frameCount && written / framesPerSecond < end) {
      if (written === previewAt) await writeStill(pixels, folder);
      await encoder.encode(planes);
      written += 1;
    }
  };
  let shown: Pixels | null = null;
  for await (const { frame, at } of framesOf(codecs, plan)) {
    try {
      // Frames that are dropped need not be converted, except the first one.
      if (shown && at > written / framesPerSecond) await writeUntil(shown, at);
      if (written < frameCount) shown = await uprightPixels(frame, plan);
    } finally {
      frame.close();
    }
  }
  if (!shown) throw new UnusableFileError(UNDECODED);
  await writeUntil(shown, Number.POSITIVE_INFINITY);
  return encoder.finish();
}

/** Yields the frames in presentation order, timed from the first one. The caller closes each. */
async function* framesOf(
  codecs: WebCodecs,
  { track, config, start }: ClipPlan,
): AsyncGenerator<TimedFrame> {
  const decoding = decodeClip(codecs, config, new EncodedPacketSink(track).packets());
  try {
    for (let timed = await decoding.next(); timed; timed = await decoding.next()) {
      yield { ...timed, at: timed.at - start };
    }
  } catch (error) {
    throw error instanceof FilmError ? new UnusableFileError(UNDECODED) : error;
  } finally {
    decoding.close();
  }
}

async function uprightPixels(frame: VideoFrame, plan: ClipPlan): Promise<Pixels> {
  const { track, rotation, width, height } = plan;
  const pixels = await pixelsOf(frame, colorsOf(frame, await track.getColorSpace()));
  if (rotation === 0 && pixels.width === width && pixels.height === height) return pixels;
  const { width: rawWidth, height: rawHeight } = pixels;
  const rgb = await sharp(pixels.rgb, { raw: { width: rawWidth, height: rawHeight, channels: 3 } })
    .rotate(rotation)
    .resize({ width, height, fit: 'fill', kernel: 'lanczos2' })
    .raw()
    .toBuffer();
  return { width, height, rgb };
}

async function writeStill({ width, height, rgb }: Pixels, folder: string): Promise<void> {
  const png = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  await writePreview(png, folder);
}

async function pack(
  { packets, config }: Awaited<ReturnType<typeof reencodePicture>>,
  sound: EncodedSound | null,
  frameRate: number,
): Promise<Uint8Array> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const video = new EncodedVideoPacketSource('avc');
  const audio = new EncodedAudioPacketSource('aac');
  output.addVideoTrack(video, { frameRate });
  if (sound) output.addAudioTrack(audio);
  await output.start();
  for (const packet of packets) await video.add(packet, { decoderConfig: config });
  if (sound) {
    for (const packet of sound.packets) {
      await audio.add(packet, { decoderConfig: sound.config });
    }
  }
  await output.finalize();
  if (!target.buffer) throw new UnusableFileError('This clip could not be converted');
  return new Uint8Array(target.buffer);
}

/** Reads both ends of the file. */
async function sourceTypeOf(path: string) {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const head = Buffer.alloc(Math.min(size, METADATA_BYTES));
    const tail = Buffer.alloc(Math.min(size, METADATA_BYTES));
    await file.read(head, 0, head.length, 0);
    await file.read(tail, 0, tail.length, size - tail.length);
    return declaredSourceType(Buffer.concat([head, tail]));
  } finally {
    await file.close();
  }
}
