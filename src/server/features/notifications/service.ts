/**
 * Notifies people about their videos, the rights to their files and their invitations, in the app
 * and by email, as they chose. Called by jobs, moderation, media and auth inside the transaction of
 * the event, so that nothing is announced that did not happen, and by the notification routes.
 * Authorization: users read and change only their own.
 */
import { randomUUID } from 'node:crypto';

import { HOUR_MS } from '#domain/durations.ts';
import type { JobId, MediaId, OrganizationId, UserId } from '#domain/ids.ts';
import {
  choiceOf,
  NOTIFICATION_KINDS,
  recipientRoles,
  type NotificationChoice,
  type NotificationKind,
} from '#domain/events/notifications.ts';
import type { Actor } from '#domain/people/permissions.ts';
import type { JobRow } from '#server/platform/database/job-rows.ts';
import * as store from './store.ts';
import { pageOf, type Page, type PageRequest } from '#server/http/requests/paging.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Outbox } from '#server/platform/mail/outbox.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly outbox: Outbox;
}

/** What it is about: a video, a file, or a name. */
type About =
  | { readonly jobId: JobId; readonly reason?: string | null }
  | { readonly mediaId: MediaId; readonly reason?: string | null }
  | {
      readonly subject: string;
      readonly reason?: string | null;
      readonly awaitingId?: string;
    };

export type News = About & {
  /** Null if the author's account was closed; then nobody is notified. */
  readonly userId: UserId | null;
  readonly kind: NotificationKind;
};

/** News about the installation. */
export interface OperatorNews {
  readonly kind: NotificationKind;
  readonly subject: string;
  readonly withinHours: number;
}

/** News for everyone of an organization who can receive its kind. */
export interface PeopleNews {
  readonly kind: NotificationKind;
  /** Null for the operator. */
  readonly organizationId: OrganizationId | null;
  readonly subject: string;
  readonly reason?: string;
  /** The appeal or the request that they should decide; see `endWaiting`. */
  readonly awaitingId?: string;
}

/** A video that has to be reviewed. */
export interface ReviewNews {
  readonly jobId: JobId;
  /** Whose reviewers are notified; null for the operator's. */
  readonly organizationId: OrganizationId | null;
  /** The author, who is not notified. */
  readonly authorId: UserId | null;
}

type ReadyJob = Pick<
  JobRow,
  'id' | 'authorId' | 'organizationId' | 'moderationStatus' | 'needsOperator'
>;

export interface KindChoice extends NotificationChoice {
  readonly kind: NotificationKind;
}

export type NotificationsService = ReturnType<typeof createNotificationsService>;

/** Events within this time after an email are sent together when it has passed. */
const EMAIL_PAUSE_MS = HOUR_MS;

export function createNotificationsService({ db, clock, outbox }: Deps) {
  async function tell(tx: Transaction, { userId, kind, ...about }: News): Promise<void> {
    if (userId === null) return;
    const { choices, lastEmailedAt } = await store.findSettings(tx, userId);
    const { inApp, email } = choiceOf(choices, kind);
    if (!inApp && !email) return;
    const now = clock.now();
    await store.insertNotification(tx, {
      id: randomUUID(),
      userId,
      kind,
      ...about,
      isShown: inApp,
      awaitsEmail: email,
      createdAt: now,
    });
    if (!email) return;
    const dueAt = new Date(
      Math.max(now.getTime(), (lastEmailedAt?.getTime() ?? 0) + EMAIL_PAUSE_MS),
    );
    await outbox.add(tx, { kind: 'notification', aboutId: userId, dueAt });
  }

  /** Notifies everyone who may review a video, except its author. */
  async function notifyReviewers(
    tx: Transaction,
    { jobId, organizationId, authorId }: ReviewNews,
  ): Promise<void> {
    const kind = 'awaiting_review';
    const people = await store.findPeople(tx, organizationId, recipientRoles(kind));
    for (const userId of people.filter((id) => id !== authorId)) {
      await tell(tx, { userId, jobId, kind });
    }
  }

  async function tellPeople(
    tx: Transaction,
    { organizationId, ...news }: PeopleNews,
  ): Promise<void> {
    for (const userId of await store.findPeople(tx, organizationId, recipientRoles(news.kind))) {
      await tell(tx, { userId, ...news });
    }
  }

  return {
    tell,

    tellPeople,

    notifyReviewers,

    /**
     * Notifies people of the operator about a video model, unless they were notified within this
     * many hours.
     */
    async notifyOperatorOnce(
      tx: Transaction,
      { kind, subject, withinHours }: OperatorNews,
    ): Promise<void> {
      const since = new Date(clock.now().getTime() - withinHours * HOUR_MS);
      if (await store.wasNotifiedSince(tx, { kind, subject, since })) return;
      await tellPeople(tx, { organizationId: null, kind, subject });
    },

    /** Notifies the author that a video is ready, and its reviewers that it waits for them. */
    async notifyReady(tx: Transaction, job: ReadyJob): Promise<void> {
      const { id: jobId, authorId, organizationId, moderationStatus, needsOperator } = job;
      await tell(tx, { userId: authorId, jobId, kind: 'ready' });
      if (moderationStatus !== 'pending') return;
      const reviewers = needsOperator ? null : organizationId;
      await notifyReviewers(tx, { jobId, organizationId: reviewers, authorId });
    },

    async list(
      { userId }: Actor,
      request: PageRequest,
    ): Promise<Page<store.NotificationAboutVideo>> {
      return pageOf(await store.findNotifications(db, userId, request), request.limit);
    },

    /** A decision was made: nobody has to be reminded of this video, appeal or request any more. */
    endWaiting: (tx: Transaction, decided: store.Decided) =>
      store.endWaiting(tx, decided, clock.now()),

    find: (userId: string, id: string) => store.findNotification(db, userId, id),

    markRead: ({ userId }: Actor) => store.markRead(db, userId, clock.now()),

    async settingsOf({ userId }: Actor): Promise<KindChoice[]> {
      const { choices } = await store.findSettings(db, userId);
      return NOTIFICATION_KINDS.map((kind) => ({ kind, ...choiceOf(choices, kind) }));
    },

    async choose({ userId }: Actor, chosen: readonly KindChoice[]): Promise<void> {
      const { choices } = await store.findSettings(db, userId);
      const changed = chosen.map(({ kind, inApp, email }) => [kind, { inApp, email }] as const);
      await store.setChoices(db, userId, { ...choices, ...Object.fromEntries(changed) });
    },
  };
}
