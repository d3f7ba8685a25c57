import type { notificationRoutes } from '#contracts/routes/notifications.ts';
import type { LiveNotifications } from './live-notifications.ts';
import { presentNotification } from './present.ts';
import type { NotificationsService } from './service.ts';
import { pageRequestOf } from '#server/http/requests/paging.ts';
import type { HandlersOf } from '#server/http/register-routes.ts';

export function createNotificationHandlers(
  notifications: NotificationsService,
  live: LiveNotifications,
): HandlersOf<typeof notificationRoutes> {
  return {
    list: async ({ caller, query, nextPage }) => {
      const page = await notifications.list(caller.actor, pageRequestOf(query));
      nextPage(page.nextCursor);
      return page.items.map(presentNotification);
    },
    follow: ({ caller }) => live.follow(caller),
    settings: ({ caller }) => notifications.settingsOf(caller.actor),
    choose: async ({ caller, body }) => {
      await notifications.choose(caller.actor, body.choices);
      return notifications.settingsOf(caller.actor);
    },
    read: ({ caller }) => notifications.markRead(caller.actor),
  };
}
