import { once } from 'node:events';
import { BroadcastChannel, threadId } from 'node:worker_threads';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createWorkerPool, WorkerPoolBusy, type WorkerPool } from './worker-pool.ts';

/**
 * Handles one request each: return a number, return its thread, throw an error, throw one after the
 * response, end the thread, or never return.
 */
const ENTRY = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads';
    parentPort.on('message', ({ request }) => {
      if (request === 'thread') parentPort.postMessage({ response: threadId });
      else if (request === 'fail') parentPort.postMessage({ error: 'It failed' });
      else if (request === 'fail later') {
        parentPort.postMessage({ response: threadId });
        setImmediate(() => { throw new Error('It failed later'); });
      }
      else if (request === 'exit') process.exit(1);
      else if (request === 'hang') {
        new BroadcastChannel('hanging').postMessage('now');
        for (;;);
      }
      else setTimeout(() => parentPort.postMessage({ response: request }), 20);
    });
  `)}`,
);

const OPTIONS = {
  entry: ENTRY,
  threadsMax: 1,
  waitingMax: 10,
  waitingPerUserMax: 3,
  /** Far longer than threads take to start, since machines may be busy. */
  timeoutMs: 50_000,
  loadingMs: 10_000,
  idleMs: 10_000,
};

/** On a busy machine a thread that fails may still be given a request, which is then rejected. */
const UNTIL = { timeout: 50_000, interval: 200 };

describe('createWorkerPool', () => {
  let pool: WorkerPool<string | number, unknown>;
  afterEach(() => pool.close());

  it('handles each request in its own thread', async () => {
    pool = createWorkerPool(OPTIONS);
    expect(await pool.run('ann', 7)).toBe(7);
    const thread = await pool.run('ann', 'thread');
    expect(thread).not.toBe(threadId);
    expect(await pool.run('bob', 'thread')).toBe(thread);
  });

  it("refuses one user's requests beyond the queue, not those of others", async () => {
    pool = createWorkerPool(OPTIONS);
    const asked = [1, 2, 3, 4].map((request) => pool.run('ann', request));
    await expect(pool.run('ann', 5)).rejects.toBeInstanceOf(WorkerPoolBusy);
    await expect(pool.run('bob', 6)).resolves.toBe(6);
    expect(await Promise.all(asked)).toEqual([1, 2, 3, 4]);
  });

  it('rejects with the error of the work and continues', async () => {
    pool = createWorkerPool(OPTIONS);
    await expect(pool.run('ann', 'fail')).rejects.toThrow('It failed');
    expect(await pool.run('ann', 1)).toBe(1);
  });

  it('starts another thread after one that ended', async () => {
    pool = createWorkerPool(OPTIONS);
    const lost = pool.run('ann', 'exit');
    const next = pool.run('bob', 1);
    await expect(lost).rejects.toThrow('A worker thread ended');
    expect(await next).toBe(1);
  });

  it('survives a thread that fails while it is idle', async () => {
    pool = createWorkerPool(OPTIONS);
    const lost = await pool.run('ann', 'fail later');
    // Nobody listens meanwhile.
    await new Promise((resolve) => setTimeout(resolve, 200));
    await vi.waitFor(async () => expect(await pool.run('ann', 'thread')).not.toBe(lost), UNTIL);
  });

  it('ends a thread that takes too long, and starts another', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const channel = new BroadcastChannel('hanging');
    onTestFinished(() => channel.close());
    pool = createWorkerPool(OPTIONS);
    const lost = pool.run('ann', 'hang');
    const next = pool.run('bob', 1);
    await once(channel, 'message');
    // Its first request may take longer.
    vi.advanceTimersByTime(OPTIONS.timeoutMs);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(OPTIONS.loadingMs);
    await expect(lost).rejects.toThrow('A worker thread took too long');
    expect(await next).toBe(1);
    // Only of the thread that is there.
    expect(vi.getTimerCount()).toBe(1);
  });

  it('ends an idle thread', async () => {
    pool = createWorkerPool({ ...OPTIONS, idleMs: 20 });
    const first = await pool.run('ann', 'thread');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await pool.run('ann', 'thread')).not.toBe(first);
  });
});
