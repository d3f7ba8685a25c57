/**
 * Tells people what became of their videos and of the rights to their files, in the application and
 * by mail. Called by jobs, moderation and media inside the transaction of what they tell about, so that nothing is told that did not
 * happen, and by the notification routes. Authorization: everybody reads their own alone.
 */
import { randomUUID } from 'node:crypto';

import { containsAddress } from '#domain/addresses-in-text.ts';
import type { JobId, MediaId, UserId } from '#domain/ids.ts';
import { notificationSentence, type NotificationKind } from '#domain/notifications.ts';
import type { Actor } from '#domain/permissions.ts';
import * as store from './store.ts';
import { pageOf, type Page, type PageRequest } from '#server/http/paging.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Compose, Outbox } from '#server/platform/mail/outbox.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly outbox: Outbox;
}

export interface News {
  /** Nobody is told where the author's account is closed. */
  readonly userId: UserId | null;
  readonly jobId: JobId;
  readonly kind: NotificationKind;
  readonly reason?: string | null;
}

/** News of a file: its rights end, or have ended. */
export interface FileNews {
  readonly userId: UserId;
  readonly mediaId: MediaId;
  readonly kind: Extract<NotificationKind, 'rights_ending' | 'rights_ended'>;
}

export type NotificationsService = ReturnType<typeof createNotificationsService>;

export function createNotificationsService({ db, clock, outbox }: Deps) {
  return {
    async tell(tx: Transaction, { userId, jobId, kind, reason = null }: News): Promise<void> {
      if (userId === null) return;
      const id = randomUUID();
      const createdAt = clock.now();
      await store.insertNotification(tx, { id, userId, jobId, kind, reason, createdAt });
      await outbox.add(tx, { kind: 'notification', aboutId: id });
    },

    async tellAboutFile(tx: Transaction, news: FileNews): Promise<void> {
      const id = randomUUID();
      await store.insertNotification(tx, { id, ...news, createdAt: clock.now() });
      await outbox.add(tx, { kind: 'notification', aboutId: id });
    },

    async list(
      { userId }: Actor,
      request: PageRequest,
    ): Promise<Page<store.NotificationAboutVideo>> {
      return pageOf(await store.findNotifications(db, userId, request), request.limit);
    },

    markRead: ({ userId }: Actor) => store.markRead(db, userId, clock.now()),
  };
}

/**
 * The email about a notification; nothing once the video or the account is gone. Words of users that
 * hold an address stay out: anybody can enter a stranger's address as their own and mail them a link.
 */
export function composeNotificationEmail({
  db,
  publicUrl,
}: {
  readonly db: Database;
  readonly publicUrl: string;
}): Compose {
  return async (id) => {
    const news = await store.findForEmail(db, id);
    if (!news) return null;
    const sentence = notificationSentence(news.kind);
    return {
      to: news.email,
      subject: sentence,
      text: [
        `Hello ${news.username},`,
        `${sentence}.`,
        ...(containsAddress(news.prompt) ? [] : [`"${news.prompt}"`]),
        ...(news.reason === null || containsAddress(news.reason)
          ? []
          : [news.kind === 'taken_down' ? news.reason : `Reviewer’s note: ${news.reason}`]),
        `${publicUrl}/${news.isAboutFile ? 'library' : 'videos'}`,
      ].join('\n\n'),
    };
  };
}
