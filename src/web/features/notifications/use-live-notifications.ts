import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import type { NotificationBody } from '#contracts/schemas/notification.ts';
import { NOTIFICATIONS_QUERY_KEY } from '#web/features/notifications/notifications-query.ts';
import { useSession } from '#web/session/session-store.ts';

/** Puts notifications on top of the list the moment they happen; nothing else is read anew. */
export function useLiveNotifications(): void {
  const token = useSession((session) => session.token);
  const queryClient = useQueryClient();
  useEffect(() => {
    if (token === null) return undefined;
    const stopping = new AbortController();
    const key = { queryKey: [NOTIFICATIONS_QUERY_KEY] };
    const add = (news: NotificationBody) =>
      queryClient.setQueriesData<NotificationBody[]>(key, (known) =>
        known && !known.some(({ id }) => id === news.id) ? [news, ...known] : known,
      );
    void import('#web/api/follow-notifications.ts').then(({ followNotifications }) => {
      if (stopping.signal.aborted) return;
      followNotifications(token, stopping.signal, (event) => {
        if (event.kind === 'notification') add(event.news);
        else void queryClient.invalidateQueries(key);
      });
    });
    return () => stopping.abort();
  }, [queryClient, token]);
}
