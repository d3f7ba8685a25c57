import { Counter, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

const HTTP_BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const RENDER_BUCKETS_SECONDS = [5, 10, 20, 30, 60, 120, 300, 600, 1200, 3600];

/**
 * The figures of a process, in Prometheus' form. Labels hold words of fixed lists only: no ids, no
 * names, no addresses, or the number of series would grow with the number of customers.
 */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    httpSeconds: new Histogram({
      name: 'casinoreel_http_request_seconds',
      help: 'Time from a request to the end of its answer',
      labelNames: ['method', 'route', 'status'],
      buckets: HTTP_BUCKETS_SECONDS,
      registers,
    }),
    renderSeconds: new Histogram({
      name: 'casinoreel_render_seconds',
      help: 'Time a worker spent on one attempt at a film',
      labelNames: ['outcome'],
      buckets: RENDER_BUCKETS_SECONDS,
      registers,
    }),
    engineErrors: new Counter({
      name: 'casinoreel_engine_errors_total',
      help: 'Attempts at a film that ended in an error',
      labelNames: ['kind'],
      registers,
    }),
    refunds: new Counter({
      name: 'casinoreel_refunds_total',
      help: 'Videos whose credits came back',
      registers,
    }),
    verdicts: new Counter({
      name: 'casinoreel_verdicts_total',
      help: 'Orders judged by the advertising policy',
      labelNames: ['decision'],
      registers,
    }),
    webhookDeliveries: new Counter({
      name: 'casinoreel_webhook_attempts_total',
      help: 'Attempts to deliver to webhooks',
      labelNames: ['outcome'],
      registers,
    }),
  };
}

export interface QueueState {
  /** Unfinished videos by status. */
  readonly depths: ReadonlyMap<string, number>;
  /** Age of the oldest one that waits for a worker; 0 where none does. */
  readonly oldestSeconds: number;
}

/** Counted in the database when somebody asks, the same in every process. */
export function watchQueue({ registry }: Metrics, read: () => Promise<QueueState>): void {
  let reading: Promise<QueueState> | null = null;
  // Both figures of one scrape come from one look.
  const readOnce = () => {
    reading ??= read().finally(() => {
      reading = null;
    });
    return reading;
  };
  const depth = new Gauge({
    name: 'casinoreel_queue_depth',
    help: 'Unfinished videos, by status',
    labelNames: ['status'],
    registers: [],
    async collect() {
      const { depths } = await readOnce();
      this.reset();
      for (const [status, count] of depths) this.set({ status }, count);
    },
  });
  const oldest = new Gauge({
    name: 'casinoreel_queue_oldest_seconds',
    help: 'Age of the oldest video that waits to be made',
    registers: [],
    async collect() {
      this.set((await readOnce()).oldestSeconds);
    },
  });
  registry.registerMetric(depth);
  registry.registerMetric(oldest);
}
