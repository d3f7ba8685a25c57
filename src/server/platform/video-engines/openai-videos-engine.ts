import { z } from 'zod';

import type { EngineSettings } from '#server/platform/video-engines/engine-settings.ts';
import {
  callServer,
  failureIn,
  messageOf,
  parseJson,
  submitToServer,
  type ModelServer,
  type ServerAnswer,
} from '#server/platform/video-engines/model-server.ts';
import {
  MaybeAccepted,
  type CallOptions,
  type ClipOrder,
  type OrderAttempt,
  type PollAnswer,
  type Recovery,
  type VideoEngine,
} from '#server/platform/video-engines/video-engine.ts';

const errorSchema = z.object({
  code: z.union([z.string(), z.number()]).optional(),
  message: z.string().optional(),
});

/** A job as vLLM-Omni, SGLang and LiteLLM tell it; SGLang leaves out the prompt, and codes of errors. */
const videoSchema = z.object({
  id: z.string().min(1),
  status: z.string(),
  progress: z.number().nullish(),
  prompt: z.string().nullish(),
  size: z.string().nullish(),
  seconds: z.union([z.string(), z.number()]).nullish(),
  created_at: z.number().nullish(),
  error: errorSchema.nullish(),
});
type Video = z.output<typeof videoSchema>;

const listSchema = z.object({ data: z.array(videoSchema), has_more: z.boolean().nullish() });

/** A server's clock may be behind ours, and it counts in whole seconds. */
const CLOCK_SKEW_SECONDS = 5;
/** Servers without a list say so; any other failure is the question's own. */
const NO_LIST: ReadonlySet<number> = new Set([404, 405, 501]);
const PAGE_SIZE = 100;
const PAGES_MAX = 10;

/**
 * The `/v1/videos` protocol. Its servers ignore idempotency keys; a lost answer is recovered by
 * listing the jobs and comparing prompt, size, length and time.
 */
export function openOpenAiVideosEngine(settings: EngineSettings): VideoEngine {
  const server: ModelServer = {
    root: settings.apiUrl,
    apiKey: settings.apiKey,
    headers: settings.apiKey === null ? {} : { authorization: `Bearer ${settings.apiKey}` },
  };
  const ask = (path: string, options: CallOptions) => callServer(server, path, options);

  return {
    async submit({ order, attemptId }, { signal }) {
      const { body, headers } = encodeOrder(settings, order);
      const answer = await submitToServer(server, '/videos', {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': attemptId },
        body,
        signal,
      });
      const video = videoSchema.safeParse(parseJson(answer.text));
      if (!video.success) throw new MaybeAccepted('The answer to the order names no job');
      return { handle: { id: video.data.id }, warnings: [] };
    },

    recover: (attempt, options) => recoverByList(attempt, async (path) => ask(path, options)),

    async poll({ id }, options) {
      const answer = await ask(`/videos/${encodeURIComponent(id)}`, options);
      if (answer.status === 404) return { state: 'lost' };
      const video = videoSchema.safeParse(successOf(server, answer));
      if (!video.success) throw new Error('The status of the clip could not be read');
      return pollAnswerOf(video.data, server);
    },

    async cancel({ id }, options) {
      await callServer(server, `/videos/${encodeURIComponent(id)}`, {
        method: 'DELETE',
        ...options,
      });
    },

    verifyCallback: async () => null,

    async check(options) {
      successOf(server, await ask('/videos?limit=1', options));
      return 'answers, and lists its jobs';
    },
  };
}

function encodeOrder(settings: EngineSettings, order: ClipOrder) {
  const { model, fps, negativePrompt, sound, extra } = settings;
  const fields: Record<string, unknown> = {
    model,
    prompt: order.prompt,
    seconds: String(order.seconds),
    size: sizeOf(order),
    seed: order.seed,
    ...(fps !== null && { fps }),
    ...(negativePrompt !== null && { negative_prompt: negativePrompt }),
    ...(sound === 'model' && { generate_sound: true }),
    ...extra,
  };
  if (settings.encoding === 'json') {
    return { body: JSON.stringify(fields), headers: { 'content-type': 'application/json' } };
  }
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    body.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return { body, headers: {} };
}

const sizeOf = ({ width, height }: ClipOrder) => `${width}x${height}`;

function pollAnswerOf(video: Video, { root, headers, apiKey }: ModelServer): PollAnswer {
  switch (video.status) {
    case 'completed': {
      const url = `${root}/videos/${encodeURIComponent(video.id)}/content`;
      return { state: 'done', output: { kind: 'address', url, headers } };
    }
    case 'failed': {
      const said = `${video.error?.code ?? ''} ${video.error?.message ?? ''}`.trim();
      const failure = failureIn(said) ?? 'model_error';
      return { state: 'failed', failure, detail: messageOf(said, apiKey), isBilled: true };
    }
    case 'cancelled':
    case 'canceled':
      return { state: 'failed', failure: 'cancelled_by_model', detail: '', isBilled: true };
    default:
      return { state: 'running', progress: progressOf(video) };
  }
}

function progressOf({ progress }: Video): number | null {
  return typeof progress === 'number' ? Math.min(1, Math.max(0, progress / 100)) : null;
}

type Ask = (path: string) => Promise<ServerAnswer>;

async function recoverByList(attempt: OrderAttempt, ask: Ask): Promise<Recovery> {
  const found: Video[] = [];
  let after: string | null = null;
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const cursor: string = after === null ? '' : `&after=${encodeURIComponent(after)}`;
    const answer = await ask(`/videos?limit=${PAGE_SIZE}&order=desc${cursor}`);
    if (NO_LIST.has(answer.status)) return 'unknown';
    if (answer.status !== 200) throw new Error(`The list of jobs answers ${answer.status}`);
    const list = listSchema.safeParse(parseJson(answer.text));
    if (!list.success) return 'unknown';
    found.push(...list.data.data.filter((video) => mayBeOrderOf(video, attempt)));
    after = list.data.data.at(-1)?.id ?? null;
    if (list.data.has_more !== true || after === null) {
      const isCertain = found.every(({ prompt }) => typeof prompt === 'string');
      return { found: found.map(({ id }) => ({ id })), isCertain };
    }
  }
  return 'unknown';
}

/** What a server does not tell speaks neither for nor against. */
function mayBeOrderOf(video: Video, { order, since }: OrderAttempt): boolean {
  const earliest = since.getTime() / 1000 - CLOCK_SKEW_SECONDS;
  return (
    (video.created_at ?? earliest) >= earliest &&
    (video.prompt ?? order.prompt) === order.prompt &&
    (video.size ?? sizeOf(order)) === sizeOf(order) &&
    Number(video.seconds ?? order.seconds) === order.seconds
  );
}

function successOf(server: ModelServer, { status, text }: ServerAnswer): unknown {
  if (status !== 200) throw new Error(`${status}: ${messageOf(text, server.apiKey)}`);
  return parseJson(text);
}
