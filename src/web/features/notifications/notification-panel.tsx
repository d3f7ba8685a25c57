import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Popover } from 'radix-ui';
import type { RefObject } from 'react';
import { Link, useLocation } from 'react-router';

import { notificationRoutes } from '#contracts/routes/notifications.ts';
import type { NotificationBody } from '#contracts/schemas/notification.ts';
import { call } from '#web/api/client.ts';
import { useChange } from '#web/api/use-change.ts';
import {
  NOTIFICATIONS_QUERY_KEY,
  notificationsQuery,
} from '#web/features/notifications/notifications-query.ts';
import { TEXTS } from '#web/features/notifications/texts.ts';
import { PATHS } from '#web/paths.ts';
import { formatDateTime } from '#web/ui/moment.ts';
import { PopoverPanel } from '#web/ui/popover-panel.tsx';

function pathOf({ jobId, mediaId, kind }: NotificationBody): string {
  if (kind === 'awaiting_review') return PATHS.moderation;
  if (jobId !== null) return PATHS.videoOf(jobId);
  if (kind === 'balance_low') return PATHS.credits;
  if (kind === 'model_failing') return PATHS.videoModels;
  return mediaId === null ? PATHS.team : PATHS.library;
}

function Item({ news }: { readonly news: NotificationBody }) {
  return (
    <li className="grid gap-1 border-t border-line py-3 first:border-t-0">
      <Popover.Close asChild>
        <Link to={pathOf(news)} className="font-semibold hover:text-gilt hover:underline">
          {news.message}
        </Link>
      </Popover.Close>
      <p dir="auto" className="line-clamp-2 text-sm break-words text-muted">
        {news.title}
      </p>
      {news.reason && <p className="text-sm text-danger">{news.reason}</p>}
      <time dateTime={news.createdAt} className="figures text-sm text-muted">
        {formatDateTime(news.createdAt)}
      </time>
    </li>
  );
}

interface NotificationPanelProps {
  readonly open: boolean;
  readonly bell: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

/** The last news, which count as read once the panel closes. */
export function NotificationPanel({ open, bell, onClose }: NotificationPanelProps) {
  const { pathname } = useLocation();
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useQuery(notificationsQuery(pathname));
  const news = data ?? [];
  const read = useChange({
    mutationFn: () => call(notificationRoutes.read, {}),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [NOTIFICATIONS_QUERY_KEY] }),
  });

  function handleClose() {
    onClose();
    if (news.some(({ isRead }) => !isRead)) read.mutate();
  }

  return (
    <PopoverPanel
      open={open}
      opener={bell}
      label={TEXTS.notifications}
      align="end"
      className="w-88 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-card p-4"
      onClose={handleClose}
    >
      {isError && (
        <p role="alert">
          {TEXTS.notificationsCouldNotBeLoaded}{' '}
          <button type="button" className="text-gilt underline" onClick={() => void refetch()}>
            {TEXTS.tryAgain}
          </button>
        </p>
      )}
      {data?.length === 0 && <p className="text-muted">{TEXTS.noNotificationsYet}</p>}
      <ul>
        {news.map((each) => (
          <Item key={each.id} news={each} />
        ))}
      </ul>
      {news.length > 0 && (
        <Popover.Close asChild>
          <Link to={PATHS.videos} className="text-sm text-gilt underline">
            {TEXTS.goToMyVideos}
          </Link>
        </Popover.Close>
      )}
    </PopoverPanel>
  );
}
