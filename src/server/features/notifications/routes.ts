import type { notificationRoutes } from '#contracts/routes/notifications.ts';
import type { NotificationBody } from '#contracts/schemas/notification.ts';
import { notificationSentence } from '#domain/notifications.ts';
import type { NotificationsService } from './service.ts';
import type { NotificationAboutVideo } from './store.ts';
import { pageRequestOf } from '#server/http/paging.ts';
import type { HandlersOf } from '#server/http/register-routes.ts';

export function createNotificationHandlers(
  notifications: NotificationsService,
): HandlersOf<typeof notificationRoutes> {
  return {
    list: async ({ caller, query, nextPage }) => {
      const page = await notifications.list(caller.actor, pageRequestOf(query));
      nextPage(page.nextCursor);
      return page.items.map(present);
    },
    read: ({ caller }) => notifications.markRead(caller.actor),
  };
}

function present(news: NotificationAboutVideo): NotificationBody {
  return {
    id: news.id,
    kind: news.kind,
    message: notificationSentence(news.kind),
    reason: news.reason,
    jobId: news.jobId,
    mediaId: news.mediaId,
    prompt: news.prompt,
    createdAt: news.createdAt.toISOString(),
    isRead: news.readAt !== null,
  };
}
