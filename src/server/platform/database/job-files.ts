import { getTableColumns, sql } from 'drizzle-orm';

import { jobFiles } from '#server/platform/database/schema/jobs.ts';

const columns = Object.values(getTableColumns(jobFiles)).filter(({ name }) =>
  name.endsWith('_key'),
);

/**
 * The storage keys of a row of `job_files`, some of them null: backup, move and sweep cannot forget a
 * new column.
 */
export const jobFileKeys = sql<(string | null)[]>`array[${sql.join(columns, sql`, `)}]`;
