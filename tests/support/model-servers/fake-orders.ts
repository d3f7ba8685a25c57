import { clipFile, lumaOf } from '#tests/support/model-servers/clip-file.ts';

export const OUTCOMES = [
  'film',
  'black',
  'frozen',
  'refused',
  'outOfMemory',
  'cancelled',
  /** The server forgets the order, as after a restart. */
  'lost',
  'never',
  'noFile',
  'notVideo',
  'oversize',
  /** The file is at a URL of another host. */
  'elsewhere',
  /** The file is in the server's bucket, and not where it usually is. */
  'inCloud',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface FakeOrder {
  readonly id: string;
  readonly prompt: string;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly seed: number;
  readonly createdAt: number;
  readonly outcome: Outcome;
  /** Where the server has to call back when it is done. */
  readonly callbackUrl: string | null;
  /** The fields of the order, for tests that inspect them. */
  readonly fields?: Readonly<Record<string, unknown>>;
  isCancelled: boolean;
  /** Its record was deleted; the work may continue. */
  isForgotten: boolean;
}

/**
 * What the servers of all protocols have in common: orders that take a while and then have an
 * outcome.
 */
export interface FakeOrders {
  readonly all: FakeOrder[];
  readonly outcomes: Outcome[];
  /** The start frames of orders, by id. */
  readonly starts: Map<string, Buffer>;
  milliseconds: number;
  /** Whether ComfyUI has nodes beyond its core. */
  enlarges: boolean;
  /** Size of the files instead of the requested one; tests with many clips use tiny ones. */
  size: { width: number; height: number } | null;
}

/** Frame rate of every clip, which no film has. */
const CLIP_FPS = 16;
const OVERSIZE_BYTES = 3_000_000;

export function openOrders(): FakeOrders {
  return {
    all: [],
    outcomes: [],
    starts: new Map(),
    milliseconds: 300,
    enlarges: false,
    size: null,
  };
}

export function accept(
  orders: FakeOrders,
  order: Omit<FakeOrder, 'createdAt' | 'outcome' | 'isCancelled' | 'isForgotten'>,
): FakeOrder {
  const outcome = orders.outcomes.shift() ?? 'film';
  const accepted = {
    ...order,
    createdAt: Date.now(),
    outcome,
    isCancelled: false,
    isForgotten: false,
  };
  orders.all.push(accepted);
  return accepted;
}

export type Stage = 'queued' | 'running' | 'done' | 'gone';

export function stageOf(orders: FakeOrders, order: FakeOrder): Stage {
  const part = (Date.now() - order.createdAt) / orders.milliseconds;
  if (order.isForgotten) return 'gone';
  if (order.outcome === 'never') return 'running';
  if (part < 0.3) return 'queued';
  if (part < 1) return 'running';
  return order.outcome === 'lost' || order.isCancelled ? 'gone' : 'done';
}

export function findOrder(orders: FakeOrders, id: string): FakeOrder | null {
  const order = orders.all.find((one) => one.id === id);
  return order && stageOf(orders, order) !== 'gone' ? order : null;
}

/** The file of a finished order. */
export async function contentOf(orders: FakeOrders, order: FakeOrder): Promise<Buffer> {
  if (order.outcome === 'notVideo') return Buffer.from('<html>this is no video</html>');
  if (order.outcome === 'oversize') return Buffer.alloc(OVERSIZE_BYTES, 7);
  const { width, height } = orders.size ?? order;
  const { seconds } = order;
  const start = orders.starts.get(order.id);
  const paint = { width, height, seconds, fps: CLIP_FPS, luma: lumaOf(order.seed) };
  if (order.outcome === 'black') return clipFile({ ...paint, luma: 16, isStill: true });
  if (order.outcome === 'frozen') return clipFile({ ...paint, isStill: true });
  return clipFile({ ...paint, ...(start && { start }) });
}
