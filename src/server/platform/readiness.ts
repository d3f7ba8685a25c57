import { statfs } from 'node:fs/promises';

import { sql } from 'drizzle-orm';

import type { Database } from '#server/platform/database/database.ts';
import type { Storage } from '#server/platform/storage/storage.ts';

/** What a process needs to work, by name; a check rejects if its part fails. */
export type ReadinessChecks = Readonly<Record<string, () => Promise<unknown>>>;

export interface Readiness {
  readonly isReady: boolean;
  /** `ok`, or what is wrong in a few words that anyone may read. */
  readonly parts: Readonly<Record<string, string>>;
  /** The complete errors, for the log. */
  readonly errors: ReadonlyMap<string, unknown>;
}

const TIMEOUT_MS = 2_000;
/** Less than a long film and its segments need. */
const FREE_BYTES_MIN = 256 * 1024 * 1024;

/** Its message may be read by anyone. */
class PartFault extends Error {}

/** Checks all parts at once, with a short timeout for each. */
export async function checkReadiness(checks: ReadinessChecks): Promise<Readiness> {
  const errors = new Map<string, unknown>();
  const asked = Object.entries(checks).map(async ([part, check]): Promise<[string, string]> => {
    try {
      await withinTime(check());
      return [part, 'ok'];
    } catch (error) {
      errors.set(part, error);
      return [part, error instanceof PartFault ? error.message : 'does not work'];
    }
  });
  const parts = Object.fromEntries(await Promise.all(asked));
  return { isReady: errors.size === 0, parts, errors };
}

async function withinTime(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    const fault = new PartFault(`does not answer within ${TIMEOUT_MS / 1000} seconds`);
    timer = setTimeout(() => reject(fault), TIMEOUT_MS);
  });
  try {
    await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

interface Stands {
  readonly db: Database;
  readonly storage: Storage;
  readonly dataFolder: string;
}

export function readinessChecksOf({ db, storage, dataFolder }: Stands): ReadinessChecks {
  return {
    database: () => db.execute(sql`select 1`),
    storage: () => storage.check(),
    disk: async () => {
      const { bavail, bsize } = await statfs(dataFolder);
      if (bavail * bsize < FREE_BYTES_MIN) throw new PartFault('is nearly full');
    },
  };
}
