import { EncodedPacketSink } from 'mediabunny';
import { loadCodecs } from '#film/clips/load-codecs.ts';
import { openClipFile } from '#film/clips/open-clip-file.ts';
import { SAMPLE_RATE_HZ, type StereoSound } from '#film/stereo-sound.ts';
import { bytesOf } from '#film/web-codecs.ts';

/** The sound of a video file at the film's sample rate; null where it has none. */
export async function readClipSound(path: string): Promise<StereoSound | null> {
  const codecs = await loadCodecs();
  using input = openClipFile(path);
  const track = await input.getPrimaryAudioTrack();
  const config = await track?.getDecoderConfig();
  if (!track || !config) return null;
  const parts: { left: Float32Array; right: Float32Array }[] = [];
  let failure: Error | null = null;
  const decoder = new codecs.AudioDecoder({
    output(data) {
      const left = planeOf(data, 0);
      parts.push({ left, right: data.numberOfChannels > 1 ? planeOf(data, 1) : left });
      data.close();
    },
    error: (error) => {
      failure = error;
    },
  });
  const { codec, sampleRate, numberOfChannels, description } = config;
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
  decoder.close();
  if (failure || parts.length === 0) return null;
  return {
    left: resampled(joined(parts.map((part) => part.left)), sampleRate),
    right: resampled(joined(parts.map((part) => part.right)), sampleRate),
  };
}

interface DecodedSound {
  readonly numberOfFrames: number;
  copyTo(into: Float32Array, options: { planeIndex: number; format: 'f32-planar' }): unknown;
}

function planeOf(data: DecodedSound, planeIndex: number): Float32Array {
  const plane = new Float32Array(data.numberOfFrames);
  data.copyTo(plane, { planeIndex, format: 'f32-planar' });
  return plane;
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

/** Linear: models deliver 44.1 or 48 kHz, where its error is far below their own noise. */
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
