import { setTimeout as wait } from 'node:timers/promises';

import { expect, it } from 'vitest';

import { createOneAtATime } from './one-at-a-time.ts';

it('keeps the order of one key and runs others concurrently', async () => {
  const oneAtATime = createOneAtATime();
  const done: string[] = [];
  const work = (name: string, milliseconds: number) => async () => {
    await wait(milliseconds);
    done.push(name);
  };
  await Promise.all([
    oneAtATime('ann', work('ann 1', 40)),
    oneAtATime('ann', work('ann 2', 0)),
    oneAtATime('bob', work('bob 1', 0)),
  ]);
  expect(done).toEqual(['bob 1', 'ann 1', 'ann 2']);
});

it('continues after work that failed', async () => {
  const oneAtATime = createOneAtATime();
  const failed = oneAtATime('ann', () => Promise.reject(new Error('It failed')));
  const next = oneAtATime('ann', () => Promise.resolve(2));
  await expect(failed).rejects.toThrow('It failed');
  await expect(next).resolves.toBe(2);
});
