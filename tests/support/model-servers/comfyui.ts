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
} from '#tests/support/model-servers/http-frame.ts';

interface PromptBody {
  readonly prompt: Record<string, { class_type?: string; inputs?: Record<string, unknown> }>;
  readonly client_id?: string;
  readonly prompt_id?: string;
}

const IS_RUN: ReadonlySet<string> = new Set(['queued', 'running']);

/** ComfyUI as its server.py serves it: takes ids of the client's choice, compares none, forgets nothing but what it lost. */
export function comfyUi(): FakeProtocol {
  return {
    errorBody: (message) => message,
    momentOf: ({ path }) => {
      if (path === '/prompt') return 'submit';
      return path === '/view' ? 'content' : 'poll';
    },
    async answer({ method, path, query, body }, orders) {
      if (path === '/prompt') return submit(body, orders);
      if (path === '/queue' && method === 'POST') return cancel(body, orders);
      if (path === '/interrupt') return { status: 200, body: '' };
      if (path === '/queue') return queueOf(orders);
      if (path === '/view') return view(query.get('filename') ?? '', orders);
      const [, id] = /^\/history\/(.+)$/.exec(path) ?? [];
      return id === undefined ? json(404, {}) : historyOf(id, orders);
    },
  };
}

/** The placeholders of the tests' workflow stand in the inputs of node 6. */
function submit(body: Buffer, orders: FakeOrders): FakeAnswer {
  const asked = JSON.parse(body.toString()) as PromptBody;
  const inputs = asked.prompt['6']?.inputs;
  if (!inputs || typeof inputs['seed'] !== 'number') {
    const error = { type: 'prompt_outputs_failed_validation', message: 'Prompt outputs failed' };
    return json(400, {
      error,
      node_errors: { 6: { errors: [{ message: 'Value not a number' }] } },
    });
  }
  const id = asked.prompt_id ?? 'made-by-server';
  accept(orders, {
    id,
    prompt: String(inputs['text']),
    width: Number(inputs['width']),
    height: Number(inputs['height']),
    seconds: (Number(inputs['length']) - 1) / 16,
    seed: inputs['seed'],
    callbackUrl: null,
  });
  return json(200, { prompt_id: id, number: orders.all.length, node_errors: {} });
}

function queueOf(orders: FakeOrders): FakeAnswer {
  const entries = (stage: string) =>
    orders.all
      .map((order, number) => ({ order, number }))
      .filter(({ order }) => stageOf(orders, order) === stage)
      .map(({ order, number }) => [number, order.id, {}, {}, ['9']]);
  return json(200, { queue_running: entries('running'), queue_pending: entries('queued') });
}

function historyOf(id: string, orders: FakeOrders): FakeAnswer {
  const order = findOrder(orders, id);
  if (!order || IS_RUN.has(stageOf(orders, order))) return json(200, {});
  return json(200, { [id]: { prompt: [], outputs: outputsOf(order), status: statusOf(order) } });
}

const EXCEPTIONS: Partial<Record<FakeOrder['outcome'], readonly [string, string]>> = {
  refused: ['execution_error', 'The safety checker flagged this prompt'],
  outOfMemory: [
    'execution_error',
    'Allocation on device 0 would exceed allowed memory (out of memory)',
  ],
  cancelled: ['execution_interrupted', ''],
};

function statusOf({ id, outcome }: FakeOrder) {
  const [event, message] = EXCEPTIONS[outcome] ?? [];
  if (event === undefined) return { status_str: 'success', completed: true, messages: [] };
  const detail = { prompt_id: id, exception_message: message, exception_type: 'RuntimeError' };
  const messages = [
    ['execution_start', { prompt_id: id }],
    [event, detail],
  ];
  return { status_str: 'error', completed: false, messages };
}

function outputsOf({ id, outcome }: FakeOrder) {
  if (outcome in EXCEPTIONS || outcome === 'noFile') return {};
  const file = { filename: `${id}.mp4`, subfolder: 'video', type: 'output' };
  return { 9: { images: [file], animated: [true] } };
}

async function view(filename: string, orders: FakeOrders): Promise<FakeAnswer> {
  const order = findOrder(orders, filename.replace(/\.mp4$/, ''));
  if (!order) return { status: 404, body: '' };
  if (order.outcome === 'elsewhere') {
    return { status: 302, body: '', headers: { location: 'http://169.254.169.254/latest' } };
  }
  return { status: 200, body: await contentOf(orders, order) };
}

function cancel(body: Buffer, orders: FakeOrders): FakeAnswer {
  const { delete: ids } = JSON.parse(body.toString()) as { delete: readonly string[] };
  for (const order of orders.all) if (ids.includes(order.id)) order.isCancelled = true;
  return { status: 200, body: '' };
}
