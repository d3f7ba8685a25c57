import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import {
  NOTIFICATION_KINDS,
  type NotificationChoices,
  type NotificationKind,
} from '#domain/events/notifications.ts';
import type { JobId, MediaId, UserId } from '#domain/ids.ts';
import { listed, moment } from '#server/platform/database/columns.ts';
import { users } from '#server/platform/database/schema/accounts.ts';
import { jobs } from '#server/platform/database/schema/jobs.ts';
import { media } from '#server/platform/database/schema/media.ts';

/** What people are told about a video, a file or a person; goes with whom and what it is about. */
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
    /** What it is about where that is neither video nor file: a name. */
    subject: text('subject'),
    /** The appeal or the request that awaits a decision. */
    awaitingId: uuid('awaiting_id'),
    /** What the moderator said, as the author may read it. */
    reason: text('reason'),
    /** Whether it stands in the application; the others are only emailed. */
    isShown: boolean('is_shown').notNull().default(true),
    awaitsEmail: boolean('awaits_email').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
  },
  (table) => [
    check('notifications_kind_known', sql`${table.kind} in (${listed(NOTIFICATION_KINDS)})`),
    index('notifications_by_user').on(table.userId, table.createdAt, table.id),
    check(
      'notifications_about_one',
      sql`num_nonnulls(${table.jobId}, ${table.mediaId}, ${table.subject}) = 1`,
    ),
    index('notifications_awaiting_email')
      .on(table.userId)
      .where(sql`${table.awaitsEmail}`),
    index('notifications_by_job').on(table.jobId),
    index('notifications_by_awaiting')
      .on(table.awaitingId)
      .where(sql`${table.awaitingId} is not null`),
    index('notifications_by_media')
      .on(table.mediaId)
      .where(sql`${table.mediaId} is not null`),
  ],
);

/** What somebody wants to be told, and where; no row where they have not chosen and had no email. */
export const notificationSettings = pgTable('notification_settings', {
  userId: uuid('user_id')
    .$type<UserId>()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  choices: jsonb('choices').$type<NotificationChoices>().notNull().default({}),
  lastEmailedAt: moment('last_emailed_at'),
});
