import { nodeClasses } from '#tests/support/model-servers/comfyui-nodes.ts';
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

interface Node {
  readonly class_type?: string;
  readonly inputs?: Readonly<Record<string, unknown>>;
}

interface PromptBody {
  readonly prompt: Readonly<Record<string, Node>>;
  readonly prompt_id?: string;
}

const IS_RUN: ReadonlySet<string> = new Set(['queued', 'running']);

/**
 * A fake of ComfyUI 0.3.64, with the core nodes of `five-nodes.json`: accepts client ids without
 * checking for duplicates, runs the valid branches of a workflow, and forgets only lost orders.
 */
export function comfyUi(): FakeProtocol {
  return {
    errorBody: (message) => message,
    momentOf: ({ method, path }) => {
      if (path === '/prompt') return 'submit';
      if (method === 'POST') return 'look';
      return path === '/view' ? 'content' : 'poll';
    },
    async respond(request, orders) {
      const { method, path, query, body } = request;
      if (path === '/prompt') return submit(body, orders);
      if (path === '/upload/image') return upload(request);
      if (path === '/object_info') return json(200, nodeClasses(orders.enlarges));
      if (path === '/queue' && method === 'POST') return removeFromQueue(body, orders);
      if (path === '/interrupt') return interrupt(body, orders);
      if (path === '/history' && method === 'POST') return forget(body, orders);
      if (path === '/queue') return queueOf(orders);
      if (path === '/view') return view(query.get('filename') ?? '', orders);
      const [, id] = /^\/history\/(.+)$/.exec(path) ?? [];
      return id === undefined ? json(404, {}) : historyOf(id, orders);
    },
  };
}

function submit(body: Buffer, orders: FakeOrders): FakeResponse {
  const { prompt, prompt_id: id = 'made-by-server' } = JSON.parse(body.toString()) as PromptBody;
  const nodes = Object.entries(prompt);
  const classes = nodeClasses(orders.enlarges);
  // The editor's format: its counters are not nodes, and make the server fail.
  if (nodes.some(([, node]) => typeof node !== 'object')) return TROUBLE;
  for (const [nodeId, { class_type: name }] of nodes) {
    if (name === undefined) {
      return invalid(`Cannot execute because a node is missing the class_type property.`, nodeId);
    }
    if (!classes[name]) {
      return invalid(`Cannot execute because node ${name} does not exist.`, nodeId);
    }
  }
  const errors = errorsIn(prompt, classes);
  const isSaved = nodes.some(([, { class_type: name }]) => name === 'SaveVideo');
  const isRun = nodes.some(([, { class_type: name }]) => name === 'PreviewAny');
  if (Object.keys(errors).length > 0 && !isRun) {
    const error = { type: 'prompt_outputs_failed_validation', message: 'Prompt outputs failed' };
    return json(400, { error, node_errors: errors });
  }
  const willSave = isSaved && Object.keys(errors).length === 0;
  const loaded = nodes.filter(([, { class_type: name }]) => name === 'LoadImage');
  const images = loaded.map(([, { inputs = {} }]) => inputs['image']);
  const fields = { willSave, images, nodes: prompt };
  accept(orders, { ...orderIn(prompt), id, callbackUrl: null, fields });
  return json(200, { prompt_id: id, number: orders.all.length, node_errors: errors });
}

const TROUBLE: FakeResponse = {
  status: 500,
  body: '500 Internal Server Error\n\nServer got itself in trouble',
  headers: { 'content-type': 'text/plain' },
};

function invalid(message: string, nodeId: string): FakeResponse {
  const error = {
    type: 'invalid_prompt',
    message,
    details: `Node ID '#${nodeId}'`,
    extra_info: {},
  };
  return json(400, { error, node_errors: {} });
}

/** Non-numeric inputs where numbers are required. */
function errorsIn(prompt: PromptBody['prompt'], classes: ReturnType<typeof nodeClasses>) {
  const wrong = Object.entries(prompt).flatMap(([id, { class_type: name = '', inputs = {} }]) => {
    const required = classes[name]?.input.required ?? {};
    const bad = Object.entries(required).filter(
      ([input, [type]]) => type === 'INT' && !Number.isInteger(Number(inputs[input])),
    );
    const errors = bad.map(([input]) => ({
      type: 'invalid_input_type',
      message: 'Failed to convert an input value to a INT value',
      details: `${input}, ${String(inputs[input])}`,
      extra_info: { input_name: input },
    }));
    return errors.length === 0
      ? []
      : [[id, { errors, dependent_outputs: ['3'], class_type: name }] as const];
  });
  return Object.fromEntries(wrong);
}

function orderIn(prompt: PromptBody['prompt']) {
  const inputsOf = (name: string) =>
    Object.values(prompt).find(({ class_type: type }) => type === name)?.inputs ?? {};
  const { width, height, batch_size: frames } = inputsOf('EmptyImage');
  const seed = /\d+/.exec(String(inputsOf('SaveVideo')['filename_prefix']))?.[0];
  return {
    prompt: String(inputsOf('PrimitiveString')['value']),
    width: Number(width),
    height: Number(height),
    seconds: (Number(frames) - 1) / Number(inputsOf('CreateVideo')['fps']),
    seed: Number(seed),
  };
}

async function upload({ headers, body }: FakeRequest): Promise<FakeResponse> {
  const type = headers['content-type'] ?? '';
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': type },
  }).formData();
  const image = form.get('image');
  if (!(image instanceof File)) return { status: 400, body: '' };
  return json(200, { name: image.name, subfolder: '', type: 'input' });
}

function queueOf(orders: FakeOrders): FakeResponse {
  const entries = (stage: string) =>
    orders.all
      .map((order, number) => ({ order, number }))
      .filter(({ order }) => stageOf(orders, order) === stage)
      .map(({ order, number }) => [number, order.id, {}, {}, ['9']]);
  return json(200, { queue_running: entries('running'), queue_pending: entries('queued') });
}

function historyOf(id: string, orders: FakeOrders): FakeResponse {
  const order = findOrder(orders, id);
  if (!order || IS_RUN.has(stageOf(orders, order))) return json(200, {});
  return json(200, { [id]: { prompt: [], outputs: outputsOf(order), status: statusOf(order) } });
}

const EXCEPTIONS: Partial<Record<FakeOrder['outcome'], readonly [string, string]>> = {
  refused: ['execution_error', 'The safety checker flagged this prompt\n'],
  outOfMemory: [
    'execution_error',
    'Allocation on device 0 would exceed allowed memory. (out of memory)\n',
  ],
  cancelled: ['execution_interrupted', ''],
};

function statusOf({ id, outcome, createdAt }: FakeOrder) {
  const start = ['execution_start', { prompt_id: id, timestamp: createdAt }];
  const [event, message] = EXCEPTIONS[outcome] ?? [];
  if (event === undefined) {
    const success = ['execution_success', { prompt_id: id, timestamp: createdAt + 61_500 }];
    return { status_str: 'success', completed: true, messages: [start, success] };
  }
  const detail = {
    prompt_id: id,
    node_id: '7',
    node_type: 'KSampler',
    executed: ['1'],
    exception_message: message,
    exception_type: 'RuntimeError',
    traceback: ['  File "execution.py", line 496, in execute\n'],
    current_inputs: { seed: [1] },
    timestamp: createdAt,
  };
  return { status_str: 'error', completed: false, messages: [start, [event, detail]] };
}

function outputsOf({ id, outcome, fields }: FakeOrder) {
  const text = { 5: { text: ['the prompt'] } };
  const isEmpty = outcome in EXCEPTIONS || outcome === 'noFile' || fields?.['willSave'] !== true;
  if (isEmpty) return text;
  const file = { filename: `${id}.mp4`, subfolder: 'video', type: 'output' };
  return { ...text, 3: { images: [file], animated: [true] } };
}

async function view(filename: string, orders: FakeOrders): Promise<FakeResponse> {
  // Files outlive the record of the order.
  const order = orders.all.find(({ id }) => `${id}.mp4` === filename);
  if (!order) return { status: 404, body: '' };
  if (order.outcome === 'elsewhere') {
    return { status: 302, body: '', headers: { location: 'http://169.254.169.254/latest' } };
  }
  return { status: 200, body: await contentOf(orders, order) };
}

const DONE: FakeResponse = { status: 200, body: '' };

function removeFromQueue(body: Buffer, orders: FakeOrders): FakeResponse {
  const { delete: ids = [] } = JSON.parse(body.toString()) as { delete?: readonly string[] };
  for (const order of orders.all) {
    const isPending = ids.includes(order.id) && stageOf(orders, order) === 'queued';
    if (isPending) order.isCancelled = order.isForgotten = true;
  }
  return DONE;
}

function interrupt(body: Buffer, orders: FakeOrders): FakeResponse {
  const { prompt_id: id } = JSON.parse(body.toString()) as { prompt_id?: string };
  const running = orders.all.filter((order) => stageOf(orders, order) === 'running');
  for (const order of running) if (id === undefined || order.id === id) order.isCancelled = true;
  return DONE;
}

function forget(body: Buffer, orders: FakeOrders): FakeResponse {
  const { delete: ids = [] } = JSON.parse(body.toString()) as { delete?: readonly string[] };
  for (const order of orders.all) if (ids.includes(order.id)) order.isForgotten = true;
  return DONE;
}
