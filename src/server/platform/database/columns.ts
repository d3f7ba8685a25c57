import { sql } from 'drizzle-orm';
import { timestamp } from 'drizzle-orm/pg-core';

/** Milliseconds, like a JavaScript Date: with microseconds a keyset cursor skips rows. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** `'a', 'b'` for the checks that repeat a domain list. */
export const listed = (values: readonly string[]) =>
  sql.raw(values.map((value) => `'${value}'`).join(', '));
