import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A row's place in a newest-first list. */
export interface Position {
  readonly createdAt: Date;
  readonly id: string;
}

/** Rows that come after `position` in an oldest-first list; all of them where it is null. */
export function isNewer(
  table: { createdAt: PgColumn; id: PgColumn },
  position: Position | null,
): SQL | undefined {
  if (position === null) return undefined;
  const { createdAt, id } = position;
  return sql`(${table.createdAt}, ${table.id}) > (${createdAt.toISOString()}::timestamptz, ${id}::uuid)`;
}

/** Rows that come after `position` in a newest-first list; all of them where it is null. */
export function isOlder(
  table: { createdAt: PgColumn; id: PgColumn },
  position: Position | null,
): SQL | undefined {
  if (position === null) return undefined;
  const { createdAt, id } = position;
  return sql`(${table.createdAt}, ${table.id}) < (${createdAt.toISOString()}::timestamptz, ${id}::uuid)`;
}
