import { getTableColumns, sql } from 'drizzle-orm';

import { jobs } from '#server/platform/database/schema.ts';

const columns = Object.values(getTableColumns(jobs)).filter(({ name }) => name.endsWith('_key'));

/**
 * The storage keys of a job's row, some of them null. Every column of `jobs` whose name ends with
 * `_key` names a stored file, so that backup, move and sweep cannot forget a new one.
 */
export const jobFileKeys = sql<(string | null)[]>`array[${sql.join(columns, sql`, `)}]`;
