import { setTimeout as delay } from 'node:timers/promises';

import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import type { OpenDatabase } from '#server/platform/database/database.ts';
import { tasks } from '#server/platform/database/schema/tasks.ts';
import { createLog } from '#server/platform/log.ts';
import { createFakeClock } from '#tests/support/fake-clock.ts';
import { DATABASE_KINDS, openTestDatabase } from '#tests/support/test-database.ts';

import { PermanentFailure, type Task, type TaskHandler } from './task-handler.ts';
import type { TaskName } from './task-policies.ts';
import { startTaskRunner, type TaskRunner } from './task-runner.ts';
import { claimTask, enqueue, finishTask, postponeTask, type NewTask } from './task-store.ts';

const UNTIL = { timeout: 50_000, interval: 10 };
/** Runners poll for tasks every second. */
const SOONER_THAN_BY_LOOKING_MS = 700;
const log = createLog('silent');

describe.each(DATABASE_KINDS)('tasks (%s)', (kind) => {
  let database: OpenDatabase;
  let clock = createFakeClock();
  const runners: TaskRunner[] = [];
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterEach(async () => {
    for (const runner of runners.splice(0)) await runner.stop();
    await database.db.delete(tasks);
    clock = createFakeClock();
  });
  afterAll(() => database.close());

  const put = (...all: NewTask[]) =>
    database.db.transaction(async (tx) => {
      for (const task of all) await enqueue(tx, task);
    });
  const email = (key: string, rest: Partial<NewTask> = {}): NewTask => ({
    name: 'send-email',
    key,
    ...rest,
  });
  const delivery = (key: string, group: string): NewTask => ({
    name: 'deliver-webhook',
    key,
    group,
  });
  const rows = () => database.db.select().from(tasks);

  async function start(
    handlers: Partial<Record<TaskName, TaskHandler>>,
    concurrency?: Partial<Record<TaskName, number>>,
  ): Promise<TaskRunner> {
    const { db, driver } = database;
    const runner = await startTaskRunner({
      db,
      driver,
      clock,
      log,
      handlers,
      ...(concurrency && { concurrency }),
    });
    runners.push(runner);
    return runner;
  }

  const handle = (run: (task: Task) => Promise<unknown>): TaskHandler => ({
    run: async (task) => {
      await run(task);
      return undefined;
    },
  });

  it('run at once when their transaction commits, and never if it does not', async () => {
    const seen: string[] = [];
    await start({ 'send-email': handle(async ({ key }) => void seen.push(key)) });
    await delay(100);
    const undone = database.db.transaction(async (tx) => {
      await enqueue(tx, email('undone'));
      throw new Error('Undone');
    });
    await expect(undone).rejects.toThrow('Undone');
    const keys = ['1', '2', '3', '4', '5'];
    const seenAt: number[] = [];
    for (const key of keys) {
      await put(email(key));
      await vi.waitFor(() => expect(seen).toContain(key), UNTIL);
      seenAt.push(performance.now());
    }
    expect(seen).toEqual(keys);
    // Without notifications, all but the first would wait for the next poll.
    expect(shortestPause(seenAt)).toBeLessThan(SOONER_THAN_BY_LOOKING_MS);
    await vi.waitFor(async () => expect(await rows()).toEqual([]), UNTIL);
  });

  it('run once each, highest priority first, although several processes claim them', async () => {
    const seen: string[] = [];
    const keys = Array.from({ length: 60 }, (_, index) => `${index}`);
    await put(...keys.map((key) => email(key)), email('urgent', { priority: 1 }));
    const run = handle(async ({ key }) => {
      seen.push(key);
      await delay(1);
    });
    await Promise.all([start({ 'send-email': run }), start({ 'send-email': run })]);
    await vi.waitFor(async () => expect(await rows()).toEqual([]), UNTIL);
    expect(seen.indexOf('urgent')).toBeLessThan(8);
    expect(seen.toSorted()).toEqual([...keys, 'urgent'].toSorted());
  });

  it('of one group run sequentially across all processes, and concurrently with others', async () => {
    const runningIn = new Map<string, number>();
    const seen: string[] = [];
    let together = 0;
    let inGroup = 0;
    const burst = Array.from({ length: 12 }, (_, index) => delivery(`a${index}`, 'a'));
    await put(...burst, delivery('b', 'b'));
    const run = handle(async ({ key }) => {
      const group = key.slice(0, 1);
      runningIn.set(group, (runningIn.get(group) ?? 0) + 1);
      inGroup = Math.max(inGroup, runningIn.get(group) ?? 0);
      together = Math.max(
        together,
        [...runningIn.values()].reduce((sum, count) => sum + count, 0),
      );
      seen.push(key);
      await delay(20);
      runningIn.set(group, (runningIn.get(group) ?? 0) - 1);
    });
    await Promise.all([start({ 'deliver-webhook': run }), start({ 'deliver-webhook': run })]);
    await vi.waitFor(() => expect(seen).toHaveLength(13), UNTIL);
    expect([inGroup, together]).toEqual([1, 2]);
    expect(seen.indexOf('b')).toBeLessThan(3);
  });

  it('are retried with their delays and then given up, permanent failures at once', async () => {
    const attempts: string[] = [];
    const given: string[] = [];
    const handler: TaskHandler = {
      run: async ({ key, attempt }) => {
        attempts.push(`${key} ${attempt}`);
        await Promise.resolve();
        throw key === 'never' ? new PermanentFailure('Never') : new Error('Not now');
      },
      onGiveUp: async (key) => void given.push(key),
    };
    await put(delivery('often', 'a'), delivery('never', 'b'));
    await start({ 'deliver-webhook': handler });
    await vi.waitFor(() => expect(given).toEqual(['never']), UNTIL);
    for (let round = 2; round <= 6; round += 1) {
      expect(attempts).not.toContain(`often ${round}`);
      clock.advance(3600_000);
      await vi.waitFor(() => expect(attempts).toContain(`often ${round}`), UNTIL);
    }
    await vi.waitFor(() => expect(given).toEqual(['never', 'often']), UNTIL);
    await vi.waitFor(async () => expect(await rows()).toEqual([]), UNTIL);
  });

  it('run again at the time set by their handler, with all attempts left', async () => {
    const seen: number[] = [];
    const seenAt: number[] = [];
    await put(email('poll'));
    await start({
      'send-email': {
        run: async ({ attempt }) => {
          seen.push(attempt);
          seenAt.push(performance.now());
          await Promise.resolve();
          if (seen.length === 3) return undefined;
          return { againAt: new Date(clock.now().getTime() + 50) };
        },
      },
    });
    await vi.waitFor(() => expect(seen).toEqual([1, 1, 1]), UNTIL);
    expect(shortestPause(seenAt)).toBeLessThan(SOONER_THAN_BY_LOOKING_MS);
    await vi.waitFor(async () => expect(await rows()).toEqual([]), UNTIL);
  });

  it('run once more if they were enqueued while running', async () => {
    let runs = 0;
    await put(email('twice'));
    await start({
      'send-email': handle(async () => {
        runs += 1;
        if (runs === 1) await put(email('twice'), email('twice'));
      }),
    });
    await vi.waitFor(async () => expect([runs, await rows()]).toEqual([2, []]), UNTIL);
  });

  it('are released when the process stops, without counting as an attempt', async () => {
    await put(email('long'));
    const runner = await start({
      'send-email': handle(async ({ signal }) => {
        await delay(60_000, undefined, { signal });
      }),
    });
    await vi.waitFor(async () => expect((await rows())[0]?.attempts).toBe(1), UNTIL);
    await runner.stop();
    expect(await rows()).toMatchObject([{ attempts: 0, leaseToken: null }]);
    const seen: number[] = [];
    await start({ 'send-email': handle(async ({ attempt }) => void seen.push(attempt)) });
    await vi.waitFor(() => expect(seen).toEqual([1]), UNTIL);
  });

  it('of a dead process are released when their lease expires, and its late writes are ignored', async () => {
    await put(email('abandoned'));
    const dead = await claimTask(database.db, 'send-email', { now: clock.now() });
    if (!dead) throw new Error('Nothing was claimed');
    expect(await claimTask(database.db, 'send-email', { now: clock.now() })).toBeNull();
    const finish = { resolve: () => undefined as unknown };
    const finished = new Promise((resolve) => {
      finish.resolve = () => resolve(undefined);
    });
    await database.db
      .update(tasks)
      .set({ leaseExpiresAt: sql`now() - interval '1 second'` })
      .where(eq(tasks.key, 'abandoned'));
    const attempts: number[] = [];
    await start({
      'send-email': handle(async ({ attempt }) => {
        attempts.push(attempt);
        await finished;
      }),
    });
    await vi.waitFor(() => expect(attempts).toEqual([2]), UNTIL);
    await finishTask(database.db, dead);
    await postponeTask(database.db, dead, { dueAt: new Date(), attempts: 0 });
    const [row] = await rows();
    expect(row?.attempts).toBe(2);
    expect(row?.leaseToken).not.toBeNull();
    finish.resolve();
    await vi.waitFor(async () => expect(await rows()).toEqual([]), UNTIL);
  });

  it('that kill every process that runs them are given up', async () => {
    await put(delivery('poison', 'a'));
    await database.db.update(tasks).set({ attempts: 6 });
    const run = vi.fn<TaskHandler['run']>();
    const onGiveUp = vi.fn<NonNullable<TaskHandler['onGiveUp']>>();
    await start({ 'deliver-webhook': { run, onGiveUp } });
    await vi.waitFor(() => expect(onGiveUp).toHaveBeenCalledOnce(), UNTIL);
    expect(run).not.toHaveBeenCalled();
  });

  it('with a schedule run once for all processes, and again when due', async () => {
    const run = vi.fn<TaskHandler['run']>(() => Promise.reject(new Error('Whatever happens')));
    await Promise.all([start({ housekeeping: { run } }), start({ housekeeping: { run } })]);
    await vi.waitFor(() => expect(run).toHaveBeenCalled(), UNTIL);
    await delay(200);
    expect(run).toHaveBeenCalledOnce();
    clock.advance(15 * 60_000);
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2), UNTIL);
    expect(await rows()).toHaveLength(1);
  });
});

/** The shortest time between consecutive events: a busy machine delays some of them, hardly all. */
function shortestPause(moments: readonly number[]): number {
  return Math.min(...moments.slice(1).map((moment, index) => moment - (moments[index] ?? 0)));
}
