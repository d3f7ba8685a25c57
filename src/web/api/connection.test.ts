import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { restoreConnection, useConnection, whileScreenWaits } from '#web/api/connection.ts';

const fetchFake = vi.fn<() => Promise<Response>>();
let browser: EventTarget;

const stateOf = () => useConnection.getState().state;

beforeEach(() => {
  vi.useFakeTimers();
  browser = new EventTarget();
  vi.stubGlobal('window', browser);
  vi.stubGlobal('fetch', fetchFake);
  vi.stubGlobal('navigator', { onLine: true });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetchFake.mockReset();
});

it('asks whether the server is alive until it answers, and says so meanwhile', async () => {
  fetchFake.mockRejectedValueOnce(new TypeError('refused'));
  fetchFake.mockResolvedValueOnce(new Response('', { status: 502 }));
  fetchFake.mockResolvedValue(new Response('ok'));
  const restored = restoreConnection();
  expect(restoreConnection(), 'one question for all who ask').toBe(restored);
  await vi.advanceTimersByTimeAsync(0);
  expect(stateOf()).toBe('reconnecting');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(stateOf()).toBe('reconnecting');
  await vi.advanceTimersByTimeAsync(2_000);
  await restored;
  expect(stateOf()).toBe('connected');
  expect(fetchFake).toHaveBeenCalledTimes(3);
});

it('tells a browser without a network apart, and asks at once when it has one again', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  fetchFake.mockRejectedValueOnce(new TypeError('offline'));
  fetchFake.mockResolvedValue(new Response('ok'));
  const restored = restoreConnection();
  await vi.advanceTimersByTimeAsync(0);
  expect(stateOf()).toBe('offline');
  browser.dispatchEvent(new Event('online'));
  await restored;
  expect(stateOf()).toBe('connected');
});

it('does not speak of one call that went wrong while the server is alive', async () => {
  fetchFake.mockResolvedValue(new Response('ok'));
  const told: string[] = [];
  const stop = useConnection.subscribe(({ state }) => told.push(state));
  await restoreConnection();
  stop();
  expect(told).not.toContain('reconnecting');
});

it('counts the screens that wait', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const waiting = whileScreenWaits(promise.then(() => undefined));
  expect(useConnection.getState().waitingScreens).toBe(1);
  resolve(undefined);
  await waiting;
  expect(useConnection.getState().waitingScreens).toBe(0);
});
