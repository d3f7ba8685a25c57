import { randomUUID } from 'node:crypto';

import {
  accept,
  contentOf,
  findOrder,
  stageOf,
  type FakeOrder,
  type FakeOrders,
} from '#tests/support/model-servers/fake-orders.ts';
import {
  json,
  type FakeResponse,
  type FakeProtocol,
  type FakeRequest,
} from '#tests/support/model-servers/http-frame.ts';

export const MODEL_KEY = 'key-for-the-model-tests';

const STATUSES = { queued: 'queued', running: 'in_progress', done: 'completed', gone: '' } as const;

/** Status and error of a failed job: vLLM-Omni responds to its GET with that status. */
const ERRORS: Partial<Record<FakeOrder['outcome'], { code: number; message: string }>> = {
  refused: { code: 400, message: 'Guardrail blocked this prompt.' },
  outOfMemory: { code: 500, message: 'CUDA out of memory. Tried to allocate 4.50 GiB' },
};

/** The name under which the fake vLLM-Omni serves its model. */
export const SERVED_MODEL = 'Wan-AI/Wan2.2-T2V-A14B-Diffusers';

/** Which server's `/v1/videos` it is: they differ more than they share. */
export type VideosServer = 'vllm-omni' | 'sglang' | 'litellm';

/**
 * A fake of `/v1/videos` as its servers implement it. vLLM-Omni 0.26 (entrypoints/openai/videos):
 * returns prompts, checks the model's name, responds to a failed job with the status of its
 * failure, DELETE stops and forgets. SGLang 0.5
 * (multimodal_gen/runtime/entrypoints/openai/video_api.py): returns no prompts, returns the actual
 * size, errors without a code, pages without `has_more`, with cloud storage an `url` instead of
 * content; DELETE forgets but continues. LiteLLM: cannot list most of its providers' jobs. All
 * ignore idempotency keys.
 */
export function openAiVideos(kind: VideosServer): FakeProtocol {
  const errorBody = (message: string) =>
    JSON.stringify({ error: { message, type: 'server_error', code: 500 } });
  const notFound = json(404, { detail: 'Video not found' });
  const isSglang = kind === 'sglang';

  const record = (orders: FakeOrders, order: FakeOrder, root: string) => {
    const stage = stageOf(orders, order);
    const failure = stage === 'done' ? (ERRORS[order.outcome] ?? null) : null;
    const isCancelled = stage === 'done' && order.outcome === 'cancelled';
    const failed = failure !== null ? 'failed' : isCancelled ? 'cancelled' : null;
    const { code, message } = failure ?? {};
    const isInCloud = isSglang && stage === 'done' && order.outcome === 'inCloud';
    return {
      id: order.id,
      object: 'video',
      model: isSglang ? 'sora-2' : SERVED_MODEL,
      ...(kind === 'vllm-omni' && { prompt: order.prompt }),
      status: failed ?? STATUSES[stage],
      progress: stage === 'done' ? 100 : stage === 'running' ? 50 : 0,
      size: isSglang ? madeSizeOf(order) : `${order.width}x${order.height}`,
      seconds: String(order.seconds),
      created_at: Math.floor(order.createdAt / 1000),
      completed_at: null,
      expires_at: null,
      error: failure && (isSglang ? { message } : { code, message }),
      ...(isInCloud && { url: `${root}/bucket/${order.id}.mp4` }),
      ...(stage === 'done' && { inference_time_s: 61.5, peak_memory_mb: 41_000 }),
    };
  };

  async function submit(request: FakeRequest, orders: FakeOrders): Promise<FakeResponse> {
    const { fields, start } = await readOrder(request);
    const wanted = fields['model'];
    if (kind === 'vllm-omni' && typeof wanted === 'string' && wanted !== SERVED_MODEL) {
      const detail = `Model mismatch: request specifies '${wanted}' but server is running '${SERVED_MODEL}'.`;
      return json(400, { detail });
    }
    const size = /^(\d+)x(\d+)$/.exec(String(fields['size']));
    const { prompt, seconds } = fields;
    if (typeof prompt !== 'string' || !size || !/^[1-9]\d*$/.test(String(seconds))) {
      return json(422, { detail: [{ loc: ['body'], msg: 'Field required', type: 'missing' }] });
    }
    const order = accept(orders, {
      id: `video_gen_${randomUUID().replaceAll('-', '')}`,
      prompt,
      width: Number(size[1]),
      height: Number(size[2]),
      seconds: Number(seconds),
      seed: Number(fields['seed'] ?? 0),
      callbackUrl: null,
      fields,
    });
    if (start) orders.starts.set(order.id, start);
    return json(200, record(orders, order, request.root));
  }

  async function content(order: FakeOrder, orders: FakeOrders): Promise<FakeResponse> {
    if (order.outcome === 'inCloud') {
      return json(400, { detail: 'Video has been uploaded to cloud storage.' });
    }
    if (order.outcome === 'noFile') return json(404, { detail: 'Video file not found' });
    if (order.outcome === 'elsewhere') {
      return { status: 302, body: '', headers: { location: 'http://169.254.169.254/latest' } };
    }
    const body = await contentOf(orders, order);
    return { status: 200, body, headers: { 'content-type': 'video/mp4' } };
  }

  return {
    errorBody,
    momentOf: ({ method, path }) => {
      if (method === 'POST') return 'submit';
      if (path.endsWith('/content')) return 'content';
      return path === '/v1/videos' ? 'look' : 'poll';
    },
    async respond(request, orders) {
      const { method, path, headers, query } = request;
      if (headers.authorization !== `Bearer ${MODEL_KEY}`) {
        return json(401, { error: { message: `Incorrect API key: ${headers.authorization}` } });
      }
      if (path === '/v1/models') {
        return json(200, { object: 'list', data: [{ id: SERVED_MODEL, object: 'model' }] });
      }
      if (path === '/v1/videos' && method === 'POST') return submit(request, orders);
      const tell = (order: FakeOrder) => record(orders, order, request.root);
      if (path === '/v1/videos') {
        if (kind !== 'litellm') return json(200, listOf(orders, query, { tell, isSglang }));
        const message =
          'litellm.APIConnectionError: Video listing is not supported by this provider';
        return json(500, { error: { message, type: null, param: null, code: '500' } });
      }
      const [, id = '', part] = /^\/v1\/videos\/([^/]+)(\/content)?$/.exec(path) ?? [];
      const order = findOrder(orders, id);
      if (!order) return notFound;
      if (method === 'DELETE') return remove(order, tell);
      const isDone = stageOf(orders, order) === 'done';
      if (part !== undefined) return isDone ? content(order, orders) : notFound;
      const failure = isDone && kind === 'vllm-omni' ? ERRORS[order.outcome] : undefined;
      return json(failure?.code ?? 200, tell(order));
    },
  };

  function remove(order: FakeOrder, tell: (order: FakeOrder) => object): FakeResponse {
    order.isForgotten = true;
    if (isSglang) return json(200, { ...tell(order), status: 'deleted' });
    order.isCancelled = true;
    return json(200, { id: order.id, deleted: true, object: 'video.deleted' });
  }
}

/** SGLang rounds sides down to multiples of 16, and returns that. */
function madeSizeOf({ width, height }: FakeOrder): string {
  const floor = (pixels: number) => pixels - (pixels % 16);
  return `${floor(width)}x${floor(height)}`;
}

function listOf(
  orders: FakeOrders,
  query: URLSearchParams,
  { tell, isSglang }: { tell: (order: FakeOrder) => object; isSglang: boolean },
) {
  const limit = Number(query.get('limit') ?? 20);
  const newestFirst = orders.all.filter(({ id }) => findOrder(orders, id)).toReversed();
  const start = newestFirst.findIndex(({ id }) => id === query.get('after')) + 1;
  const page = newestFirst.slice(start, start + limit);
  return {
    object: 'list',
    data: page.map(tell),
    ...(!isSglang && {
      first_id: page[0]?.id ?? null,
      last_id: page.at(-1)?.id ?? null,
      has_more: start + limit < newestFirst.length,
    }),
  };
}

interface VideoOrder {
  readonly fields: Record<string, unknown>;
  readonly start: Buffer | null;
}

async function readOrder({ headers, body }: FakeRequest): Promise<VideoOrder> {
  const type = headers['content-type'] ?? '';
  if (type.startsWith('application/json')) {
    return { fields: JSON.parse(body.toString()) as Record<string, unknown>, start: null };
  }
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': type },
  }).formData();
  const fields = Object.fromEntries(
    [...form.entries()].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : `${value.name}, ${value.type}, ${value.size} bytes`,
    ]),
  );
  const picture = form.get('input_reference');
  const start = picture instanceof File ? Buffer.from(await picture.arrayBuffer()) : null;
  return { fields, start: start && isPng(start) ? start : null };
}

const PNG_BEGINS = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function isPng(bytes: Buffer): boolean {
  return bytes.subarray(0, PNG_BEGINS.length).equals(PNG_BEGINS);
}
