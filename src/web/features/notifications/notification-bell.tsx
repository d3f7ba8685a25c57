import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { Popover } from 'radix-ui';
import { Link, useLocation } from 'react-router';

import { notificationRoutes } from '#contracts/routes/notifications.ts';
import type { NotificationBody } from '#contracts/schemas/notification.ts';
import { call } from '#web/api/client.ts';
import { PATHS } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { formatDateTime } from '#web/ui/moment.ts';

const SHOWN_COUNT = 20;
const QUERY_KEY = '/api/notifications';

/** A list for every page, so that each change of page asks anew. */
function notificationsQuery(pathname: string) {
  return queryOptions({
    queryKey: [QUERY_KEY, pathname],
    queryFn: ({ signal }) =>
      call(notificationRoutes.list, { query: { limit: SHOWN_COUNT }, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

function nameOf(unread: number): string {
  return unread === 0 ? 'Notifications' : `Notifications, ${unread} new`;
}

function Item({ news }: { readonly news: NotificationBody }) {
  return (
    <li className="grid gap-1 border-t border-line py-3 first:border-t-0">
      <p className="font-semibold">{news.message}</p>
      <p className="line-clamp-2 text-sm text-muted">{news.prompt}</p>
      {news.reason && <p className="text-sm text-danger">{news.reason}</p>}
      <time dateTime={news.createdAt} className="figures text-sm text-muted">
        {formatDateTime(news.createdAt)}
      </time>
    </li>
  );
}

/** What became of the user's videos; asked for at every change of page, read when opened. */
export function NotificationBell() {
  const { pathname } = useLocation();
  const queryClient = useQueryClient();
  const { data = [], isError } = useQuery(notificationsQuery(pathname));
  const unread = data.filter(({ isRead }) => !isRead).length;
  const read = useMutation({
    mutationFn: () => call(notificationRoutes.read, {}),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [QUERY_KEY] }),
  });
  return (
    <Popover.Root onOpenChange={(isOpen) => !isOpen && unread > 0 && read.mutate()}>
      <Popover.Trigger asChild>
        <Button variant="quiet" size="icon" aria-label={nameOf(unread)} className="relative">
          <Bell aria-hidden="true" className="size-5" />
          {unread > 0 && (
            <span
              aria-hidden="true"
              className="figures absolute top-0.5 right-0.5 grid min-w-4.5 place-items-center rounded-chip bg-brass px-1 text-[0.6875rem] font-bold text-on-brass"
            >
              {unread}
            </span>
          )}
        </Button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={6}
          aria-label="Notifications"
          className="z-(--z-popover) max-h-(--radix-popover-content-available-height) w-88 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-card border border-line-strong bg-raised p-4 text-ink shadow-xl"
        >
          {isError && <p role="alert">Notifications could not be loaded.</p>}
          {!isError && data.length === 0 && <p className="text-muted">Nothing new.</p>}
          <ul>
            {data.map((news) => (
              <Item key={news.id} news={news} />
            ))}
          </ul>
          {data.length > 0 && (
            <Popover.Close asChild>
              <Link to={PATHS.videos} className="text-sm text-gilt underline">
                Go to My Videos
              </Link>
            </Popover.Close>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
