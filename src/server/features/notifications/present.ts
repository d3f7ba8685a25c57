import type { NotificationBody } from '#contracts/schemas/notification.ts';
import { notificationSentence } from '#domain/events/notifications.ts';
import type { NotificationAboutVideo } from './store.ts';

/** A notification as sent to browsers. */
export function presentNotification(news: NotificationAboutVideo): NotificationBody {
  return {
    id: news.id,
    kind: news.kind,
    message: notificationSentence(news.kind),
    reason: news.reason,
    jobId: news.jobId,
    mediaId: news.mediaId,
    prompt: news.prompt,
    title: news.title,
    createdAt: news.createdAt.toISOString(),
    isRead: news.readAt !== null,
  };
}
