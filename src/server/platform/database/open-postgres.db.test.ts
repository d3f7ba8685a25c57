import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { rowsOf } from '#server/platform/database/database.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

/** For the server to end the connection after it has answered. */
const A_MOMENT_MS = 100;

it('outlives the loss of a connection between two statements of a transaction', async () => {
  const database = await openTestDatabase('postgres');
  const { db } = database;
  const torn = db.transaction(async (tx) => {
    const ending = rowsOf(tx, sql`select pg_terminate_backend(pg_backend_pid())`);
    await ending.catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, A_MOMENT_MS));
    await rowsOf(tx, sql`select 1`);
  });

  await expect(torn).rejects.toThrow('Failed query');
  expect(await rowsOf(db, sql`select 1 as one`)).toEqual([{ one: 1 }]);
  await database.close();
});
