import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import type { JobId, MediaId, UserId } from '#domain/ids.ts';
import { NOTIFICATION_KINDS, type NotificationKind } from '#domain/notifications.ts';
import { listed, moment } from '#server/platform/database/columns.ts';
import { jobs } from '#server/platform/database/job-schema.ts';
import { media } from '#server/platform/database/media-schema.ts';
import { users } from '#server/platform/database/schema.ts';

/** What people are told about a video or a file; goes with the person and with what it is about. */
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
      .references(() => jobs.id, { onDelete: 'cascade' }),
    mediaId: uuid('media_id')
      .$type<MediaId>()
      .references(() => media.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NotificationKind>().notNull(),
    /** What the moderator said, as the author may read it. */
    reason: text('reason'),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
  },
  (table) => [
    check('notifications_kind_known', sql`${table.kind} in (${listed(NOTIFICATION_KINDS)})`),
    index('notifications_by_user').on(table.userId, table.createdAt, table.id),
    check('notifications_about_one', sql`(${table.jobId} is null) <> (${table.mediaId} is null)`),
    index('notifications_by_job').on(table.jobId),
    index('notifications_by_media')
      .on(table.mediaId)
      .where(sql`${table.mediaId} is not null`),
  ],
);
