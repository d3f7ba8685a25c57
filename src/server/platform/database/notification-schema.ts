import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import type { JobId, UserId } from '#domain/ids.ts';
import { NOTIFICATION_KINDS, type NotificationKind } from '#domain/notifications.ts';
import { listed, moment } from '#server/platform/database/columns.ts';
import { jobs } from '#server/platform/database/job-schema.ts';
import { users } from '#server/platform/database/schema.ts';

/** What people are told about their videos; goes with the person and with the video. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    jobId: uuid('job_id')
      .$type<JobId>()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NotificationKind>().notNull(),
    /** What the moderator said, as the author may read it. */
    reason: text('reason'),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
  },
  (table) => [
    check('notifications_kind_known', sql`${table.kind} in (${listed(NOTIFICATION_KINDS)})`),
    index('notifications_by_user').on(table.userId, table.createdAt, table.id),
    index('notifications_by_job').on(table.jobId),
  ],
);
