import { Writable } from 'node:stream';

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { checkReadiness } from '#server/platform/readiness.ts';
import { createLog } from '#server/platform/log.ts';
import { openMetrics } from '#server/platform/metrics/open-metrics.ts';
import type { TaskRunner } from '#server/platform/tasks/task-runner.ts';
import type { SpanStart, Tracing } from '#server/platform/tracing/tracing.ts';
import { createFakeFilmMaker } from '#tests/support/fake-film-maker.ts';
import { startRendering } from '#tests/support/start-rendering.ts';
import { DATABASE_KINDS } from '#tests/support/test-database.ts';
import { openTestApi, VIDEO_REQUEST, type TestApi } from '#tests/support/test-api.ts';
import { openTestPlatform } from '#tests/support/test-platform.ts';

interface Line {
  readonly msg: string;
  readonly requestId?: string;
  readonly jobId?: string;
}

const HIDDEN = '/srv/secret/path';
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const METRICS_TOKEN = 'a token for prometheus';

describe.each(DATABASE_KINDS)('a server seen from outside (%s)', (kind) => {
  let written = '';
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      written += chunk.toString();
      done();
    },
  });
  const spans: SpanStart[] = [];
  const tracing: Tracing = {
    startSpan: (start) => {
      spans.push(start);
      const id = String(spans.length).padStart(16, '0');
      return { traceparent: `00-${TRACE}-${id}-01`, event: () => {}, end: () => {} };
    },
    close: () => Promise.resolve(),
  };
  let opened: TestApi | undefined;
  let worker: TaskRunner | undefined;
  let isStorageAway = false;
  const api = (): TestApi => {
    if (!opened) throw new Error('Not open');
    return opened;
  };

  beforeAll(async () => {
    const platform = await openTestPlatform(kind, { METRICS_TOKEN });
    const log = createLog('info', { destination });
    const metrics = openMetrics(platform.db, platform.clock);
    const storage = {
      ...platform.storage,
      check: () => (isStorageAway ? Promise.reject(new Error(HIDDEN)) : platform.storage.check()),
    };
    // The platform's own fakes give way to what processes use.
    const real = {
      ...platform,
      log,
      metrics,
      storage,
      tracing,
    };
    opened = await openTestApi(real);
    worker = await startRendering(opened, createFakeFilmMaker(0));
  });
  afterAll(async () => {
    await worker?.stop();
    await opened?.close();
  });

  it('names request and job in log and trace, from the call to the finished film', async () => {
    const { token } = await api().signUp({ credits: 100 });
    const response = await api().call('POST', '/api/jobs', { token, body: VIDEO_REQUEST });
    const { id } = response.json<{ id: string }>();
    await vi.waitFor(() => expect(written).toContain('a film is ready'), 50_000);
    const lines = written
      .trim()
      .split('\n')
      .map((text) => JSON.parse(text) as Line);
    const ready = lines.find(({ msg }) => msg === 'a film is ready');
    const requestId = response.headers['x-request-id'];
    expect(ready).toMatchObject({ requestId, jobId: id, traceId: TRACE });
    const called = spans.findIndex(({ name }) => name === 'POST /api/jobs');
    const parent = `00-${TRACE}-${String(called + 1).padStart(16, '0')}-01`;
    const rendered = spans.find(({ name }) => name === 'render video');
    expect(rendered).toMatchObject({ parent, attributes: { jobId: id } });
  });

  it('counts verdicts, renders, refunds and calls, without a name in a label', async () => {
    await worker?.stop();
    const { token } = await api().signUp();
    const made = await api().call('POST', '/api/jobs', { token, body: VIDEO_REQUEST });
    const { id } = made.json<{ id: string }>();
    const cancelled = await api().call('POST', `/api/jobs/${id}/cancel`, { token });
    expect(cancelled.statusCode).toBe(200);
    const headers = { authorization: `Bearer ${METRICS_TOKEN}`, 'x-forwarded-for': '198.51.100.7' };
    const { body, statusCode } = await api().call('GET', '/metrics', { headers });
    expect(statusCode).toBe(200);
    expect(body).toMatch(/^casinoreel_queue_depth\{status="queued"\} \d+$/m);
    expect(body).toMatch(/^casinoreel_queue_oldest_seconds \d/m);
    expect(body).toMatch(/^casinoreel_verdicts_total\{decision="allow"\} 2$/m);
    expect(body).toMatch(/^casinoreel_render_seconds_count\{outcome="ready"\} 1$/m);
    expect(body).toMatch(
      /^casinoreel_http_request_seconds_count\{method="POST",route="\/api\/jobs",status="201"\} \d$/m,
    );
    expect(body).toMatch(/^casinoreel_refunds_total 1$/m);
    expect(body).toMatch(/^process_resident_memory_bytes \d/m);
    expect(body).not.toContain(id);
  });

  it('shows its figures to the token, and to nobody that a proxy hands on', async () => {
    const ask = async (headers: Record<string, string>) =>
      (await api().call('GET', '/metrics', { headers })).statusCode;
    expect(await ask({ authorization: `Bearer ${METRICS_TOKEN}` })).toBe(200);
    for (const proxied of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']) {
      expect(await ask({ [proxied]: '198.51.100.7' })).toBe(404);
    }
    const wrong = { authorization: 'Bearer wrong', 'x-forwarded-for': '198.51.100.7' };
    expect(await ask(wrong)).toBe(404);
  });

  it('says which part is not ready, and nothing of why to strangers', async () => {
    const parts = { database: 'ok', storage: 'ok', disk: 'ok' };
    const ready = await api().call('GET', '/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready', parts }]);
    isStorageAway = true;
    const response = await api().call('GET', '/readyz');
    expect(response.statusCode).toBe(503);
    expect(response.json()).toEqual({
      status: 'unavailable',
      code: 'unavailable',
      message: 'Not ready: storage',
      parts: { ...parts, storage: 'does not work' },
    });
    expect(written).toContain(HIDDEN);
  });
});

it('does not wait for a part that does not answer', async () => {
  const checks = { database: () => new Promise<never>(() => {}), disk: () => Promise.resolve() };
  const { isReady, parts } = await checkReadiness(checks);
  expect([isReady, parts]).toEqual([
    false,
    { database: 'does not answer within 2 seconds', disk: 'ok' },
  ]);
});
