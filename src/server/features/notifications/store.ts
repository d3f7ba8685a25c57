import { and, desc, eq, isNull, lte, sql } from 'drizzle-orm';

import type { UserId } from '#domain/ids.ts';
import type { PageRequest } from '#server/http/paging.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { jobs } from '#server/platform/database/job-schema.ts';
import { isOlder } from '#server/platform/database/keyset.ts';
import { media } from '#server/platform/database/media-schema.ts';
import { notifications } from '#server/platform/database/notification-schema.ts';
import { users } from '#server/platform/database/schema.ts';

type NotificationRow = typeof notifications.$inferSelect;

/** A notification with the prompt of the video, or the name of the file, that it is about. */
export interface NotificationAboutVideo extends NotificationRow {
  readonly prompt: string;
}

const WHAT_ABOUT = sql<string>`coalesce(${jobs.prompt}, ${media.name}, '')`;

export async function insertNotification(
  tx: Transaction,
  values: typeof notifications.$inferInsert,
): Promise<void> {
  await tx.insert(notifications).values(values);
}

/** Somebody's notifications, newest first, one more than the page asks for. */
export async function findNotifications(
  connection: Connection,
  userId: UserId,
  { limit, after }: PageRequest,
): Promise<NotificationAboutVideo[]> {
  const rows = await connection
    .select({ notification: notifications, prompt: WHAT_ABOUT })
    .from(notifications)
    .leftJoin(jobs, eq(jobs.id, notifications.jobId))
    .leftJoin(media, eq(media.id, notifications.mediaId))
    .where(and(eq(notifications.userId, userId), isOlder(notifications, after)))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit + 1);
  return rows.map(({ notification, prompt }) => ({ ...notification, prompt }));
}

/** Marks as read what somebody had been told by `now`. */
export async function markRead(connection: Connection, userId: UserId, now: Date): Promise<void> {
  await connection
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        lte(notifications.createdAt, now),
      ),
    );
}

/** What the email about a notification says; null where it, its reader or its video is gone. */
export async function findForEmail(connection: Connection, id: string) {
  const [row] = await connection
    .select({
      kind: notifications.kind,
      reason: notifications.reason,
      isAboutFile: sql<boolean>`${notifications.mediaId} is not null`,
      prompt: sql<string>`left(${WHAT_ABOUT}, 200)`,
      email: users.email,
      username: users.username,
    })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .leftJoin(jobs, eq(jobs.id, notifications.jobId))
    .leftJoin(media, eq(media.id, notifications.mediaId))
    .where(eq(notifications.id, id));
  return row ?? null;
}
