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
  type FakeAnswer,
  type FakeProtocol,
  type FakeRequest,
} from '#tests/support/model-servers/http-frame.ts';

export const MODEL_KEY = 'key-for-the-model-tests';

const STATUSES = { queued: 'queued', running: 'in_progress', done: 'completed', gone: '' } as const;

const ERRORS: Partial<Record<FakeOrder['outcome'], { code: string; message: string }>> = {
  refused: {
    code: 'moderation_blocked',
    message: 'Your request was blocked by our safety system.',
  },
  outOfMemory: { code: 'engine_error', message: 'CUDA out of memory. Tried to allocate 4.50 GiB' },
};

/**
 * `/v1/videos` as vLLM-Omni serves it (its protocol/videos.py): ids, states, records, list and delete;
 * ignores idempotency keys. Takes multipart forms and JSON. `tellsPrompts: false` lists as SGLang does.
 */
export function openAiVideos({ tellsPrompts }: { tellsPrompts: boolean }): FakeProtocol {
  const errorBody = (message: string) =>
    JSON.stringify({ error: { message, type: 'server_error', code: 500 } });
  const notFound = json(404, { detail: 'Video not found' });

  const record = (orders: FakeOrders, order: FakeOrder) => {
    const stage = stageOf(orders, order);
    const error = stage === 'done' ? (ERRORS[order.outcome] ?? null) : null;
    const isCancelled = stage === 'done' && order.outcome === 'cancelled';
    const failed = error !== null ? 'failed' : isCancelled ? 'cancelled' : null;
    return {
      id: order.id,
      object: 'video',
      model: 'wan2.2',
      ...(tellsPrompts && { prompt: order.prompt }),
      status: failed ?? STATUSES[stage],
      progress: stage === 'done' ? 100 : stage === 'running' ? 50 : 0,
      size: `${order.width}x${order.height}`,
      seconds: String(order.seconds),
      created_at: Math.floor(order.createdAt / 1000),
      completed_at: null,
      expires_at: null,
      error,
    };
  };

  async function submit(request: FakeRequest, orders: FakeOrders): Promise<FakeAnswer> {
    const fields = await fieldsOf(request);
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
    });
    return json(200, record(orders, order));
  }

  async function content(order: FakeOrder, orders: FakeOrders): Promise<FakeAnswer> {
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
    async answer(request, orders) {
      const { method, path, headers, query } = request;
      if (headers.authorization !== `Bearer ${MODEL_KEY}`) {
        return json(401, { error: { message: `Incorrect API key: ${headers.authorization}` } });
      }
      if (path === '/v1/videos' && method === 'POST') return submit(request, orders);
      if (path === '/v1/videos') return json(200, listOf(orders, query, record));
      const [, id = '', part] = /^\/v1\/videos\/([^/]+)(\/content)?$/.exec(path) ?? [];
      const order = findOrder(orders, id);
      if (!order) return notFound;
      if (method === 'DELETE') {
        order.isCancelled = true;
        return json(200, { id, deleted: true, object: 'video.deleted' });
      }
      if (part === undefined) return json(200, record(orders, order));
      return stageOf(orders, order) === 'done' ? content(order, orders) : notFound;
    },
  };
}

function listOf(
  orders: FakeOrders,
  query: URLSearchParams,
  record: (orders: FakeOrders, order: FakeOrder) => unknown,
) {
  const limit = Number(query.get('limit') ?? 20);
  const newestFirst = orders.all.filter(({ id }) => findOrder(orders, id)).toReversed();
  const start = newestFirst.findIndex(({ id }) => id === query.get('after')) + 1;
  const page = newestFirst.slice(start, start + limit);
  return {
    object: 'list',
    data: page.map((order) => record(orders, order)),
    first_id: page[0]?.id ?? null,
    last_id: page.at(-1)?.id ?? null,
    has_more: start + limit < newestFirst.length,
  };
}

async function fieldsOf({ headers, body }: FakeRequest): Promise<Record<string, unknown>> {
  const type = headers['content-type'] ?? '';
  if (type.startsWith('application/json')) {
    return JSON.parse(body.toString()) as Record<string, unknown>;
  }
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': type },
  }).formData();
  return Object.fromEntries(form.entries());
}
