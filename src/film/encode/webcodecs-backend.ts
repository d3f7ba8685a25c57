import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import { readClipSound } from '#film/clips/read-clip-sound.ts';
import { FilmError } from '#film/film-error.ts';
import { writeDurably } from '#film/durable-file.ts';
import {
  AAC_PRIMING_SAMPLES,
  type EncoderBackend,
  type VideoFileEncoder,
  type VideoSettings,
} from '#film/encode/encoder-backend.ts';
import { SAMPLE_RATE_HZ, type StereoSound } from '#film/stereo-sound.ts';
import { framesBetweenFreeing, freeFrames } from '#film/free-frames.ts';
import { MICROSECONDS, type WebCodecs } from '#film/web-codecs.ts';

/** Frames that may wait inside the encoder: enough to keep it busy, few enough to stay small. */
const QUEUED_FRAMES_MAX = 4;
/** AAC-LC. */
const SOUND_FORMAT = {
  codec: 'mp4a.40.2',
  sampleRate: SAMPLE_RATE_HZ,
  numberOfChannels: 2,
} as const;

/** Loads the binding; null where its binary is missing for this platform. */
export async function loadWebCodecsBackend(): Promise<EncoderBackend | null> {
  let codecs: WebCodecs;
  try {
    codecs = await import('@napi-rs/webcodecs');
  } catch {
    return null;
  }
  return {
    id: 'webcodecs',
    videoFile: (path) => videoFile(codecs, path),
    async writeSoundFile(path, sound, bitsPerSecond) {
      const packets = await encodeSound(codecs, sound, bitsPerSecond);
      await writeDurably(path, await packSound(packets));
    },
    async readSoundFile(path) {
      const sound = await readClipSound(path);
      if (!sound) throw new FilmError('soundFailed', 'The sound file has no sound.');
      return {
        left: sound.left.subarray(AAC_PRIMING_SAMPLES),
        right: sound.right.subarray(AAC_PRIMING_SAMPLES),
      };
    },
  };
}

type DecoderConfig = ConstructorParameters<WebCodecs['VideoEncoder']>[0] extends {
  output: (chunk: never, metadata?: infer Metadata) => void;
}
  ? NonNullable<Metadata extends { decoderConfig?: infer Config } ? Config : never>
  : never;

interface RunningEncoder {
  readonly encoder: InstanceType<WebCodecs['VideoEncoder']>;
  readonly settings: VideoSettings;
  readonly packets: EncodedPacket[];
  decoderConfig: DecoderConfig | null;
  failure: Error | null;
  frameCount: number;
}

function videoFile(codecs: WebCodecs, path: string): VideoFileEncoder {
  let running: RunningEncoder | null = null;

  const requireRunning = (): RunningEncoder => {
    if (!running) throw new FilmError('encoderFailed', 'The video encoder is not started.');
    if (running.failure) throw encoderFailure(running.failure);
    return running;
  };

  return {
    async start(settings) {
      running = startEncoder(codecs, settings);
    },
    async encodeFrame(frame) {
      const state = requireRunning();
      encodeOne(codecs, state, frame);
      while (state.encoder.encodeQueueSize > QUEUED_FRAMES_MAX && !state.failure) await oneTick();
      if (state.frameCount % framesBetweenFreeing(frame.byteLength) === 0) {
        await freeFrames();
      }
    },
    async finish() {
      const state = requireRunning();
      await state.encoder.flush();
      state.encoder.close();
      running = null;
      if (state.failure) throw encoderFailure(state.failure);
      await writeDurably(path, await packVideo(state));
    },
    async abort() {
      if (running && running.encoder.state !== 'closed') running.encoder.close();
      running = null;
    },
  };
}

function startEncoder(codecs: WebCodecs, settings: VideoSettings): RunningEncoder {
  const { size, fps, bitsPerSecond } = settings;
  const encoder = new codecs.VideoEncoder({
    output(chunk, metadata) {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      const timestamp = Math.round((chunk.timestamp / MICROSECONDS) * fps) / fps;
      state.packets.push(new EncodedPacket(bytes, chunk.type, timestamp, 1 / fps));
      state.decoderConfig ??= metadata?.decoderConfig ?? null;
    },
    error(error) {
      state.failure = error;
    },
  });
  const state: RunningEncoder = {
    encoder,
    settings,
    packets: [],
    decoderConfig: null,
    failure: null,
    frameCount: 0,
  };
  encoder.configure({
    // The level is a placeholder: the encoder writes the one that the size and rate need.
    codec: 'avc1.640033',
    width: size.width,
    height: size.height,
    bitrate: bitsPerSecond,
    framerate: fps,
    bitrateMode: 'variable',
    latencyMode: 'quality',
    hardwareAcceleration: 'prefer-software',
    avc: { format: 'avc' },
  });
  return state;
}

function encodeOne(codecs: WebCodecs, state: RunningEncoder, bytes: Uint8Array): void {
  const { size, fps } = state.settings;
  const frame = new codecs.VideoFrame(bytes, {
    format: 'I420',
    codedWidth: size.width,
    codedHeight: size.height,
    timestamp: Math.round((state.frameCount / fps) * MICROSECONDS),
    duration: Math.round(MICROSECONDS / fps),
    colorSpace: { matrix: 'bt709', primaries: 'bt709', transfer: 'bt709', fullRange: false },
  });
  state.encoder.encode(frame, { keyFrame: state.frameCount === 0 });
  frame.close();
  state.frameCount += 1;
}

async function packVideo(state: RunningEncoder): Promise<Uint8Array> {
  if (!state.decoderConfig || state.packets.length !== state.frameCount) {
    throw new FilmError(
      'encoderFailed',
      `The video encoder gave ${state.packets.length} of ${state.frameCount} frames.`,
    );
  }
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const source = new EncodedVideoPacketSource('avc');
  output.addVideoTrack(source, { frameRate: state.settings.fps });
  await output.start();
  for (const packet of state.packets) {
    await source.add(packet, { decoderConfig: state.decoderConfig });
  }
  await output.finalize();
  return packed(target);
}

async function packSound(packets: readonly SoundPacket[]): Promise<Uint8Array> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const source = new EncodedAudioPacketSource('aac');
  output.addAudioTrack(source);
  await output.start();
  for (const [packet, decoderConfig] of packets) await source.add(packet, { decoderConfig });
  await output.finalize();
  return packed(target);
}

type SoundPacket = readonly [EncodedPacket, AudioDecoderConfig];

async function encodeSound(
  codecs: WebCodecs,
  sound: StereoSound,
  bitsPerSecond: number,
): Promise<SoundPacket[]> {
  const packets: EncodedPacket[] = [];
  let decoderConfig: AudioDecoderConfig | null = null;
  let failure: Error | null = null;
  const encoder = new codecs.AudioEncoder({
    output(chunk, metadata) {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      const seconds = AAC_PRIMING_SAMPLES / SAMPLE_RATE_HZ;
      packets.push(new EncodedPacket(bytes, 'key', packets.length * seconds, seconds));
      const description = metadata?.decoderConfig?.description;
      if (description) decoderConfig ??= { ...SOUND_FORMAT, description };
    },
    error(error) {
      failure = error;
    },
  });
  encoder.configure({ ...SOUND_FORMAT, bitrate: bitsPerSecond });
  feedSound(codecs, encoder, sound);
  await encoder.flush();
  encoder.close();
  if (failure) throw encoderFailure(failure);
  const config: AudioDecoderConfig | null = decoderConfig;
  if (!config) throw new FilmError('encoderFailed', 'The sound encoder gave no packets.');
  return packets.map((packet) => [packet, config]);
}

function feedSound(
  codecs: WebCodecs,
  encoder: InstanceType<WebCodecs['AudioEncoder']>,
  { left, right }: StereoSound,
): void {
  for (let first = 0; first < left.length; first += SAMPLE_RATE_HZ) {
    const count = Math.min(SAMPLE_RATE_HZ, left.length - first);
    const planes = new Float32Array(count * 2);
    planes.set(left.subarray(first, first + count));
    planes.set(right.subarray(first, first + count), count);
    const data = new codecs.AudioData({
      data: planes,
      format: 'f32-planar',
      numberOfChannels: 2,
      numberOfFrames: count,
      sampleRate: SAMPLE_RATE_HZ,
      timestamp: Math.round((first / SAMPLE_RATE_HZ) * MICROSECONDS),
    });
    encoder.encode(data);
    data.close();
  }
}

function packed(target: BufferTarget): Uint8Array {
  if (!target.buffer) throw new FilmError('encoderFailed', 'The packer gave no bytes.');
  return new Uint8Array(target.buffer);
}

function encoderFailure(cause: Error): FilmError {
  return new FilmError('encoderFailed', `The video encoder failed (${cause.message}).`, { cause });
}

function oneTick(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 1);
  });
}
