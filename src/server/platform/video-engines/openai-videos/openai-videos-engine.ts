import { z } from 'zod';

import { requireUsableImages } from '#server/platform/video-engines/clip-images.ts';
import type { EngineSettings } from '#server/platform/video-engines/engine-settings.ts';
import { familyOfModel } from '#server/platform/video-engines/model-families.ts';
import {
  callServer,
  messageOf,
  parseJson,
  submitToServer,
  type ModelServer,
} from '#server/platform/video-engines/model-server.ts';
import {
  isStoppedBy,
  pollResultOf,
  videoJobSchema,
} from '#server/platform/video-engines/openai-videos/openai-videos-job.ts';
import {
  encodeVideoOrder,
  shapeOf,
} from '#server/platform/video-engines/openai-videos/openai-videos-order.ts';
import {
  hasNoList,
  LIST_PATH,
  recoverByList,
} from '#server/platform/video-engines/openai-videos/openai-videos-recovery.ts';
import {
  MaybeAccepted,
  type CallOptions,
  type ClipHandle,
  type VideoEngine,
} from '#server/platform/video-engines/video-engine.ts';

const modelsSchema = z.object({ data: z.array(z.object({ id: z.string() })) });

/** The start picture is the only kind that all these servers support. */
const IMAGES = { frames: 'start', references: false } as const;

/**
 * The `/v1/videos` protocol. Its servers ignore idempotency keys, so a lost response is recovered
 * by listing the jobs and comparing prompt, size, length and time.
 */
export function openOpenAiVideosEngine(settings: EngineSettings): VideoEngine {
  const server: ModelServer = {
    root: settings.apiUrl,
    apiKey: settings.apiKey,
    headers: settings.apiKey === null ? {} : { authorization: `Bearer ${settings.apiKey}` },
  };
  const ask = (path: string, { signal }: CallOptions) => callServer(server, path, { signal });
  const remove = ({ id }: ClipHandle, { signal }: CallOptions) =>
    callServer(server, jobPath(id), { method: 'DELETE', signal });

  return {
    imageSupport: async () => IMAGES,

    async submit({ order, attemptId }, { signal }) {
      requireUsableImages(order.images, IMAGES);
      const { body, headers } = encodeVideoOrder(settings, order);
      const response = await submitToServer(server, '/videos', {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': attemptId },
        body,
        signal,
      });
      const job = videoJobSchema.safeParse(parseJson(response.text));
      if (!job.success) throw new MaybeAccepted('The answer to the order names no job');
      return { handle: { id: job.data.id }, warnings: [] };
    },

    recover: (attempt, options) =>
      recoverByList(attempt, shapeOf(attempt.order), async (path) => ask(path, options)),

    poll: async ({ id }, options) => pollResultOf(id, await ask(jobPath(id), options), server),

    cancel: async (handle, options) =>
      isStoppedBy(await remove(handle, options)) ? 'stopped' : 'goes_on',

    discard: async (handle, options) => void (await remove(handle, options)),

    verifyCallback: async () => null,

    check: (options) => checkServer(settings, server, options),
  };
}

const jobPath = (id: string) => `/videos/${encodeURIComponent(id)}`;

async function checkServer(
  settings: EngineSettings,
  server: ModelServer,
  { signal }: CallOptions,
): Promise<string> {
  const models = await callServer(server, '/models', { signal });
  const served = modelsSchema.safeParse(parseJson(models.text)).data?.data.map(({ id }) => id);
  if (served) requireServed(settings, served);
  const list = await callServer(server, `${LIST_PATH}?limit=1`, { signal });
  const canList = !hasNoList(list);
  if (canList && list.status !== 200) {
    throw new Error(`${list.status}: ${messageOf(list.text, server.apiKey)}`);
  }
  const name = settings.model || served?.join(', ');
  return [
    name === undefined ? 'answers' : `answers for ${name}`,
    canList ? 'and lists its jobs' : 'but cannot list its jobs, so a lost answer stays unsettled',
    ...adviceFor(settings, served ?? []),
  ].join(', ');
}

/** Servers compare the model of an order with the one they serve, and refuse others with 400. */
function requireServed({ model }: EngineSettings, served: readonly string[]): void {
  if (model === '' || served.length === 0 || served.includes(model)) return;
  throw new Error(
    `the server has no model "${model}" but "${served.join('", "')}": write that as "model", or leave "model" out`,
  );
}

function adviceFor({ fps, family }: EngineSettings, served: readonly string[]): string[] {
  const known = served.length === 1 ? familyOfModel(served[0] ?? '') : null;
  if (!known || family || fps === known.fps) return [];
  return [`made for ${known.fps} frames a second: add "family": "${known.id}"`];
}
