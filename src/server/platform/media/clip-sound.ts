import { EncodedPacket, EncodedPacketSink, type InputAudioTrack } from 'mediabunny';

import { UnusableFileError } from './check-result.ts';
import { bytesOf, MICROSECONDS, type WebCodecs } from './clip-codecs.ts';
import { unreadCodec } from './clip-facts.ts';
import { isPcm, readPcm } from './pcm-sound.ts';

const SAMPLE_RATE = 48_000;
/** AAC-LC, two channels. */
const SOUND = { codec: 'mp4a.40.2', sampleRate: SAMPLE_RATE, numberOfChannels: 2 } as const;
const BITS_PER_SECOND = 160_000;
const SAMPLES_PER_PACKET = 1024;
/** Level of the centre channel of surround sound in each of two channels (ITU-R BS.775). */
const CENTRE = Math.SQRT1_2;

interface Stereo {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

export interface EncodedSound {
  readonly packets: readonly EncodedPacket[];
  readonly config: AudioDecoderConfig;
}

/** Decodes the sound of a clip and re-encodes it as stereo AAC. */
export async function reencodeSound(
  codecs: WebCodecs,
  track: InputAudioTrack,
): Promise<EncodedSound | null> {
  const config = await track.getDecoderConfig();
  if (!config)
    throw unreadCodec('sound', (await track.getCodec()) ?? (await track.getInternalCodecId()));
  const parts = isPcm(config.codec) ? await partsOfPcm(track) : await decode(codecs, track, config);
  const sound = {
    left: resampled(joined(parts.map(({ left }) => left)), config.sampleRate),
    right: resampled(joined(parts.map(({ right }) => right)), config.sampleRate),
  };
  return sound.left.length === 0 ? null : encode(codecs, sound);
}

async function partsOfPcm(track: InputAudioTrack): Promise<Stereo[]> {
  const parts: Stereo[] = [];
  for await (const channels of readPcm(track)) parts.push(stereoOf(channels));
  return parts;
}

async function decode(
  codecs: WebCodecs,
  track: InputAudioTrack,
  { codec, sampleRate, numberOfChannels, description }: AudioDecoderConfig,
): Promise<Stereo[]> {
  const parts: Stereo[] = [];
  const failures: Error[] = [];
  const decoder = new codecs.AudioDecoder({
    output: (data) => {
      const channels = Array.from({ length: Math.min(3, data.numberOfChannels) }, (_, channel) => {
        const samples = new Float32Array(data.numberOfFrames);
        data.copyTo(samples, { planeIndex: channel, format: 'f32-planar' });
        return samples;
      });
      parts.push(stereoOf(channels));
      data.close();
    },
    error: (error) => failures.push(error),
  });
  try {
    decoder.configure({
      codec,
      sampleRate,
      numberOfChannels,
      ...(description !== undefined && { description: bytesOf(description) }),
    });
    for await (const packet of new EncodedPacketSink(track).packets()) {
      decoder.decode(
        new codecs.EncodedAudioChunk({
          type: packet.type,
          timestamp: packet.microsecondTimestamp,
          duration: packet.microsecondDuration,
          data: packet.data,
        }),
      );
    }
    await decoder.flush();
  } catch (error) {
    failures.push(error as Error);
  } finally {
    if (decoder.state !== 'closed') decoder.close();
  }
  if (failures.length > 0) throw unreadCodec('sound', codec);
  return parts;
}

function stereoOf([first = new Float32Array(), second, centre]: readonly Float32Array[]): Stereo {
  if (!second) return { left: first, right: first };
  if (!centre) return { left: first, right: second };
  const mixed = (side: Float32Array) =>
    side.map((sample, index) => sample + CENTRE * (centre[index] ?? 0));
  return { left: mixed(first), right: mixed(second) };
}

async function encode(codecs: WebCodecs, { left, right }: Stereo): Promise<EncodedSound> {
  const packets: EncodedPacket[] = [];
  const seconds = SAMPLES_PER_PACKET / SAMPLE_RATE;
  let config: AudioDecoderConfig | null = null;
  const encoder = new codecs.AudioEncoder({
    output: (chunk, metadata) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      packets.push(new EncodedPacket(bytes, 'key', packets.length * seconds, seconds));
      const description = metadata?.decoderConfig?.description;
      if (description) config ??= { ...SOUND, description };
    },
    error: () => undefined,
  });
  encoder.configure({ ...SOUND, bitrate: BITS_PER_SECOND });
  for (let first = 0; first < left.length; first += SAMPLE_RATE) {
    const count = Math.min(SAMPLE_RATE, left.length - first);
    const planes = new Float32Array(count * 2);
    planes.set(left.subarray(first, first + count));
    planes.set(right.subarray(first, first + count), count);
    const data = new codecs.AudioData({
      data: planes,
      format: 'f32-planar',
      numberOfChannels: 2,
      numberOfFrames: count,
      sampleRate: SAMPLE_RATE,
      timestamp: Math.round((first / SAMPLE_RATE) * MICROSECONDS),
    });
    encoder.encode(data);
    data.close();
  }
  await encoder.flush();
  encoder.close();
  const written: AudioDecoderConfig | null = config;
  if (!written) throw new UnusableFileError('The sound of this clip could not be converted');
  return { packets, config: written };
}

function joined(parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/**
 * Linear interpolation: clips have 44.1 or 48 kHz, where its error is far below their own noise.
 */
function resampled(samples: Float32Array, rate: number): Float32Array {
  if (rate === SAMPLE_RATE) return samples;
  const ratio = rate / SAMPLE_RATE;
  return Float32Array.from({ length: Math.floor(samples.length / ratio) }, (_, index) => {
    const place = index * ratio;
    const below = samples[Math.floor(place)] ?? 0;
    const above = samples[Math.floor(place) + 1] ?? below;
    return below + (above - below) * (place % 1);
  });
}
