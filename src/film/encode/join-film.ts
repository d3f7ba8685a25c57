import { rm } from 'node:fs/promises';
import {
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  FilePathTarget,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import { FilmError } from '#film/film-error.ts';
import { partPathOf } from '#film/durable-file.ts';
import { AAC_PRIMING_SAMPLES } from '#film/encode/encoder-backend.ts';
import { SAMPLE_RATE_HZ } from '#film/stereo-sound.ts';
import { bytesOf } from '#film/web-codecs.ts';

export interface JoinParts {
  /** In order; together they are the whole picture. */
  readonly segmentPaths: readonly string[];
  readonly soundPath: string;
  readonly fps: number;
  readonly frameCount: number;
}

/**
 * Joins finished segments and the sound into one MP4 without encoding anything again; the index
 * stands before the media (fast start). Writes the part file of `path` and leaves it to the caller
 * to settle it under its name; after a failure nothing remains.
 */
export async function joinFilm(path: string, parts: JoinParts): Promise<void> {
  const partPath = partPathOf(path);
  const seconds = parts.frameCount / parts.fps;
  const soundPacketsMax = Math.ceil((seconds * SAMPLE_RATE_HZ) / AAC_PRIMING_SAMPLES) + 2;
  const output = new Output({
    // `reserve` keeps room for the index and streams the media: memory stays flat for long films.
    format: new Mp4OutputFormat({ fastStart: 'reserve' }),
    target: new FilePathTarget(partPath),
  });
  const video = new EncodedVideoPacketSource('avc');
  const sound = new EncodedAudioPacketSource('aac');
  output.addVideoTrack(video, { frameRate: parts.fps, maximumPacketCount: parts.frameCount });
  output.addAudioTrack(sound, { maximumPacketCount: soundPacketsMax });
  try {
    await output.start();
    await copyInterleaved(parts, { video, sound });
    await output.finalize();
  } catch (error) {
    if (output.state !== 'canceled') await output.cancel().catch(() => undefined);
    await rm(partPath, { force: true });
    throw error;
  }
}

interface Tracks {
  readonly video: EncodedVideoPacketSource;
  readonly sound: EncodedAudioPacketSource;
}

async function copyInterleaved(parts: JoinParts, { video, sound }: Tracks): Promise<void> {
  const soundPackets = readSound(parts.soundPath, parts.frameCount / parts.fps);
  let waiting = await soundPackets.next();
  let frameIndex = 0;
  for await (const { packet, decoderConfig } of readSegments(parts.segmentPaths)) {
    const timestamp = frameIndex / parts.fps;
    while (!waiting.done && waiting.value.packet.timestamp <= timestamp) {
      await sound.add(waiting.value.packet, { decoderConfig: waiting.value.decoderConfig });
      waiting = await soundPackets.next();
    }
    await video.add(packet.clone({ timestamp, duration: 1 / parts.fps }), { decoderConfig });
    frameIndex += 1;
  }
  for (; !waiting.done; waiting = await soundPackets.next()) {
    await sound.add(waiting.value.packet, { decoderConfig: waiting.value.decoderConfig });
  }
  if (frameIndex !== parts.frameCount) {
    throw new FilmError('encoderFailed', `The segments hold ${frameIndex} frames.`);
  }
}

async function* readSegments(paths: readonly string[]) {
  let firstDescription: string | null = null;
  for (const path of paths) {
    using input = new Input({ source: new FilePathSource(path), formats: [MP4] });
    const track = await input.getPrimaryVideoTrack();
    const decoderConfig = await track?.getDecoderConfig();
    if (!track || !decoderConfig) throw new FilmError('encoderFailed', 'A segment has no picture.');
    const description = describe(decoderConfig);
    firstDescription ??= description;
    if (description !== firstDescription) {
      throw new FilmError('encoderFailed', 'The segments were not encoded alike.');
    }
    for await (const packet of new EncodedPacketSink(track).packets()) {
      yield { packet, decoderConfig };
    }
  }
}

/** The sound's packets, moved back by the encoder's delay and cut at the film's last frame. */
async function* readSound(path: string, seconds: number) {
  using input = new Input({ source: new FilePathSource(path), formats: [MP4] });
  const track = await input.getPrimaryAudioTrack();
  const decoderConfig = await track?.getDecoderConfig();
  if (!track || !decoderConfig) throw new FilmError('soundFailed', 'The sound file has no sound.');
  const packetSeconds = AAC_PRIMING_SAMPLES / SAMPLE_RATE_HZ;
  let index = 0;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    const timestamp = (index - 1) * packetSeconds;
    index += 1;
    if (timestamp >= seconds - 1 / SAMPLE_RATE_HZ) return;
    const duration = Math.min(packetSeconds, seconds - timestamp);
    yield { packet: new EncodedPacket(packet.data, 'key', timestamp, duration), decoderConfig };
  }
}

function describe(config: VideoDecoderConfig): string {
  const { description } = config;
  return description ? Buffer.from(bytesOf(description)).toString('hex') : '';
}
