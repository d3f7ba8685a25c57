import {
  AudioSampleSink,
  EncodedPacketSink,
  PCM_AUDIO_CODECS,
  type InputAudioTrack,
} from 'mediabunny';
import { FilmError } from '#film/film-error.ts';
import { SAMPLE_RATE_HZ, type StereoSound } from '#film/stereo-sound.ts';
import { bytesOf, type WebCodecs } from '#film/web-codecs.ts';

/** Left, right and centre. */
const CHANNELS_MAX = 3;
/** Level of the centre channel of surround sound in each of two channels (ITU-R BS.775). */
const CENTRE = Math.SQRT1_2;

const UNCOMPRESSED: readonly string[] = PCM_AUDIO_CODECS;

/**
 * Decodes a sound track to two channels at the film's sample rate; both are empty where it holds no
 * samples. Rejects with a FilmError where it cannot be decoded.
 */
export async function decodeSound(
  codecs: WebCodecs,
  track: InputAudioTrack,
  config: AudioDecoderConfig,
): Promise<StereoSound> {
  const parts = UNCOMPRESSED.includes(config.codec)
    ? await readSamples(track)
    : await decodePackets(codecs, track, config);
  const { sampleRate } = config;
  return {
    left: resampled(joined(parts.map(({ left }) => left)), sampleRate),
    right: resampled(joined(parts.map(({ right }) => right)), sampleRate),
  };
}

/** `@napi-rs/webcodecs` 1.3.1 crashes the process when it converts uncompressed samples. */
async function readSamples(track: InputAudioTrack): Promise<StereoSound[]> {
  const parts: StereoSound[] = [];
  for await (const sample of new AudioSampleSink(track).samples()) {
    parts.push(stereoOf(sample));
    sample.close();
  }
  return parts;
}

async function decodePackets(
  codecs: WebCodecs,
  track: InputAudioTrack,
  { codec, sampleRate, numberOfChannels, description }: AudioDecoderConfig,
): Promise<StereoSound[]> {
  const parts: StereoSound[] = [];
  const failures: unknown[] = [];
  const decoder = new codecs.AudioDecoder({
    output: (data) => {
      parts.push(stereoOf(data));
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
    failures.push(error);
  } finally {
    if (decoder.state !== 'closed') decoder.close();
  }
  const [cause] = failures;
  if (cause === undefined) return parts;
  throw new FilmError('soundFailed', 'The sound of a clip cannot be decoded.', { cause });
}

interface Samples {
  readonly numberOfChannels: number;
  readonly numberOfFrames: number;
  copyTo(into: Float32Array, options: { planeIndex: number; format: 'f32-planar' }): unknown;
}

function stereoOf(samples: Samples): StereoSound {
  const { numberOfChannels, numberOfFrames } = samples;
  const count = Math.min(CHANNELS_MAX, numberOfChannels);
  const planes = Array.from({ length: count }, (_, planeIndex) => {
    const plane = new Float32Array(numberOfFrames);
    samples.copyTo(plane, { planeIndex, format: 'f32-planar' });
    return plane;
  });
  const [left = new Float32Array(), right = left, centre] = planes;
  if (!centre) return { left, right };
  const mixed = (side: Float32Array) =>
    side.map((sample, index) => sample + CENTRE * (centre[index] ?? 0));
  return { left: mixed(left), right: mixed(right) };
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

/** Linear: clips have 44.1 or 48 kHz, where its error is far below their own noise. */
function resampled(samples: Float32Array, rate: number): Float32Array {
  if (rate === SAMPLE_RATE_HZ) return samples;
  const ratio = rate / SAMPLE_RATE_HZ;
  return Float32Array.from({ length: Math.floor(samples.length / ratio) }, (_, index) => {
    const place = index * ratio;
    const below = samples[Math.floor(place)] ?? 0;
    const above = samples[Math.floor(place) + 1] ?? below;
    return below + (above - below) * (place % 1);
  });
}
