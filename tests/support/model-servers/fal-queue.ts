import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto';

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
import { MODEL_KEY } from '#tests/support/model-servers/openai-videos.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');

const STATUSES = {
  queued: 'IN_QUEUE',
  running: 'IN_PROGRESS',
  done: 'COMPLETED',
  gone: '',
} as const;

const SIZES: Record<string, readonly [number, number]> = {
  '16:9': [1280, 720],
  '9:16': [720, 1280],
  '1:1': [960, 960],
};

/**
 * A fake of fal's queue: URLs in the response to the order, failures only with the result, files at
 * another address than the queue's, callbacks signed with Ed25519 and a published key.
 */
export function falQueue(): FakeProtocol {
  return {
    errorBody: (detail) => JSON.stringify({ detail }),
    momentOf: ({ method, path }) => {
      if (path.startsWith('/files/')) return 'content';
      return method === 'POST' ? 'submit' : 'poll';
    },
    async respond(request, orders) {
      const { method, path, headers } = request;
      if (path === '/.well-known/jwks.json') return json(200, { keys: [publicJwk()] });
      if (path.startsWith('/files/')) return fileOf(path, orders);
      if (headers.authorization !== `Key ${MODEL_KEY}`)
        return json(401, { detail: 'Unauthorized' });
      if (method === 'POST') return submit(request, orders);
      const [, id = '', part] = /\/requests\/([^/]+)(?:\/(status|cancel))?$/.exec(path) ?? [];
      const order = findOrder(orders, id);
      if (!order) return json(404, { detail: 'Request not found' });
      if (part === 'cancel') {
        order.isCancelled = true;
        return json(202, { status: 'CANCELLATION_REQUESTED' });
      }
      const stage = stageOf(orders, order);
      if (part === 'status') return json(200, { status: STATUSES[stage], request_id: id });
      return stage === 'done'
        ? resultOf(request, order)
        : json(400, { detail: 'Still in progress' });
    },
  };
}

const publicJwk = () => ({ ...publicKey.export({ format: 'jwk' }), use: 'sig', kid: 'one' });

function submit({ root, path, query, body }: FakeRequest, orders: FakeOrders): FakeResponse {
  const fields = JSON.parse(body.toString()) as Record<string, unknown>;
  // Models that start with a picture use its shape.
  const shape = fields['start_image_url'] === undefined ? fields['aspect_ratio'] : '16:9';
  const [width, height] = SIZES[String(shape)] ?? [];
  if (width === undefined || height === undefined || typeof fields['duration'] !== 'string') {
    return json(422, { detail: [{ loc: ['body', 'duration'], msg: 'Field required' }] });
  }
  const id = randomUUID();
  const order = accept(orders, {
    id,
    prompt: String(fields['prompt']),
    width,
    height,
    seconds: Number(fields['duration']),
    seed: Number(fields['seed'] ?? 0),
    callbackUrl: query.get('fal_webhook'),
    fields,
  });
  if (order.callbackUrl !== null) callBackWhenDone(order, orders);
  const app = path.split('/').slice(1, 3).join('/');
  const request = `${root}/${app}/requests/${id}`;
  return json(200, {
    request_id: id,
    gateway_request_id: id,
    status: 'IN_QUEUE',
    queue_position: 0,
    status_url: `${request}/status`,
    response_url: request,
    cancel_url: `${request}/cancel`,
  });
}

const DETAILS: Partial<Record<FakeOrder['outcome'], readonly [number, string, string]>> = {
  refused: [422, 'content_policy_violation', 'The content could not be processed: content policy'],
  outOfMemory: [500, 'internal_server_error', 'CUDA error: out of memory'],
  cancelled: [422, 'request_cancelled', 'The request was cancelled'],
};

function resultOf({ root }: FakeRequest, order: FakeOrder): FakeResponse {
  const [status, type, msg] = DETAILS[order.outcome] ?? [];
  if (status !== undefined && type !== undefined) {
    const respond = json(status, { detail: [{ loc: ['body', 'prompt'], msg, type }] });
    return { ...respond, headers: { ...respond.headers, 'x-fal-error-type': type } };
  }
  if (order.outcome === 'noFile') return json(200, { video: null, seed: order.seed });
  const url =
    order.outcome === 'elsewhere'
      ? 'http://169.254.169.254/latest/meta-data'
      : `${root}/files/${order.id}.mp4`;
  return json(200, { video: { url, content_type: 'video/mp4' }, seed: order.seed });
}

async function fileOf(path: string, orders: FakeOrders): Promise<FakeResponse> {
  const order = findOrder(orders, path.slice('/files/'.length).replace(/\.mp4$/, ''));
  return order
    ? { status: 200, body: await contentOf(orders, order) }
    : { status: 404, body: 'gone' };
}

/** Twice, because deliveries that are not answered in time are repeated. */
function callBackWhenDone(order: FakeOrder, orders: FakeOrders): void {
  const { callbackUrl } = order;
  if (callbackUrl === null) return;
  setTimeout(() => {
    void deliver(callbackUrl, order).then(() => deliver(callbackUrl, order));
  }, orders.milliseconds);
}

async function deliver(url: string, order: FakeOrder): Promise<void> {
  const { body, headers } = signedCallback(order.id);
  await fetch(url, { method: 'POST', headers, body }).catch(() => undefined);
}

export function signedCallback(requestId: string, at = new Date()) {
  const body = JSON.stringify({ request_id: requestId, status: 'OK', payload: {} });
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const bodyHash = createHash('sha256').update(body).digest('hex');
  const message = Buffer.from([requestId, 'a-user', timestamp, bodyHash].join('\n'));
  const headers = {
    'content-type': 'application/json',
    'x-fal-webhook-request-id': requestId,
    'x-fal-webhook-user-id': 'a-user',
    'x-fal-webhook-timestamp': timestamp,
    'x-fal-webhook-signature': sign(null, message, privateKey).toString('hex'),
  };
  return { body, headers };
}
