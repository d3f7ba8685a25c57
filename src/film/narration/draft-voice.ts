import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FromDraftVoice, ToDraftVoice } from '#film/narration/draft-voice-thread.ts';
import { englishAsSpoken } from '#film/narration/english-speech.ts';
import type { Voice } from '#film/narration/narration.ts';
import { readWave } from '#film/narration/wave-sound.ts';

/** A sentence takes a fifth of a second; a machine that is busy with films takes far longer. */
const TIMEOUT_MS = 60_000;
/** Node's WASI says at each start that it is experimental; nobody here can do anything about it. */
const QUIET = ['--disable-warning=ExperimentalWarning'];

/** A synthesizer inside this package: no key, no network, English only, and it sounds like one. */
export function openDraftVoice(): Voice {
  const thread = new Worker(new URL('draft-voice-thread.ts', import.meta.url), { execArgv: QUIET });
  thread.unref();
  let turn: Promise<unknown> = Promise.resolve();

  async function ask(message: ToDraftVoice): Promise<Float32Array> {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    thread.postMessage(message);
    const [answer] = (await once(thread, 'message', {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })) as [FromDraftVoice];
    if ('message' in answer) throw new Error(answer.message);
    return readWave(answer.wave);
  }

  return {
    id: 'draft',
    speaks: (language) => language === 'en',
    speak(text, { pace }) {
      const spoken = turn.then(() => ask({ text: englishAsSpoken(text), pace }));
      turn = spoken.catch(() => undefined);
      return spoken;
    },
    close: async () => {
      await thread.terminate();
    },
  };
}
