import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Storage } from '#server/platform/storage/storage.ts';

/** `/healthz`: the process answers. `/readyz`: the database and the storage answer it. */
export function answerHealth(app: FastifyInstance, db: Database, storage: Storage): void {
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async () => {
    try {
      await Promise.all([db.execute(sql`select 1`), storage.check()]);
    } catch (cause) {
      throw new AppError('unavailable', { cause });
    }
    return { status: 'ready' };
  });
}
