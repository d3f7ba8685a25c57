import { setTimeout as delay } from 'node:timers/promises';

import type { Voice } from '#film/narration/narration.ts';
import { readWave } from '#film/narration/wave-sound.ts';

/** A speech model behind an OpenAI-compatible address. */
export interface SpeechSettings {
  /** Up to and with the version, for instance `https://speech.example/v1`. */
  readonly url: string;
  readonly key: string | null;
  readonly model: string;
  /** The speaker's name, as the model calls it; null leaves it to the server. */
  readonly voice: string | null;
}

const TIMEOUT_MS = 30_000;
const CALLS_MAX = 3;
const RETRY_DELAY_MS = 500;
const PASSING: ReadonlySet<number> = new Set([408, 409, 429, 500, 502, 503, 504]);
const SAID_CHARACTERS = 300;

/** Speaks every language that the model does. */
export function openRemoteVoice(settings: SpeechSettings): Voice {
  const { model, voice } = settings;
  return {
    id: `${model}/${voice ?? ''}`,
    speaks: () => true,
    async speak(text, { pace }) {
      // No voice of our own choice: another house's model would refuse its name.
      const named = voice === null ? {} : { voice };
      const body = { model, input: text, speed: pace, response_format: 'wav', ...named };
      return readWave(await callSpeech(settings, body));
    },
    close: async () => undefined,
  };
}

async function callSpeech(settings: SpeechSettings, body: object): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  for (let call = 1; ; call += 1) {
    try {
      return await speechOf(settings, body, signal);
    } catch (error) {
      const isFinal = error instanceof SpeechRefused && !PASSING.has(error.status);
      if (call === CALLS_MAX || isFinal || signal.aborted) throw error;
      await delay(RETRY_DELAY_MS * call, undefined, { signal });
    }
  }
}

class SpeechRefused extends Error {
  readonly status: number;

  constructor(status: number, said: string) {
    super(`The speech model answers ${status}: ${said}`);
    this.name = 'SpeechRefused';
    this.status = status;
  }
}

async function speechOf(
  { url, key }: SpeechSettings,
  body: object,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const answer = await fetch(`${url.replace(/\/$/, '')}/audio/speech`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key !== null && { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify(body),
    signal,
  });
  if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
  throw new SpeechRefused(answer.status, (await answer.text()).slice(0, SAID_CHARACTERS));
}
