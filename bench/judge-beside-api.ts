/**
 * `npm run bench:judge-beside-api`: response times of `/healthz` while 40 texts designed to be slow
 * are checked, previewed and continued at once. Runs the whole server on the embedded database;
 * exits with 1 if the p99 exceeds the limit.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startServer } from '#tests/support/server-process.ts';
import { register, send } from './api-calls.ts';
import { adversarialText } from './adversarial-texts.ts';
import { freePort } from '#tests/support/free-port.ts';

const USERS = 4;
const CALLS_PER_USER = 10;
const ROUNDS = 3;
const TEXT_LENGTH = 2_000;
const LIMIT_MS = 50;
const EVERY_MS = 5;
const statuses: Record<string, number> = {};

const BODIES: Record<string, (text: string) => object> = {
  '/api/compliance/check': (prompt) => ({ prompt }),
  '/api/ai/generate-prompt': (draft) => ({ presetId: 'slots', draft }),
  '/api/storyboard/preview': (prompt) => ({ prompt, preset: 'slots' }),
};

const folder = mkdtempSync(join(tmpdir(), 'casinoreel-bench-'));
const port = String(await freePort());
const address = `http://localhost:${port}`;
const server = await startServer('src/server/processes/all.ts', [], {
  PORT: port,
  DATA_DIR: folder,
});
try {
  const tokens: string[] = [];
  for (let user = 0; user < USERS; user += 1) {
    tokens.push((await register(address, `bench${user}`)).token);
  }
  const asked = performance.now();
  await sendCounted(
    '/api/compliance/check',
    { prompt: adversarialText(0, TEXT_LENGTH) },
    tokens[0],
  );
  const coldMs = performance.now() - asked;
  // Warms up the code that the calls need.
  for (const path of Object.keys(BODIES)) await requestAll(path, tokens.slice(0, 1), ROUNDS);
  await measure(() => wait(1_000));
  const alone = await measure(() => wait(3_000));
  console.log('| GET /healthz | answers | p50 | p99 | slowest |\n| --- | --- | --- | --- | --- |');
  console.log(`| alone | ${row(alone)} |`);
  for (const path of Object.keys(BODIES)) {
    const beside = await measure(async () => {
      for (let round = 0; round < ROUNDS; round += 1) await requestAll(path, tokens, round);
    });
    console.log(`| beside ${USERS * CALLS_PER_USER} of ${path} | ${row(beside)} |`);
    if (quantile(beside, 0.99) > LIMIT_MS) process.exitCode = 1;
  }
  console.log(`\nThe first check, which starts the thread: ${coldMs.toFixed(0)} ms`);
  console.log(`Load: ${loadavg()[0]?.toFixed(1)}; statuses: ${JSON.stringify(statuses)}`);
} finally {
  await server.killGroup();
  rmSync(folder, { recursive: true, force: true });
}

function row(times: readonly number[]): string {
  const [p50, p99, slowest] = [0.5, 0.99, 1].map((part) => quantile(times, part).toFixed(1));
  return `${times.length} | ${p50} ms | ${p99} ms | ${slowest} ms`;
}

function quantile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/**
 * Sends requests at a steady rate until `work` is done, so that queueing is measured as latency.
 */
async function measure(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const asked: Promise<void>[] = [];
  const working = { isDone: false };
  const done = work().finally(() => {
    working.isDone = true;
  });
  while (!working.isDone) {
    const started = performance.now();
    const answered = fetch(`${address}/healthz`).then(async (response) => {
      await response.text();
      times.push(performance.now() - started);
    });
    asked.push(answered);
    await wait(EVERY_MS);
  }
  await Promise.all([done, ...asked]);
  return times;
}

async function requestAll(path: string, tokens: readonly string[], round: number): Promise<void> {
  const calls = tokens.flatMap((token, user) =>
    Array.from({ length: CALLS_PER_USER }, (_, call) => {
      const text = texts((round * USERS + user) * CALLS_PER_USER + call);
      return sendCounted(path, BODIES[path]?.(text) ?? {}, token);
    }),
  );
  await Promise.all(calls);
}

/** Cases found by hand, and generated ones. */
function texts(index: number): string {
  const known = ['借钱'.repeat(1_000), '18+ '.repeat(475).trim(), 'win lose '.repeat(222).trim()];
  return known[index % 6] ?? adversarialText(index, TEXT_LENGTH);
}

async function sendCounted(path: string, body: object, token?: string): Promise<void> {
  const { status } = await send(address + path, body, token);
  const name = `${path} ${status}`;
  statuses[name] = (statuses[name] ?? 0) + 1;
}
