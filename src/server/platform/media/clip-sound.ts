import { EncodedPacket, type InputAudioTrack } from 'mediabunny';

import { decodeSound } from '#film/clips/decode-sound.ts';
import { FilmError } from '#film/film-error.ts';
import { SAMPLE_RATE_HZ, type StereoSound } from '#film/stereo-sound.ts';
import { MICROSECONDS, type WebCodecs } from '#film/web-codecs.ts';
import { UnusableFileError } from './check-result.ts';
import { unreadCodec } from './clip-facts.ts';

/** AAC-LC, two channels. */
const SOUND = { codec: 'mp4a.40.2', sampleRate: SAMPLE_RATE_HZ, numberOfChannels: 2 } as const;
const BITS_PER_SECOND = 160_000;
const SAMPLES_PER_PACKET = 1024;

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
  const sound = await decodeSound(codecs, track, config).catch((error: unknown) => {
    throw error instanceof FilmError ? unreadCodec('sound', config.codec) : error;
  });
  return sound.left.length === 0 ? null : encode(codecs, sound);
}

async function encode(codecs: WebCodecs, { left, right }: StereoSound): Promise<EncodedSound> {
  const packets: EncodedPacket[] = [];
  const seconds = SAMPLES_PER_PACKET / SAMPLE_RATE_HZ;
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
  await encoder.flush();
  encoder.close();
  const written: AudioDecoderConfig | null = config;
  if (!written) throw new UnusableFileError('The sound of this clip could not be converted');
  return { packets, config: written };
}
