import { createHash } from 'node:crypto';

import {
  createGateway,
  experimental_getVideoStatus as getVideoStatus,
  experimental_startVideo as startVideo,
  type JSONValue,
} from 'ai';

import {
  factsOf,
  frameOf,
  PROVIDERS,
} from '#server/platform/video-engines/ai-sdk/ai-sdk-providers.ts';
import { requireUsableImages } from '#server/platform/video-engines/clip-images.ts';
import type { EngineSettings } from '#server/platform/video-engines/engine-settings.ts';
import {
  fillPlaceholders,
  placeholdersOf,
} from '#server/platform/video-engines/comfyui/fill-placeholders.ts';
import {
  failureIn,
  isRecord,
  messageOf,
  networkCodeOf,
  serverErrorOf,
  submitError,
  type ModelServer,
} from '#server/platform/video-engines/model-server.ts';
import {
  NotAccepted,
  type ClipHandle,
  type ClipOrder,
  type Json,
  type OrderAttempt,
  type PollResult,
  type VideoEngine,
} from '#server/platform/video-engines/video-engine.ts';

type VideoModel = Exclude<Parameters<typeof startVideo>[0]['model'], string>;
type ProviderOptions = NonNullable<Parameters<typeof startVideo>[0]['providerOptions']>;

/**
 * Hosted models through the start and status calls of the AI SDK. It never uses `generateVideo`,
 * which forgets its job in a crash, nor the SDK's retries, which order twice. Only the gateway is
 * known to check idempotency keys, so only there can a lost response be recovered: by sending the
 * order again with the same key.
 */
export function openAiSdkEngine(settings: EngineSettings): VideoEngine {
  const { apiKey, model: modelName, provider } = settings;
  const server: ModelServer = { root: settings.apiUrl, apiKey, headers: {} };
  const facts = factsOf(provider, settings.imageModel || modelName);
  const opened = new Map<string, Promise<VideoModel>>();
  const open = (name: string): Promise<VideoModel> => {
    const known = opened.get(name) ?? openModel(settings, name);
    opened.set(name, known);
    return known;
  };

  const nameFor = ({ images }: ClipOrder) =>
    (images?.start || images?.references) && settings.imageModel !== ''
      ? settings.imageModel
      : modelName;

  async function start(
    { order, attemptId }: OrderAttempt,
    signal: AbortSignal,
  ): Promise<{ handle: ClipHandle; warnings: readonly string[] }> {
    const { operation, warnings } = await startVideo({
      model: await open(nameFor(order)),
      prompt: order.prompt,
      ...frameOf(order, facts),
      ...picturesOf(order),
      duration: order.seconds,
      seed: order.seed,
      ...(settings.fps !== null && { fps: settings.fps }),
      generateAudio: settings.sound === 'model',
      providerOptions: providerOptionsFor(settings, order, facts),
      maxRetries: 0,
      headers: { 'idempotency-key': attemptId },
      abortSignal: signal,
    });
    return {
      handle: handleOf(operation, nameFor(order)),
      warnings: warnings.map((one) => JSON.stringify(one)),
    };
  }

  // Handles of older orders do not contain their model.
  const modelOf = ({ model }: ClipHandle) => (typeof model === 'string' ? model : modelName);

  return {
    imageSupport: async () => facts.images,

    async submit(attempt, { signal }) {
      requireUsableImages(attempt.order.images, facts.images);
      try {
        return await start(attempt, signal);
      } catch (error) {
        throw toOrderError(server, error);
      }
    },

    async recover(attempt, { signal }) {
      if (provider !== 'gateway') return 'unknown';
      const { handle } = await start(attempt, signal);
      return { found: [handle], isCertain: true };
    },

    async poll(handle, { signal }) {
      try {
        const operation = handle['operation'] as JSONValue;
        const status = await getVideoStatus(await open(modelOf(handle)), {
          operation,
          maxRetries: 0,
          abortSignal: signal,
        });
        return resultOf(status, apiKey);
      } catch (error) {
        if (statusOf(error) === 404) return { state: 'lost' };
        throw error;
      }
    },

    // The SDK has no call for either.
    cancel: async () => 'goes_on',
    discard: async () => undefined,
    verifyCallback: async () => null,

    async check() {
      await open(modelName);
      return `the package of ${provider} is there; ${modelName} is asked with the first clip only`;
    },
  };
}

function handleOf(operation: JSONValue, model: string): ClipHandle {
  const id = createHash('sha256').update(JSON.stringify(operation)).digest('hex');
  return { id, operation: operation as Json, model };
}

/** The operator's additional options take precedence. */
function providerOptionsFor(
  settings: EngineSettings,
  order: ClipOrder,
  { negativePromptOf }: ReturnType<typeof factsOf>,
): ProviderOptions {
  const { extra, negativePrompt } = settings;
  const given = fillPlaceholders(extra, placeholdersOf(settings, order)) as ProviderOptions;
  if (negativePrompt === null || negativePromptOf === undefined) return given;
  return { ...given, [negativePromptOf]: { negativePrompt, ...given[negativePromptOf] } };
}

function picturesOf({ images }: ClipOrder) {
  const frames = [
    { image: images?.start?.bytes, frameType: 'first_frame' as const },
    { image: images?.end?.bytes, frameType: 'last_frame' as const },
  ].flatMap(({ image, frameType }) => (image ? [{ image, frameType }] : []));
  const references = (images?.references ?? []).map(({ bytes, mediaType }) => ({
    data: bytes,
    mediaType,
  }));
  return {
    ...(frames.length > 0 && { frameImages: frames }),
    ...(references.length > 0 && { inputReferences: references }),
  };
}

function toOrderError(server: ModelServer, error: unknown): Error {
  if (error instanceof NotAccepted) return error;
  const status = statusOf(error);
  if (networkCodeOf(error) !== null || status === null) return submitError(error);
  const text = error instanceof Error ? error.message : String(error);
  return serverErrorOf(server, { status, text });
}

function statusOf(error: unknown): number | null {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; depth += 1) {
    if ('statusCode' in at && typeof at.statusCode === 'number') return at.statusCode;
    at = at.cause;
  }
  return null;
}

type VideoStatus = Awaited<ReturnType<typeof getVideoStatus>>;

function resultOf(status: VideoStatus, apiKey: string | null): PollResult {
  if (status.status === 'pending') return { state: 'running', progress: null };
  if (status.status === 'error') {
    const failure = failureIn(status.error) ?? 'model_error';
    return { state: 'failed', failure, detail: messageOf(status.error, apiKey), isBilled: true };
  }
  const [video] = status.videos;
  switch (video?.type) {
    case 'url':
      return { state: 'done', output: { kind: 'address', url: video.url, headers: {} } };
    case 'base64':
      return { state: 'done', output: { kind: 'bytes', bytes: Buffer.from(video.data, 'base64') } };
    case 'binary':
      return { state: 'done', output: { kind: 'bytes', bytes: video.data } };
    case 'uploaded':
    case undefined:
      return {
        state: 'failed',
        failure: 'no_file',
        detail: 'no video in the answer',
        isBilled: true,
      };
  }
}

async function openModel(
  { provider, apiKey, apiUrl }: EngineSettings,
  modelName: string,
): Promise<VideoModel> {
  const { opens, addressSetting } = PROVIDERS[provider];
  const options = {
    ...(apiKey !== null && { apiKey }),
    ...(apiUrl !== '' && { [addressSetting]: apiUrl }),
  };
  const opened =
    opens === null
      ? createGateway(options).videoModel(modelName)
      : await openOptional(opens, options, modelName);
  if (typeof opened.doStart === 'function') return opened;
  const detail = `${modelName} of ${provider} cannot start a clip and be asked for it later`;
  throw new NotAccepted('order_refused', detail, false);
}

async function openOptional(
  [name, open]: readonly [string, string],
  options: object,
  model: string,
): Promise<ReturnType<ReturnType<typeof createGateway>['videoModel']>> {
  const loaded: unknown = await import(name).catch((error: unknown) => {
    throw new NotAccepted('order_refused', `npm install ${name} (${String(error)})`, false);
  });
  const create = isRecord(loaded) ? loaded[open] : undefined;
  if (typeof create !== 'function') {
    throw new NotAccepted('order_refused', `${name} has no ${open}`, false);
  }
  const made = (create as (settings: object) => ReturnType<typeof createGateway>)(options);
  return made.videoModel(model);
}
