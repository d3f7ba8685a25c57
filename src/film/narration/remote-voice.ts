import type { Voice } from '#film/narration/narration.ts';
import { readWave } from '#film/narration/wave-sound.ts';

/** A speech model behind an OpenAI-compatible address. */
export interface SpeechSettings {
  /** Up to and with the version, for instance `https://speech.example/v1`. */
  readonly url: string;
  readonly key: string | null;
  readonly model: string;
  /** The speaker's name, as the model calls it. */
  readonly voice: string | null;
}

const TIMEOUT_MS = 30_000;
const RETRIES_MAX = 2;

/** Speaks every language that the model does. The SDK is loaded with the first sentence. */
export function openRemoteVoice({ url, key, model, voice }: SpeechSettings): Voice {
  return {
    id: `${model}/${voice ?? ''}`,
    speaks: () => true,
    async speak(text, { pace }) {
      const [{ generateSpeech }, { createOpenAI }] = await Promise.all([
        import('ai'),
        import('@ai-sdk/openai'),
      ]);
      const provider = createOpenAI({ baseURL: url, apiKey: key ?? 'none', name: 'speech' });
      const { audio } = await generateSpeech({
        model: provider.speech(model),
        text,
        speed: pace,
        outputFormat: 'wav',
        maxRetries: RETRIES_MAX,
        abortSignal: AbortSignal.timeout(TIMEOUT_MS),
        ...(voice !== null && { voice }),
      });
      return readWave(audio.uint8Array);
    },
    close: async () => undefined,
  };
}
