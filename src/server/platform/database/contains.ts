import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

/** Whether a text contains another, case-insensitive. */
export function contains(text: SQL | AnyColumn | SQL.Aliased, part: string): SQL {
  return sql`strpos(lower(${text}), lower(${part})) > 0`;
}
