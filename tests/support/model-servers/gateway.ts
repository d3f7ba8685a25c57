import { randomUUID } from 'node:crypto';

import {
  accept,
  contentOf,
  findOrder,
  stageOf,
  type FakeOrders,
} from '#tests/support/model-servers/fake-orders.ts';
import {
  json,
  type FakeResponse,
  type FakeProtocol,
  type FakeRequest,
} from '#tests/support/model-servers/http-frame.ts';
import { MODEL_KEY } from '#tests/support/model-servers/openai-videos.ts';

interface StartBody {
  readonly prompt: string;
  readonly resolution: string;
  readonly duration: number;
  readonly seed: number;
}

const FAILURES: Record<string, string> = {
  refused: 'The prompt was rejected by content moderation',
  outOfMemory: 'worker ran out of memory',
  cancelled: 'Video generation was cancelled.',
};

/**
 * A fake of the AI gateway's start and status calls, as used by @ai-sdk/gateway; checks idempotency
 * keys.
 */
export function aiGateway(): FakeProtocol {
  const started = new Map<string, string>();

  function start({ headers, body }: FakeRequest, orders: FakeOrders): FakeResponse {
    const key = String(headers['idempotency-key']);
    const known = started.get(key);
    if (known !== undefined) return json(200, operationOf(known));
    const { prompt, resolution, duration, seed } = JSON.parse(body.toString()) as StartBody;
    const [width = 0, height = 0] = resolution.split('x').map(Number);
    const id = randomUUID();
    accept(orders, { id, prompt, width, height, seconds: duration, seed, callbackUrl: null });
    started.set(key, id);
    return json(200, operationOf(id));
  }

  async function status({ body, root }: FakeRequest, orders: FakeOrders): Promise<FakeResponse> {
    const { operation } = JSON.parse(body.toString()) as { operation: { jobId: string } };
    const order = findOrder(orders, operation.jobId);
    if (!order) {
      return json(404, { error: { message: 'Job not found', type: 'model_not_found' } });
    }
    if (stageOf(orders, order) !== 'done') return json(200, { status: 'pending' });
    const failure = FAILURES[order.outcome];
    if (failure !== undefined) return json(200, { status: 'error', error: failure });
    if (order.outcome === 'noFile') return json(200, { status: 'completed', videos: [] });
    const mediaType = 'video/mp4';
    if (order.outcome === 'elsewhere') {
      const url = 'http://169.254.169.254/latest/meta-data';
      return json(200, { status: 'completed', videos: [{ type: 'url', url, mediaType }] });
    }
    const url = `${root}/files/${order.id}`;
    return json(200, { status: 'completed', videos: [{ type: 'url', url, mediaType }] });
  }

  return {
    errorBody: (message) => JSON.stringify({ error: { message, type: 'internal_server_error' } }),
    momentOf: ({ path }) => {
      if (path.startsWith('/files/')) return 'content';
      return path.endsWith('/start') ? 'submit' : 'poll';
    },
    async respond(request, orders) {
      const { path, headers } = request;
      const [, id] = /^\/files\/(.+)$/.exec(path) ?? [];
      const order = id === undefined ? null : findOrder(orders, id);
      if (order) return { status: 200, body: await contentOf(orders, order) };
      if (headers.authorization !== `Bearer ${MODEL_KEY}`) {
        return json(401, { error: { message: 'Bad key', type: 'authentication_error' } });
      }
      if (path.endsWith('/video-model/start')) return start(request, orders);
      if (path.endsWith('/video-model/status')) return status(request, orders);
      return json(404, {});
    },
  };
}

const operationOf = (jobId: string) => ({ operation: { version: 1, jobId }, warnings: [] });
