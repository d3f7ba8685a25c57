import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it, vi, type TestContext } from 'vitest';

import type { JobBody } from '#contracts/schemas/job.ts';
import { CLIP_FAILURES } from '#domain/clips/clip-failures.ts';
import { createHttpCustomer, type HttpCustomer } from '#tests/support/http-customer.ts';
import {
  engineVariables,
  startModelServer,
  type FakeProtocolName,
  type ModelServerProcess,
} from '#tests/support/model-servers/start-model-server.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';
import {
  createPostgresDatabase,
  placeEmbeddedDatabase,
  type DatabaseKind,
} from '#tests/support/test-database.ts';
import { freePort } from '#tests/support/free-port.ts';

const SERVER = 'tests/support/fake-film-server.ts';
const UNTIL = { timeout: 60_000, interval: 250 };
const SOON_MS = 200;
const NEVER_MS = 600_000;
/** A lost order of a paid model that cannot be looked up is not repeated. */
const UNRECOVERABLE = { status: 'failed', error: CLIP_FAILURES.fate_unknown } as const;

/** Registers cleanup after the test, in reverse order. */
type AtEnd = TestContext['onTestFinished'];

async function install(kind: DatabaseKind, variables: Record<string, string>, atEnd: AtEnd) {
  const folder = mkdtempSync(join(tmpdir(), 'casinoreel-engine-crash-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const environment: Record<string, string> = {
    ...variables,
    PORT: String(await freePort()),
    DATA_DIR: folder,
    LOG_LEVEL: 'fatal',
  };
  if (kind === 'embedded') placeEmbeddedDatabase(folder);
  else {
    const { url, drop } = await createPostgresDatabase();
    environment['DATABASE_URL'] = url;
    atEnd(drop);
  }
  const start = async (filmMilliseconds: number): Promise<ServerProcess> => {
    const server = await startServer(SERVER, [String(filmMilliseconds)], environment);
    atEnd(() => server.killGroup().catch(() => undefined));
    return server;
  };
  return { start, customer: createHttpCustomer(`http://localhost:${environment['PORT']}`) };
}

async function startModel(protocol: FakeProtocolName, atEnd: AtEnd): Promise<ModelServerProcess> {
  const model = await startModelServer(protocol);
  atEnd(() => model.kill());
  await model.instruct({ milliseconds: SOON_MS, size: { width: 64, height: 36 } });
  return model;
}

/** Brings a job into each state in which a worker can die, and returns which job is in which. */
async function fillAllStates(customer: HttpCustomer, model: ModelServerProcess) {
  const orderCount = async () => (await model.happenings()).orders.length;
  const composing = await customer.order();
  await customer.becomes(composing, { stage: 'Planning the video' });

  await model.instruct({ faults: [{ moment: 'content', kind: 'stall' }] });
  const fetching = await customer.order();
  await vi.waitFor(async () => {
    const { requests } = await model.happenings();
    expect(requests.some(({ fault }) => fault === 'stall')).toBe(true);
  }, UNTIL);

  await model.instruct({ faults: [{ moment: 'submit', kind: 'stall' }] });
  const submitting = await customer.order();
  await vi.waitFor(async () => expect(await orderCount()).toBe(3), UNTIL);

  await model.instruct({ milliseconds: NEVER_MS });
  const submitted = await customer.order();
  await customer.becomes(submitted, { stage: 'Generating footage' });
  return { composing, fetching, submitting, submitted };
}

/**
 * A protocol that recovers a lost order by its stored attempt, and one that cannot. How each protocol
 * recovers is tested by its contract; `engine-chaos.db.test.ts` kills servers of `openai-videos`.
 */
const CASES: readonly (readonly [FakeProtocolName, DatabaseKind, Partial<JobBody>])[] = [
  ['ai-sdk', 'postgres', { status: 'ready' }],
  ['fal', 'embedded', UNRECOVERABLE],
];

// Concurrently, because most of their time is spent waiting for leases to expire.
it.concurrent.for(CASES)(
  'a server killed in every state of %s (%s) recovers, and has ordered each clip once',
  { timeout: 300_000 },
  async ([protocol, kind, lost], { onTestFinished }) => {
    const model = await startModel(protocol, onTestFinished);
    // Without start frames, which would only take time to draw.
    const settings = { pricePerSecond: 0.01, atOnce: 10, frames: 'text' };
    const variables = engineVariables(protocol, model.url, settings);
    const { start, customer } = await install(kind, variables, onTestFinished);
    const first = await start(NEVER_MS);
    await customer.open();
    const jobs = await fillAllStates(customer, model);
    await first.killGroup();

    await model.instruct({ milliseconds: SOON_MS });
    await start(50);
    await customer.becomes(jobs.composing, { status: 'ready' });
    await customer.becomes(jobs.fetching, { status: 'ready' });
    await customer.becomes(jobs.submitted, { status: 'ready' });
    await customer.becomes(jobs.submitting, lost);
    const { orders } = await model.happenings();
    expect(orders).toHaveLength(4);
    expect(new Set(orders.map(({ seed }) => seed)).size).toBe(4);
    const { balance, deltas } = await customer.money();
    expect(deltas.reduce((sum, delta) => sum + delta, 0)).toBe(balance);
    expect(deltas.filter((delta) => delta === -50)).toHaveLength(4);
  },
);
