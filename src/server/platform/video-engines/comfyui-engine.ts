import { readFile } from 'node:fs/promises';

import { z } from 'zod';

import type { EngineSettings } from '#server/platform/video-engines/engine-settings.ts';
import {
  fillPlaceholders,
  placeholdersOf,
} from '#server/platform/video-engines/fill-placeholders.ts';
import {
  callServer,
  failureIn,
  messageOf,
  parseJson,
  submitToServer,
  type ModelServer,
} from '#server/platform/video-engines/model-server.ts';
import {
  MaybeAccepted,
  NotAccepted,
  type CallOptions,
  type Json,
  type OrderAttempt,
  type PollAnswer,
  type VideoEngine,
} from '#server/platform/video-engines/video-engine.ts';

const promptAnswerSchema = z.object({ prompt_id: z.string().min(1) });

/** `[number, prompt id, …]` */
const queueEntrySchema = z.tuple([z.number(), z.string()]).rest(z.unknown());
const queueSchema = z.object({
  queue_running: z.array(queueEntrySchema),
  queue_pending: z.array(queueEntrySchema),
});

const fileSchema = z.object({
  filename: z.string(),
  subfolder: z.string().default(''),
  type: z.string().default('output'),
});
const recordSchema = z.object({
  outputs: z.record(z.string(), z.record(z.string(), z.unknown())),
  status: z
    .object({ status_str: z.string(), messages: z.array(z.unknown()).default([]) })
    .optional(),
});
const historySchema = z.record(z.string(), recordSchema);

const IS_VIDEO = /\.(mp4|webm|mov|mkv)$/i;

/**
 * ComfyUI with the operator's own workflow. It takes an id of our choice and does not compare ids, so
 * a lost order is looked up in its queue and history before anything is sent again.
 */
export function openComfyUiEngine(settings: EngineSettings): VideoEngine {
  const server: ModelServer = {
    root: settings.apiUrl,
    apiKey: settings.apiKey,
    headers: settings.apiKey === null ? {} : { authorization: `Bearer ${settings.apiKey}` },
  };
  const ask = async (path: string, { signal }: CallOptions): Promise<unknown> => {
    const { status, text } = await callServer(server, path, { signal });
    if (status !== 200) throw new Error(`${status}: ${messageOf(text, settings.apiKey)}`);
    return parseJson(text);
  };
  const isQueued = async (id: string, options: CallOptions) => {
    const queue = queueSchema.parse(await ask('/queue', options));
    return [...queue.queue_running, ...queue.queue_pending].some(([, other]) => other === id);
  };
  const recordOf = async (id: string, options: CallOptions) => {
    const history = historySchema.parse(await ask(`/history/${encodeURIComponent(id)}`, options));
    return history[id] ?? null;
  };
  const post = (path: string, body: unknown, { signal }: CallOptions) =>
    callServer(server, path, { ...jsonBody(body), signal });

  return {
    async submit({ order, attemptId }, { signal }) {
      const workflow = await readWorkflow(settings);
      const prompt = fillPlaceholders(workflow, placeholdersOf(settings, order));
      const body = { prompt, client_id: attemptId, prompt_id: attemptId };
      const answer = await submitToServer(server, '/prompt', { ...jsonBody(body), signal });
      const accepted = promptAnswerSchema.safeParse(parseJson(answer.text));
      if (!accepted.success) throw new MaybeAccepted('The answer to the order names no prompt');
      return { handle: { id: accepted.data.prompt_id }, warnings: [] };
    },

    async recover({ attemptId }: OrderAttempt, options) {
      // The queue first: what leaves it meanwhile is then in the history.
      const isKnown =
        (await isQueued(attemptId, options)) || (await recordOf(attemptId, options)) !== null;
      return { found: isKnown ? [{ id: attemptId }] : [], isCertain: true };
    },

    async poll({ id }, options) {
      if (await isQueued(id, options)) return { state: 'running', progress: null };
      const record = await recordOf(id, options);
      return record ? answerOf(record, server) : { state: 'lost' };
    },

    async cancel({ id }, options) {
      await post('/queue', { delete: [id] }, options);
      await post('/interrupt', { prompt_id: id }, options);
    },

    verifyCallback: async () => null,

    async check(options) {
      await readWorkflow(settings);
      queueSchema.parse(await ask('/queue', options));
      return 'answers, and its workflow can be read';
    },
  };
}

function jsonBody(body: unknown) {
  const headers = { 'content-type': 'application/json' };
  return { method: 'POST', headers, body: JSON.stringify(body) } as const;
}

/** Read for each order, so that an operator can change it without a restart. */
async function readWorkflow({ workflowPath }: EngineSettings): Promise<Json> {
  try {
    return JSON.parse(await readFile(workflowPath ?? '', 'utf8')) as Json;
  } catch (error) {
    throw new NotAccepted('order_refused', `The workflow cannot be read: ${String(error)}`, false);
  }
}

type HistoryRecord = z.output<typeof recordSchema>;

function answerOf({ outputs, status }: HistoryRecord, server: ModelServer): PollAnswer {
  if (status?.status_str === 'error') {
    const said = JSON.stringify(status.messages.filter(isAboutTheEnd));
    const failure = said.includes('execution_interrupted')
      ? 'cancelled_by_model'
      : (failureIn(said) ?? 'model_error');
    return { state: 'failed', failure, detail: messageOf(said, server.apiKey), isBilled: true };
  }
  const file = Object.values(outputs).flatMap(filesOf).at(-1);
  if (!file) {
    return {
      state: 'failed',
      failure: 'no_file',
      detail: 'no video among outputs',
      isBilled: true,
    };
  }
  const url = `${server.root}/view?${new URLSearchParams(file).toString()}`;
  return { state: 'done', output: { kind: 'address', url, headers: server.headers } };
}

/** Nodes put files under `videos`, `gifs` or `images`, whatever they are. */
function filesOf(output: Record<string, unknown>) {
  return Object.values(output)
    .flatMap((value): unknown[] => (Array.isArray(value) ? value : []))
    .map((value) => fileSchema.safeParse(value))
    .flatMap(({ data }) => (data && IS_VIDEO.test(data.filename) ? [data] : []));
}

function isAboutTheEnd(message: unknown): boolean {
  return Array.isArray(message) && String(message[0]).match(/error|interrupted/) !== null;
}
