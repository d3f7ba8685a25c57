import { z } from 'zod';

import type { EngineSettings } from '#server/platform/video-engines/engine-settings.ts';
import { verifyFalCallback } from '#server/platform/video-engines/fal/fal-callback.ts';
import { requireUsableImages } from '#server/platform/video-engines/clip-images.ts';
import { falFieldsOf, falImagesOf, pathOf } from '#server/platform/video-engines/fal/fal-order.ts';
import {
  callServer,
  failureIn,
  isRecord,
  messageOf,
  parseJson,
  submitToServer,
  type ModelServer,
  type ModelServerResponse,
} from '#server/platform/video-engines/model-server.ts';
import {
  MaybeAccepted,
  type ClipHandle,
  type ClipUsage,
  type PollResult,
  type VideoEngine,
} from '#server/platform/video-engines/video-engine.ts';

const acceptedSchema = z.object({
  request_id: z.string().min(1),
  status_url: z.url(),
  response_url: z.url(),
  cancel_url: z.url(),
});
const statusSchema = z.object({
  status: z.enum(['IN_QUEUE', 'IN_PROGRESS', 'COMPLETED']),
  error: z.string().nullish(),
  queue_position: z.number().nullish(),
  metrics: z.object({ inference_time: z.number().nullish() }).nullish(),
});

const addressesSchema = z.object({ status: z.url(), result: z.url(), cancel: z.url() });

const NO_REQUEST = '00000000-0000-0000-0000-000000000000';
const TRANSIENT = new Set([401, 403, 408, 425, 429]);

/**
 * fal's queue API, called directly, because the AI SDK's client treats a failed query as a failed
 * clip. A lost response can only be recovered by a callback, which contains the request's id.
 */
export function openFalEngine(settings: EngineSettings): VideoEngine {
  const server: ModelServer = {
    root: settings.apiUrl,
    apiKey: settings.apiKey,
    headers: { authorization: `Key ${settings.apiKey ?? ''}` },
  };

  return {
    imageSupport: async () => falImagesOf(settings),

    async submit({ order }, { callbackUrl, signal }) {
      requireUsableImages(order.images, falImagesOf(settings));
      const query = callbackUrl === null ? '' : `?fal_webhook=${encodeURIComponent(callbackUrl)}`;
      const response = await submitToServer(server, `/${pathOf(settings, order)}${query}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(falFieldsOf(settings, order)),
        signal,
      });
      const accepted = acceptedSchema.safeParse(parseJson(response.text));
      if (!accepted.success) throw new MaybeAccepted('The answer to the order names no request');
      const { request_id: id, status_url: status, response_url: result } = accepted.data;
      return { handle: { id, status, result, cancel: accepted.data.cancel_url }, warnings: [] };
    },

    recover: async ({ callbackId, order }) =>
      callbackId === null
        ? 'unknown'
        : { found: [handleOf(settings, pathOf(settings, order), callbackId)], isCertain: true },

    async poll(handle, { signal }) {
      const asked = await callServer(server, addressesOf(handle).status, { signal });
      if (asked.status === 404) return { state: 'lost' };
      const status = statusSchema.safeParse(parseJson(asked.text));
      if (asked.status >= 400 || !status.success) throw responseError(server, asked);
      const { status: stage, error, queue_position: ordersAhead, metrics } = status.data;
      if (stage !== 'COMPLETED') {
        const place = typeof ordersAhead === 'number' ? { ordersAhead } : {};
        return { state: 'running', progress: null, ...place };
      }
      if (typeof error === 'string') return failedBy(server, error, true);
      const usage = {
        inferenceSeconds: metrics?.inference_time ?? null,
        peakMemoryMegabytes: null,
      };
      const result = await callServer(server, addressesOf(handle).result, { signal });
      return resultOf(server, result, usage);
    },

    async cancel(handle, { signal }) {
      const { cancel } = addressesOf(handle);
      const { status } = await callServer(server, cancel, { method: 'PUT', signal });
      return status < 300 ? 'stopped' : 'goes_on';
    },

    // It deletes its files by itself.
    discard: async () => undefined,

    verifyCallback: (request) => verifyFalCallback(settings.signingKeysUrl, request),

    async check({ signal }) {
      const url = addressesOf(handleOf(settings, settings.model, NO_REQUEST)).status;
      const { status } = await callServer(server, url, { signal });
      if (status === 401 || status === 403) throw new Error(`${status}: the key is refused`);
      if (status >= 500) throw new Error(`The queue answers ${status}`);
      return 'answers, and takes the key';
    },
  };
}

function addressesOf(handle: ClipHandle) {
  return addressesSchema.parse(handle);
}

/** The URLs of a request whose own were lost: owner and app of the model, then the id. */
function handleOf({ apiUrl }: EngineSettings, path: string, id: string): ClipHandle {
  const app = path.split('/').slice(0, 2).join('/');
  const result = `${apiUrl}/${app}/requests/${encodeURIComponent(id)}`;
  return { id, result, status: `${result}/status`, cancel: `${result}/cancel` };
}

function resultOf(
  server: ModelServer,
  response: ModelServerResponse,
  usage: ClipUsage,
): PollResult {
  const { status, text, header } = response;
  const body = parseJson(text);
  if (status === 200) {
    const url = videoAddressIn(body);
    if (url === null) {
      return {
        state: 'failed',
        failure: 'no_file',
        detail: 'no video in the result',
        isBilled: true,
      };
    }
    return { state: 'done', output: { kind: 'address', url, headers: {} }, usage };
  }
  const isItsOwnError = header('x-fal-error-type') !== null;
  if (status >= 500 && isItsOwnError) return failedBy(server, text, false);
  if (status >= 400 && status < 500 && !TRANSIENT.has(status)) return failedBy(server, text, true);
  throw responseError(server, response);
}

function failedBy(server: ModelServer, said: string, isBilled: boolean): PollResult {
  const failure = failureIn(said) ?? 'model_error';
  return { state: 'failed', failure, detail: messageOf(said, server.apiKey), isBilled };
}

function responseError({ apiKey }: ModelServer, { status, text }: ModelServerResponse): Error {
  return new Error(`${status}: ${messageOf(text, apiKey)}`);
}

/** `{video: {url}}` for nearly all models, `{videos: [{url}]}` for some. */
function videoAddressIn(body: unknown): string | null {
  if (!isRecord(body)) return null;
  const videos: unknown = body['videos'];
  const candidates = [body['video'], ...(Array.isArray(videos) ? (videos as unknown[]) : [])];
  for (const candidate of candidates) {
    if (isRecord(candidate) && typeof candidate['url'] === 'string') return candidate['url'];
    if (typeof candidate === 'string') return candidate;
  }
  return null;
}
