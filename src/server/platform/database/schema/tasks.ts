import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import type { CallContext } from '#server/platform/call-context.ts';
import { listed, moment } from '#server/platform/database/columns.ts';
import { TASK_NAMES, type TaskName } from '#server/platform/tasks/task-policies.ts';

/**
 * Background work, written in the transaction of what it is about: see `platform/tasks`. A row says
 * only what to look at; what there is to do, its handler reads from the row that the key names.
 */
export const tasks = pgTable(
  'tasks',
  {
    name: text('name').$type<TaskName>().notNull(),
    /** What the task is about, mostly the id of a row. */
    key: text('key').notNull(),
    /** Tasks that share a limit, such as those of one webhook. */
    groupKey: text('group_key'),
    /** Higher ones are run first. */
    priority: integer('priority').notNull().default(0),
    dueAt: moment('due_at').notNull(),
    /** Attempts begun since the task was last done. */
    attempts: integer('attempts').notNull().default(0),
    /** Names the run of the process that has it now; writes under another token change nothing. */
    leaseToken: uuid('lease_token'),
    leaseExpiresAt: moment('lease_expires_at'),
    /** When it is due once more, because it was enqueued again while it ran. */
    runAgainAt: moment('run_again_at'),
    /** Request and trace that enqueued it, for the log lines of its runs. */
    context: jsonb('context')
      .$type<Pick<CallContext, 'requestId' | 'traceparent'>>()
      .notNull()
      .default({}),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.key] }),
    check('tasks_name_known', sql`${table.name} in (${listed(TASK_NAMES)})`),
    check('tasks_attempts_not_negative', sql`${table.attempts} >= 0`),
    check(
      'tasks_lease_whole',
      sql`(${table.leaseToken} is null) = (${table.leaseExpiresAt} is null)`,
    ),
    check(
      'tasks_again_while_running',
      sql`${table.runAgainAt} is null or ${table.leaseToken} is not null`,
    ),
    // Negated, because a descending column of drizzle's sorts nulls last, which the claim cannot use.
    index('tasks_waiting')
      .on(table.name, sql`(-${table.priority})`, table.dueAt)
      .where(sql`${table.leaseToken} is null`),
    index('tasks_running_in_group')
      .on(table.name, table.groupKey)
      .where(sql`${table.leaseToken} is not null`),
    uniqueIndex('tasks_leased')
      .on(table.leaseToken)
      .where(sql`${table.leaseToken} is not null`),
  ],
);
