import { and, asc, desc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';

import type { NotificationChoices, NotificationKind } from '#domain/events/notifications.ts';
import type { JobId, OrganizationId, UserId } from '#domain/ids.ts';
import { FILE_ENDINGS } from '#domain/media/file-types.ts';
import type { Words } from '#domain/order/words.ts';
import type { Role } from '#domain/people/roles.ts';
import { titleOfVideo } from '#domain/videos/video-title.ts';
import type { PageRequest } from '#server/http/requests/paging.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { isOlder } from '#server/platform/database/keyset.ts';
import { organizations, users } from '#server/platform/database/schema/accounts.ts';
import { jobs, videoEntries } from '#server/platform/database/schema/jobs.ts';
import { media } from '#server/platform/database/schema/media.ts';
import {
  notifications,
  notificationSettings,
} from '#server/platform/database/schema/notifications.ts';

type NotificationRow = typeof notifications.$inferSelect;

/** Receives `USER ID` for every notification that is displayed. */
export const NOTIFICATION_CHANNEL = 'casinoreel_notifications';

/** The subject of a notification: its prompt and title. */
interface Subject {
  readonly prompt: string;
  readonly title: string;
}

/** A notification with its video, file or other subject. */
export type NotificationAboutVideo = NotificationRow & Subject;

const SUBJECT_COLUMNS = {
  prompt: sql<string>`coalesce(${jobs.prompt}, ${media.name}, ${notifications.subject}, '')`,
  words: jobs.words,
  label: videoEntries.title,
};
/** Longer titles are truncated in emails. */
const EMAILED_LENGTH_MAX = 200;

export async function insertNotification(
  tx: Transaction,
  values: typeof notifications.$inferInsert,
): Promise<void> {
  await tx.insert(notifications).values(values);
  if (values.isShown === false) return;
  const payload = `${values.userId} ${values.id}`;
  await tx.execute(sql`select pg_notify(${NOTIFICATION_CHANNEL}, ${payload})`);
}

/** A user's notifications, newest first, one more than the page size. */
export async function findNotifications(
  connection: Connection,
  userId: UserId,
  { limit, after }: PageRequest,
): Promise<NotificationAboutVideo[]> {
  const rows = await selectNotifications(connection)
    .where(
      and(eq(notifications.userId, userId), notifications.isShown, isOlder(notifications, after)),
    )
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit + 1);
  return rows.map(withSubject);
}

/** One of a user's notifications; null if it no longer exists. */
export async function findNotification(
  connection: Connection,
  userId: string,
  id: string,
): Promise<NotificationAboutVideo | null> {
  const [row] = await selectNotifications(connection).where(
    and(eq(notifications.id, id), eq(notifications.userId, userId as UserId)),
  );
  return row ? withSubject(row) : null;
}

function selectNotifications(connection: Connection) {
  return connection
    .select({ notification: notifications, ...SUBJECT_COLUMNS })
    .from(notifications)
    .leftJoin(jobs, eq(jobs.id, notifications.jobId))
    .leftJoin(videoEntries, eq(videoEntries.jobId, notifications.jobId))
    .leftJoin(media, eq(media.id, notifications.mediaId));
}

type SubjectRow = { prompt: string; words: Words | null; label: string | null };

function subjectOf({ prompt, words, label }: SubjectRow): Subject {
  return { prompt, title: words === null ? prompt : titleOfVideo({ label, words, prompt }) };
}

function withSubject({ notification, ...row }: SubjectRow & { notification: NotificationRow }) {
  return { ...notification, ...subjectOf(row) };
}

/** Marks all notifications of a user up to `now` as read. */
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

/** What was decided: the review of a video, or an appeal or a request. */
export type Decided = { readonly jobId: JobId } | { readonly awaitingId: string };

/** Marks everyone's notifications that this awaits a decision as read, and emails them no more. */
export async function endWaiting(tx: Transaction, decided: Decided, now: Date): Promise<void> {
  await tx
    .update(notifications)
    .set({
      readAt: sql`coalesce(${notifications.readAt}, ${now.toISOString()})`,
      awaitsEmail: false,
    })
    .where(
      'jobId' in decided
        ? and(eq(notifications.jobId, decided.jobId), eq(notifications.kind, 'awaiting_review'))
        : eq(notifications.awaitingId, decided.awaitingId),
    );
}

/** A user's choices, and when they were last emailed. */
export async function findSettings(connection: Connection, userId: UserId) {
  const [row] = await connection
    .select()
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId));
  return { choices: row?.choices ?? {}, lastEmailedAt: row?.lastEmailedAt ?? null };
}

export async function setChoices(
  connection: Connection,
  userId: UserId,
  choices: NotificationChoices,
): Promise<void> {
  await connection
    .insert(notificationSettings)
    .values({ userId, choices })
    .onConflictDoUpdate({ target: notificationSettings.userId, set: { choices } });
}

/** Members of an organization with these roles who can sign in; of the operator if null. */
export async function findPeople(
  connection: Connection,
  organizationId: OrganizationId | null,
  roles: readonly Role[],
): Promise<UserId[]> {
  const rows = await connection
    .select({ id: users.id })
    .from(users)
    .innerJoin(organizations, eq(organizations.id, users.organizationId))
    .where(
      and(
        inArray(users.role, [...roles]),
        isNull(users.suspendedAt),
        organizationId === null
          ? organizations.isOperator
          : eq(users.organizationId, organizationId),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Whether anyone was notified of this about that name since then. */
export async function wasNotifiedSince(
  connection: Connection,
  { kind, subject, since }: { kind: NotificationKind; subject: string; since: Date },
): Promise<boolean> {
  const isIt = and(eq(notifications.kind, kind), eq(notifications.subject, subject));
  return (
    (await connection.$count(notifications, and(isIt, gt(notifications.createdAt, since)))) > 0
  );
}

/** A user's email address and what to email them about, oldest first; null if there is nothing. */
export async function findForEmail(connection: Connection, userId: string) {
  const [reader] = await connection
    .select({ email: users.email, username: users.username })
    .from(users)
    // Nobody who is kept out is written to.
    .where(and(eq(users.id, userId as UserId), isNull(users.suspendedAt)));
  const items = await connection
    .select({
      id: notifications.id,
      kind: notifications.kind,
      reason: notifications.reason,
      jobId: notifications.jobId,
      mediaId: notifications.mediaId,
      ...SUBJECT_COLUMNS,
    })
    .from(notifications)
    .leftJoin(jobs, eq(jobs.id, notifications.jobId))
    .leftJoin(videoEntries, eq(videoEntries.jobId, notifications.jobId))
    .leftJoin(media, eq(media.id, notifications.mediaId))
    .where(and(eq(notifications.userId, userId as UserId), notifications.awaitsEmail))
    .orderBy(asc(notifications.createdAt));
  if (!reader || items.length === 0) return null;
  return { ...reader, items: items.map(asEmailed) };
}

/** File name extensions that mail programs take for a domain: `.mov` is one. */
const FILE_ENDING = new RegExp(String.raw`\.(?:${FILE_ENDINGS.join('|')})(?=”|$)`, 'giu');

function asEmailed<Item extends SubjectRow & { reason: string | null }>(row: Item) {
  const { prompt: _prompt, words: _words, label: _label, reason, ...item } = row;
  const withoutEndings = (text: string) => text.replaceAll(FILE_ENDING, '');
  const title = Array.from(subjectOf(row).title).slice(0, EMAILED_LENGTH_MAX).join('');
  return { ...item, title: withoutEndings(title), reason: reason && withoutEndings(reason) };
}
export type EmailedNotifications = NonNullable<Awaited<ReturnType<typeof findForEmail>>>;

/** Records that a user was emailed about these. */
export async function markEmailed(
  tx: Transaction,
  userId: UserId,
  { ids, now }: { readonly ids: readonly string[]; readonly now: Date },
): Promise<void> {
  await tx
    .update(notifications)
    .set({ awaitsEmail: false })
    .where(inArray(notifications.id, [...ids]));
  await tx
    .insert(notificationSettings)
    .values({ userId, lastEmailedAt: now })
    .onConflictDoUpdate({ target: notificationSettings.userId, set: { lastEmailedAt: now } });
}
