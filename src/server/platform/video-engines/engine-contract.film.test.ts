import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { BlockList } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import type { ClipFailure } from '#domain/clips/clip-failures.ts';
import { openClipReader } from '#film/clips/clip-reader.ts';
import { readClipFacts } from '#film/clips/read-clip-facts.ts';
import { configFrom } from '#server/platform/config/config.ts';
import { parseEnvironment } from '#server/platform/config/environment.ts';
import { createOutbound } from '#server/platform/outbound/outbound.ts';
import { lumaOf } from '#tests/support/model-servers/clip-file.ts';
import type { Outcome } from '#tests/support/model-servers/fake-orders.ts';
import {
  engineVariables,
  startModelServer,
  type FakeProtocolName,
  type ModelServerProcess,
} from '#tests/support/model-servers/start-model-server.ts';

import { ClipFileError, fetchClip } from './fetch-clip.ts';
import { openVideoEngines } from './open-video-engines.ts';
import {
  MaybeAccepted,
  NotAccepted,
  type ClipHandle,
  type ClipOutput,
  type OrderAttempt,
} from './video-engine.ts';
import { freePort } from '#tests/support/free-port.ts';

/** Nothing listens there, and fetch does not block the port by itself. */
const NOBODY = `http://127.0.0.1:${await freePort()}`;
const WAIT = { timeout: 50_000, interval: 30 };
const OPTIONS = { signal: new AbortController().signal };
const SUBMIT = { ...OPTIONS, callbackUrl: null };
const outbound = createOutbound({ allowed: new BlockList() });
const folder = mkdtempSync(join(tmpdir(), 'casinoreel-contract-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Capabilities {
  readonly name: FakeProtocolName;
  /** How a lost response is recovered. */
  readonly recovers: 'by looking' | 'by asking again' | 'by callback';
  readonly cancels: boolean;
  readonly hasKey: boolean;
}

const ENGINES: readonly Capabilities[] = [
  { name: 'openai-videos', recovers: 'by looking', cancels: true, hasKey: true },
  { name: 'comfyui', recovers: 'by looking', cancels: true, hasKey: false },
  { name: 'fal', recovers: 'by callback', cancels: true, hasKey: true },
  { name: 'ai-sdk', recovers: 'by asking again', cancels: false, hasKey: true },
];

describe.each(ENGINES)('the engine $name', ({ name, recovers, cancels, hasKey }) => {
  let server: ModelServerProcess;
  beforeAll(async () => {
    server = await startModelServer(name);
    await server.instruct({ milliseconds: 120, size: { width: 64, height: 36 } });
  });
  afterAll(() => server.kill());

  function open(settings: Record<string, unknown> = {}, url = server.url) {
    const environment = parseEnvironment({
      ...engineVariables(name, url, { downloadMegabytesMax: 2, ...settings }),
      DATA_DIR: folder,
    });
    const found = openVideoEngines(configFrom(environment).video).get(name);
    if (!found) throw new Error(`No ${name}`);
    return found;
  }

  let attempts = 0;
  function attempt(prompt = 'A wheel in the evening light'): OrderAttempt {
    attempts += 1;
    return {
      order: {
        prompt: `${prompt} ${attempts}`,
        width: 1280,
        height: 720,
        seconds: 2,
        seed: attempts,
      },
      attemptId: crypto.randomUUID(),
      since: new Date(),
      callbackId: null,
    };
  }

  async function finish(handle: ClipHandle) {
    const { engine } = open();
    return vi.waitFor(async () => {
      const response = await engine.poll(handle, OPTIONS);
      expect(response.state).not.toBe('running');
      return response;
    }, WAIT);
  }

  async function outputOf(handle: ClipHandle): Promise<ClipOutput> {
    const response = await finish(handle);
    if (response.state !== 'done') throw new Error(JSON.stringify(response));
    return response.output;
  }

  function fetchTo(output: ClipOutput) {
    const path = join(folder, crypto.randomUUID());
    return {
      path,
      fetched: fetchClip(output, { rules: open().settings, outbound, path, ...OPTIONS }),
    };
  }

  it('orders what was requested, once, and delivers exactly that clip', async () => {
    const { engine } = open();
    const one = attempt();
    const other = attempt();
    const first = await engine.submit(one, SUBMIT);
    const second = await engine.submit(other, SUBMIT);
    expect(first.handle.id).not.toBe(second.handle.id);
    expect(JSON.stringify(first.handle)).not.toContain('key-for');
    const { orders } = await server.happenings();
    for (const { order } of [one, other]) {
      expect(orders.filter(({ prompt }) => prompt === order.prompt)).toMatchObject([order]);
    }
    const { path, fetched } = fetchTo(await outputOf(second.handle));
    expect(await fetched).toMatch(/^[0-9a-f]{64}$/);
    expect(await readClipFacts(path)).toEqual({ width: 64, height: 36, seconds: 2 });
    expect(await lumaIn(path)).toBeCloseTo(lumaOf(other.order.seed), -1);
    const again = await fetchTo(await outputOf(first.handle)).fetched;
    expect(again).not.toBe(await fetched);
  });

  it.each(recovers === 'by looking' ? [name] : [])(
    '%s finds an order whose response was lost',
    async () => {
      const { engine } = open();
      for (const kind of ['dropAfter', 'errorAfter'] as const) {
        const lost = attempt();
        await server.instruct({ faults: [{ moment: 'submit', kind }] });
        await expect(engine.submit(lost, SUBMIT)).rejects.toThrow(MaybeAccepted);
        const { orders } = await server.happenings();
        const accepted = orders.filter(({ prompt }) => prompt === lost.order.prompt);
        const recovery = await engine.recover(lost, OPTIONS);
        expect(recovery).toEqual({ found: accepted.map(({ id }) => ({ id })), isCertain: true });
        expect(accepted).toHaveLength(1);
      }
    },
  );

  it.each(recovers === 'by looking' ? [name] : [])(
    '%s proves that an order never arrived',
    async () => {
      const { engine } = open();
      const lost = attempt();
      await server.instruct({ faults: [{ moment: 'submit', kind: 'dropBefore' }] });
      await expect(engine.submit(lost, SUBMIT)).rejects.toThrow(MaybeAccepted);
      expect(await engine.recover(lost, OPTIONS)).toEqual({ found: [], isCertain: true });
    },
  );

  it.each(recovers === 'by asking again' ? [name] : [])(
    '%s sends the order again with the same key',
    async () => {
      const { engine } = open();
      const lost = attempt();
      await server.instruct({ faults: [{ moment: 'submit', kind: 'dropAfter' }] });
      await expect(engine.submit(lost, SUBMIT)).rejects.toThrow(MaybeAccepted);
      const recovery = await engine.recover(lost, OPTIONS);
      if (recovery === 'unknown') throw new Error('not recovered');
      const [handle] = recovery.found;
      expect(handle && (await finish(handle)).state).toBe('done');
      const { orders } = await server.happenings();
      expect(orders.filter(({ prompt }) => prompt === lost.order.prompt)).toHaveLength(1);
    },
  );

  it.each(recovers === 'by callback' ? [name] : [])(
    '%s learns about a lost order only by its callback',
    async () => {
      const { engine } = open();
      const lost = attempt();
      await server.instruct({ faults: [{ moment: 'submit', kind: 'dropAfter' }] });
      await expect(engine.submit(lost, SUBMIT)).rejects.toThrow(MaybeAccepted);
      expect(await engine.recover(lost, OPTIONS)).toBe('unknown');
      const { orders } = await server.happenings();
      const callbackId = orders.find(({ prompt }) => prompt === lost.order.prompt)?.id ?? '';
      const recovery = await engine.recover({ ...lost, callbackId }, OPTIONS);
      if (recovery === 'unknown') throw new Error('not recovered');
      const [handle] = recovery.found;
      expect(handle && (await finish(handle)).state).toBe('done');
    },
  );

  it('distinguishes a refusal from an error', async () => {
    const { engine } = open();
    await server.instruct({ faults: [{ moment: 'submit', kind: 'tooMany' }] });
    await expect(engine.submit(attempt(), SUBMIT)).rejects.toMatchObject({
      name: 'NotAccepted',
      isRetryable: true,
    });
    await server.instruct({ faults: [{ moment: 'submit', kind: 'unavailable' }] });
    await expect(engine.submit(attempt(), SUBMIT)).rejects.toThrow(MaybeAccepted);
    const nobody = open({}, NOBODY).engine;
    await expect(nobody.submit(attempt(), SUBMIT)).rejects.toMatchObject({
      failure: 'unreachable',
      isRetryable: true,
    });
  });

  it.each(hasKey ? [name] : [])('%s reports that its key is refused, without the key', async () => {
    const apiKey = 'a-wrong-key-nobody-must-see';
    const environment = { ...engineVariables(name, server.url), VIDEO_API_KEY: apiKey };
    const config = configFrom(parseEnvironment({ ...environment, DATA_DIR: folder }));
    const engine = openVideoEngines(config.video).get(name)?.engine;
    const refusal: unknown = await engine
      ?.submit(attempt(), SUBMIT)
      .catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(NotAccepted);
    expect(refusal).toMatchObject({ failure: 'access_refused', isRetryable: false });
    expect(String(refusal)).not.toContain(apiKey);
  });

  it('does not treat a failed query as a failed clip', async () => {
    const { engine } = open();
    const { handle } = await engine.submit(attempt(), SUBMIT);
    for (const kind of ['html502', 'dropBefore', 'unavailable', 'tooMany'] as const) {
      await server.instruct({ faults: [{ moment: 'poll', kind }] });
      await expect(engine.poll(handle, OPTIONS)).rejects.toThrow(
        /fetch failed|\d{3}|Gateway|JSON|loading|too many/i,
      );
    }
    expect((await finish(handle)).state).toBe('done');
  });

  it.each<[Outcome, ClipFailure]>([
    ['refused', 'refused_by_safety'],
    ['outOfMemory', 'out_of_memory'],
    ['cancelled', 'cancelled_by_model'],
  ])('reports why: %s', async (outcome, failure) => {
    await server.instruct({ outcomes: [outcome] });
    const { handle } = await open().engine.submit(attempt(), SUBMIT);
    expect(await finish(handle)).toMatchObject({ state: 'failed', failure });
  });

  it('notices that the server has lost the order', async () => {
    await server.instruct({ outcomes: ['lost'] });
    const { handle } = await open().engine.submit(attempt(), SUBMIT);
    expect(await finish(handle)).toEqual({ state: 'lost' });
  });

  it('notices a success without a file', async () => {
    await server.instruct({ outcomes: ['noFile'] });
    const { handle } = await open().engine.submit(attempt(), SUBMIT);
    const response = await finish(handle);
    const failure =
      response.state === 'done'
        ? await fetchTo(response.output).fetched.catch((error: unknown) => error)
        : response;
    expect(failure).toMatchObject({ failure: 'no_file' });
  });

  it.each<[Outcome, ClipFailure]>([
    ['oversize', 'too_large'],
    ['elsewhere', 'host_not_allowed'],
  ])('does not accept the file: %s', async (outcome, failure) => {
    await server.instruct({ outcomes: [outcome] });
    const { handle } = await open().engine.submit(attempt(), SUBMIT);
    const { path, fetched } = fetchTo(await outputOf(handle));
    await expect(fetched).rejects.toMatchObject({ failure });
    expect(existsSync(path)).toBe(false);
  });

  it('notices a file that is not a video', async () => {
    await server.instruct({ outcomes: ['notVideo'] });
    const { handle } = await open().engine.submit(attempt(), SUBMIT);
    const { path, fetched } = fetchTo(await outputOf(handle));
    await fetched;
    expect(await readClipFacts(path)).toBeNull();
  });

  it('downloads slow bodies completely, and keeps nothing of interrupted ones', async () => {
    const { handle } = await open().engine.submit(attempt(), SUBMIT);
    const output = await outputOf(handle);
    const whole = await fetchTo(output).fetched;
    await server.instruct({ faults: [{ moment: 'content', kind: 'slowBody' }] });
    expect(await fetchTo(output).fetched).toBe(whole);
    await server.instruct({ faults: [{ moment: 'content', kind: 'cutBody' }] });
    const { path, fetched } = fetchTo(output);
    const error: unknown = await fetched.catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(ClipFileError);
    expect(existsSync(path)).toBe(false);
  });

  it.each(cancels ? [name] : [])('%s cancels', async () => {
    const { engine } = open();
    const one = attempt();
    const { handle } = await engine.submit(one, SUBMIT);
    await engine.cancel(handle, OPTIONS);
    const { orders } = await server.happenings();
    const order = orders.find(({ prompt }) => prompt === one.order.prompt);
    expect(order?.isCancelled).toBe(true);
  });

  it('reports that it is healthy', async () => {
    expect(await open().engine.check(OPTIONS)).toMatch(/\w/);
  });

  it.each(name === 'ai-sdk' ? [] : [name])(
    '%s reports that the server is unreachable',
    async () => {
      await expect(open({}, NOBODY).engine.check(OPTIONS)).rejects.toThrow('fetch failed');
    },
  );
});

async function lumaIn(path: string): Promise<number> {
  const reader = await openClipReader(path);
  try {
    const { y } = await reader.pictureAt(0.5);
    return y.bytes[100] ?? 0;
  } finally {
    reader.close();
  }
}
