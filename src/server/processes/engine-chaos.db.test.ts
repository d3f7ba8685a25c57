import { expect, it } from 'vitest';

import { runEngineChaos } from '#tests/support/engine-chaos.ts';
import { placeEmbeddedDatabase } from '#tests/support/test-database.ts';

const JOBS = 5;

// The long version, on PostgreSQL with several servers, is `npm run chaos:engines`.
it(
  'orders each clip once, whatever is killed and whatever goes wrong',
  { timeout: 400_000 },
  async () => {
    const outcome = await runEngineChaos({
      jobs: JOBS,
      servers: 1,
      databaseUrl: null,
      prepare: placeEmbeddedDatabase,
      faultChance: 0.2,
      killEveryMs: 2_000,
      killsMax: 2,
      killForMs: 60_000,
      seed: 7,
      timeoutMs: 360_000,
    });
    expect(outcome).toMatchObject({
      orders: JOBS,
      withoutFrame: 0,
      distinctOrders: JOBS,
      ready: JOBS,
      failed: [],
      unfinished: 0,
      balance: 50,
      ledger: 50,
    });
  },
);
