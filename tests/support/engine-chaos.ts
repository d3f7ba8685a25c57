import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import type { AuthResponse } from '#contracts/schemas/auth.ts';
import type { JobBody } from '#contracts/schemas/job.ts';
import { randomStream } from '#film/random.ts';
import {
  engineVariables,
  startModelServer,
} from '#tests/support/model-servers/start-model-server.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';
import { freePort } from '#tests/support/free-port.ts';

export interface ChaosPlan {
  readonly jobs: number;
  /** Number of servers that make films together; more than one needs a shared database. */
  readonly servers: number;
  readonly databaseUrl: string | null;
  /** Puts what is to be there into the servers' data directory before the first one starts. */
  readonly prepare?: (dataFolder: string) => void;
  /** 0 to 1: the probability that the model's server misbehaves in each call. */
  readonly faultChance: number;
  /** Approximate milliseconds between two kills; longer if servers take longer to start. */
  readonly killEveryMs: number;
  readonly killsMax: number;
  /** No kills after this many milliseconds, so that the run ends on any machine. */
  readonly killForMs: number;
  /** The period over which orders are placed; all at once if absent. */
  readonly spreadMs?: number;
  readonly seed: number;
  /** For the whole run; anything not finished by then counts as unfinished. */
  readonly timeoutMs: number;
  readonly onProgress?: (sentence: string) => void;
}

export interface ChaosOutcome {
  readonly orders: number;
  readonly distinctOrders: number;
  /** Orders without a start frame. */
  readonly withoutFrame: number;
  readonly faults: number;
  readonly kills: number;
  readonly ready: number;
  readonly failed: readonly string[];
  readonly unfinished: number;
  readonly balance: number;
  readonly ledger: number;
  readonly seconds: number;
}

const ENTRY = 'tests/support/fake-film-server.ts';
const COST = 50;
const PAUSE_MS = 500;
/** A server lives this many times as long as it took to start, so that it gets some work done. */
const LIVES_PER_START = 1;

/**
 * Orders films of one clip each from a model whose server misbehaves randomly, while the servers
 * that make them are killed at random, and reports the results.
 */
export async function runEngineChaos(plan: ChaosPlan): Promise<ChaosOutcome> {
  const startedAt = performance.now();
  const until = startedAt + plan.timeoutMs;
  const say = plan.onProgress ?? (() => undefined);
  const folder = mkdtempSync(join(tmpdir(), 'casinoreel-engine-chaos-'));
  plan.prepare?.(folder);
  const model = await startModelServer('openai-videos');
  const fleet = await startFleet(plan, folder, model.url);
  const killing = fleet.killAtRandom();
  try {
    await model.instruct({ milliseconds: 300, size: { width: 64, height: 36 }, seed: plan.seed });
    const client = await openAccount(fleet.addresses, { films: plan.jobs, until });
    await model.instruct({ chance: plan.faultChance });
    killing.begin();
    await client.orderAll(plan.jobs, (plan.spreadMs ?? 0) / plan.jobs);
    say(`${plan.jobs} films ordered, ${killing.count()} kills so far`);
    const jobs = await client.untilAllEnded((ended) => {
      say(`${ended} of ${plan.jobs} films ended, ${killing.count()} kills so far`);
    });
    const kills = await killing.stop();
    const money = await client.money();
    const { orders, requests } = await model.happenings();
    return {
      orders: orders.length,
      withoutFrame: orders.filter(({ fields }) => !fields?.['input_reference']).length,
      distinctOrders: new Set(orders.map(({ seed }) => seed)).size,
      faults: requests.filter(({ fault }) => fault !== null).length,
      kills,
      ready: jobs.filter(({ status }) => status === 'ready').length,
      failed: jobs.flatMap(({ status, error }) => (status === 'failed' ? [error ?? ''] : [])),
      unfinished: jobs.filter(({ status }) => !['ready', 'failed'].includes(status)).length,
      ...money,
      seconds: Math.round((performance.now() - startedAt) / 1000),
    };
  } finally {
    await killing.stop().catch(() => undefined);
    await fleet.stop();
    model.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Small, so that some frames are drawn before a kill. */
const SMALL = { width: 64, height: 36 };

async function startFleet(plan: ChaosPlan, folder: string, modelUrl: string) {
  const random = randomStream(plan.seed, 'kills');
  const engine = engineVariables('openai-videos', modelUrl, {
    pricePerSecond: 0.01,
    atOnce: 20,
    recoverySeconds: 6,
    frames: 'start',
    sizes: { '16:9': SMALL, '9:16': SMALL, '1:1': SMALL },
  });
  const ports = await Promise.all(Array.from({ length: plan.servers }, () => freePort()));
  const servers = new Map<number, ServerProcess>();
  const start = async (port: number): Promise<number> => {
    const environment: Record<string, string> = {
      ...engine,
      ...(plan.databaseUrl !== null && { DATABASE_URL: plan.databaseUrl }),
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'fatal',
      RENDERS_AT_ONCE: '4',
      VIDEO_DAY_COST_MAX: '1000',
    };
    const startedAt = performance.now();
    servers.set(port, await startServer(ENTRY, ['100'], environment));
    return performance.now() - startedAt;
  };
  // One after the other: the first one creates the tables.
  let startMs = 0;
  for (const port of ports) startMs = await start(port);

  /** Each server is killed and restarted independently, so that kills are frequent. */
  function killAtRandom() {
    const stopped = new AbortController();
    let kills = 0;
    let ended: Promise<unknown> = Promise.resolve();
    const harass = async (port: number) => {
      let lifeMs = Math.max(plan.killEveryMs * ports.length, LIVES_PER_START * startMs);
      while (!stopped.signal.aborted) {
        const wait = lifeMs * (0.5 + random());
        await delay(wait, undefined, { signal: stopped.signal }).catch(() => undefined);
        if (stopped.signal.aborted || kills >= plan.killsMax) return;
        kills += 1;
        await servers.get(port)?.killGroup();
        lifeMs = Math.max(plan.killEveryMs * ports.length, LIVES_PER_START * (await start(port)));
      }
    };
    return {
      begin: () => {
        const timer = setTimeout(() => stopped.abort(), plan.killForMs);
        ended = Promise.all(ports.map(harass)).finally(() => clearTimeout(timer));
        // If a server ends by itself, whoever stops it is told.
        ended.catch(() => stopped.abort());
      },
      count: () => kills,
      stop: async () => {
        stopped.abort();
        await ended;
        return kills;
      },
    };
  }

  return {
    addresses: ports.map((port) => `http://localhost:${port}`),
    killAtRandom,
    stop: async () => {
      for (const server of servers.values()) await server.killGroup().catch(() => undefined);
    },
  };
}

interface Customer {
  readonly films: number;
  /** When to stop retrying. */
  readonly until: number;
}

async function openAccount(addresses: readonly string[], { films, until }: Customer) {
  let token = '';
  /** From the last response that was a list. */
  let nextPath: string | null = null;

  /**
   * Tries every server until one responds, since they are being killed. Orders have an idempotency
   * key, so that a repeat is not a second one.
   */
  async function call<Answer>(method: string, path: string, options: CallOptions = {}) {
    const { body, key } = options;
    let last: unknown = null;
    for (let attempt = 0; performance.now() < until; attempt += 1) {
      const address = addresses[attempt % addresses.length] ?? '';
      try {
        const response = await fetch(address + path, {
          method,
          headers: {
            ...(token !== '' && { authorization: `Bearer ${token}` }),
            ...(body !== undefined && { 'content-type': 'application/json' }),
            ...(key !== undefined && { 'idempotency-key': key }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
          signal: AbortSignal.timeout(20_000),
        });
        const text = await response.text();
        nextPath = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1] ?? null;
        if (response.ok) return (text === '' ? null : JSON.parse(text)) as Answer;
        last = `${response.status} ${text}`;
        if (response.status < 500) break;
      } catch (error) {
        last = error;
      }
      await delay(PAUSE_MS);
    }
    throw new Error(`${method} ${path}: ${String(last)}`);
  }

  const account = await call<AuthResponse>('POST', '/api/auth/register', {
    body: { username: 'anna', email: 'anna@example.test', password: 'long enough' },
  });
  ({ token } = account);
  await call('POST', '/api/auth/verify-age', { body: { ageVerified: true } });
  const orgId = account.organization.id;
  await call('POST', '/api/admin/users/credits', { body: { orgId, delta: films * COST } });

  const list = () => call<JobBody[]>('GET', '/api/jobs?limit=100');
  return {
    async orderAll(count: number, everyMs: number) {
      for (let film = 0; film < count; film += 1) {
        const body = { preset: 'slots', prompt: 'Bright reels all night long', duration: 5 };
        await call('POST', '/api/jobs', { body: { ...body, seed: film }, key: `film-${film}` });
        await delay(everyMs);
      }
    },
    async untilAllEnded(onEnded: (count: number) => void): Promise<JobBody[]> {
      let known = 0;
      for (;;) {
        const jobs = await list();
        const ended = jobs.filter(({ status }) => status === 'ready' || status === 'failed').length;
        if (ended > known) onEnded(ended);
        known = ended;
        if (ended === jobs.length || performance.now() > until) return jobs;
        await delay(PAUSE_MS);
      }
    },
    async money() {
      let ledger = 0;
      for (
        let path: string | null = '/api/credits/ledger?limit=100';
        path !== null;
        path = nextPath
      ) {
        const entries: { delta: number }[] = await call('GET', path);
        ledger += entries.reduce((sum, { delta }) => sum + delta, 0);
      }
      const { organization } = await call<AuthResponse>('GET', '/api/auth/me');
      return { balance: organization.creditBalance, ledger };
    },
  };
}

interface CallOptions {
  readonly body?: unknown;
  readonly key?: string;
}
