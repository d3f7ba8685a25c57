/**
 * Response times of the API while a film is made, and while none is: `node
 * bench/film-beside-api.ts`. Runs the whole server on the embedded database; calls are sent at a
 * steady rate, so that queueing is measured as latency.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { startServer } from '#tests/support/server-process.ts';
import { freePort } from '#tests/support/free-port.ts';
import { post, register } from './api-calls.ts';

const CALLS_PER_SECOND = 60;
const ROUND_SECONDS = 8;
const ROUNDS = 3;

const folder = mkdtempSync(join(tmpdir(), 'casinoreel-bench-'));
const port = String(await freePort());
const address = `http://localhost:${port}`;
const server = await startServer('src/server/processes/all.ts', [], {
  PORT: port,
  DATA_DIR: folder,
  LIMIT_CALLS_PER_USER: '1000000000',
});
try {
  const { token } = await register(address, 'bench');
  // Warms up the code that the calls need.
  await responseMilliseconds(token);
  const idle = await median(token);
  await post(`${address}/api/jobs`, order(), token);
  await untilRendering(token);
  const busy = await median(token);
  const { status } = await onlyJob(token);
  console.log(`Load after: ${loadavg()[0]?.toFixed(1)}; the film is ${status}.\n`);
  console.log('| GET /api/jobs, 60 calls/s | p50 | p99 |\n| --- | --- | --- |');
  console.log(`| no film is made | ${idle.p50} ms | ${idle.p99} ms |`);
  console.log(`| a film is made | ${busy.p50} ms | ${busy.p99} ms |`);
} finally {
  await server.killGroup();
  rmSync(folder, { recursive: true, force: true });
}

interface Answers {
  readonly p50: number;
  readonly p99: number;
}

/** The round with the median p99. */
async function median(token: string): Promise<Answers> {
  const rounds: Answers[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await responseMilliseconds(token));
  const sorted = rounds.toSorted((a, b) => a.p99 - b.p99);
  const middle = sorted[ROUNDS >> 1];
  if (!middle) throw new Error('No round was measured');
  return middle;
}

async function responseMilliseconds(token: string): Promise<Answers> {
  const { latency, non2xx } = await autocannon({
    url: `${address}/api/jobs`,
    connections: 4,
    overallRate: CALLS_PER_SECOND,
    duration: ROUND_SECONDS,
    headers: { authorization: `Bearer ${token}` },
  });
  if (non2xx > 0) throw new Error(`${non2xx} calls failed`);
  return { p50: latency.p50, p99: latency.p99 };
}

function order() {
  const prompt = 'A glamorous Friday night of roulette at the Grand Meridian';
  return { preset: 'roulette', prompt, duration: 60, fps: 60 };
}

interface Job {
  readonly status: string;
  readonly progress: number;
}

async function onlyJob(token: string): Promise<Job> {
  const headers = { authorization: `Bearer ${token}` };
  const [job] = (await (await fetch(`${address}/api/jobs`, { headers })).json()) as Job[];
  if (!job) throw new Error('The job is gone');
  return job;
}

async function untilRendering(token: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if ((await onlyJob(token)).progress > 0.01) return;
    await wait(500);
  }
  throw new Error('The film was not begun');
}
