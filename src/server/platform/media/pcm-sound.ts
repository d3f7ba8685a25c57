import { AudioSampleSink, PCM_AUDIO_CODECS, type InputAudioTrack } from 'mediabunny';

const CODECS: readonly string[] = PCM_AUDIO_CODECS;

export function isPcm(codec: string): boolean {
  return CODECS.includes(codec);
}

/**
 * Reads uncompressed sound in chunks, each with its first three channels. `@napi-rs/webcodecs`
 * 1.3.1 crashes the process when it converts such samples.
 */
export async function* readPcm(track: InputAudioTrack): AsyncGenerator<Float32Array[]> {
  for await (const sample of new AudioSampleSink(track).samples()) {
    const { numberOfChannels, numberOfFrames } = sample;
    yield Array.from({ length: Math.min(3, numberOfChannels) }, (_, planeIndex) => {
      const samples = new Float32Array(numberOfFrames);
      sample.copyTo(samples, { planeIndex, format: 'f32-planar' });
      return samples;
    });
    sample.close();
  }
}
