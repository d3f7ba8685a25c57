import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Settings } from 'lucide-react';
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
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { formatAge, formatDateTime } from '#web/ui/moment.ts';
import { PopoverPanel } from '#web/ui/popover-panel.tsx';

/** Of a moment, its day. */
const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** Where to go for kinds that are about neither a video nor a file nor the team. */
const PAGES: Partial<Record<NotificationBody['kind'], string>> = {
  appeal_allowed: PATHS.ownAppeals,
  appeal_refused: PATHS.ownAppeals,
  appeal_waiting: PATHS.appeals,
  request_waiting: PATHS.requests,
  balance_low: PATHS.credits,
  model_failing: PATHS.videoModels,
  webhook_off: PATHS.developerSettings,
  key_expiring: PATHS.developerSettings,
  new_sign_in: PATHS.securitySettings,
};

function pathOf({ jobId, mediaId, kind }: NotificationBody): string {
  if (jobId !== null) {
    return kind === 'awaiting_review' ? PATHS.reviewOf(jobId) : PATHS.videoOf(jobId);
  }
  return PAGES[kind] ?? (mediaId === null ? PATHS.team : PATHS.library);
}

function actOf({ kind }: NotificationBody): string {
  return kind === 'awaiting_review' || kind === 'rejected' ? TEXTS.acts[kind] : TEXTS.open;
}

/** Whether what a reviewer said comes with good news. */
const isGood = ({ kind }: NotificationBody) => kind === 'approved' || kind === 'appeal_allowed';

/** What was said about the videos of one order, or about one other thing. */
interface Story {
  readonly latest: NotificationBody;
  readonly count: number;
  readonly isRead: boolean;
}

/** One story for what is alike, at about the same time: the shapes of an order become ready one by one. */
function storiesOf(news: readonly NotificationBody[]): Story[] {
  const alike = Map.groupBy(news, ({ kind, title, jobId, reason, createdAt, id }) =>
    jobId === null ? id : JSON.stringify([kind, title, reason, createdAt.slice(0, DAY_LENGTH)]),
  );
  return [...alike.values()].flatMap((items) => {
    const [latest] = items;
    const isRead = items.every((item) => item.isRead);
    return latest ? [{ latest, count: items.length, isRead }] : [];
  });
}

function Item({ story: { latest, count, isRead } }: { readonly story: Story }) {
  const isAboutPerson = latest.kind === 'invitation_taken';
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5 gap-y-0.5 border-t border-line py-3 first:border-t-0">
      <span className={isRead ? 'size-2' : 'mt-2 size-2 rounded-chip bg-brass'}>
        {!isRead && <span className="sr-only">{TEXTS.unread}</span>}
      </span>
      <Popover.Close asChild>
        <Link
          to={pathOf(latest)}
          className={classNames('hover:text-gilt hover:underline', !isRead && 'font-semibold')}
        >
          {isAboutPerson ? TEXTS.joined(latest.title) : latest.message}
        </Link>
      </Popover.Close>
      {!isAboutPerson && (
        <p dir="auto" className="col-start-2 line-clamp-2 text-sm wrap-anywhere text-muted">
          {latest.title}
        </p>
      )}
      {latest.reason && (
        <p
          className={classNames(
            'col-start-2 text-sm wrap-anywhere',
            isGood(latest) ? 'text-muted' : 'text-danger',
          )}
        >
          {latest.reason}
        </p>
      )}
      <p className="figures col-start-2 text-sm text-muted">
        <time dateTime={latest.createdAt} title={formatDateTime(latest.createdAt)}>
          {formatAge(latest.createdAt)}
        </time>
        {count > 1 && ` · ${TEXTS.videos(count)}`}
        {' · '}
        {/* The news itself leads there, too: this says what can be done. */}
        <Popover.Close asChild>
          <Link
            to={pathOf(latest)}
            aria-hidden="true"
            tabIndex={-1}
            className="font-semibold text-gilt hover:underline"
          >
            {actOf(latest)}
          </Link>
        </Popover.Close>
      </p>
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
  const hasUnread = news.some(({ isRead }) => !isRead);
  const read = useChange({
    mutationFn: () => call(notificationRoutes.read, {}),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [NOTIFICATIONS_QUERY_KEY] }),
  });

  function handleClose() {
    onClose();
    if (hasUnread && !read.isPending) read.mutate();
  }

  return (
    <PopoverPanel
      open={open}
      opener={bell}
      label={TEXTS.notifications}
      align="end"
      className="flex w-88 max-w-[calc(100vw-2rem)] flex-col rounded-card p-4"
      onClose={handleClose}
    >
      <div className="flex items-center gap-2 border-b border-line pb-2">
        <h2 className="grow font-display text-lg font-semibold">{TEXTS.notifications}</h2>
        {hasUnread && (
          <Button
            variant="aside"
            size="aside"
            pending={read.isPending}
            onClick={() => read.mutate()}
          >
            {TEXTS.markAllRead}
          </Button>
        )}
        <Popover.Close asChild>
          <Link
            to={PATHS.notificationSettings}
            aria-label={TEXTS.notificationSettings}
            className="grid size-9 place-items-center rounded-plaque hover:bg-raised"
          >
            <Settings aria-hidden="true" className="size-4.5" />
          </Link>
        </Popover.Close>
      </div>
      {isError && (
        <p role="alert">
          {TEXTS.notificationsCouldNotBeLoaded}{' '}
          <button type="button" className="text-gilt underline" onClick={() => void refetch()}>
            {TEXTS.tryAgain}
          </button>
        </p>
      )}
      {data?.length === 0 && <p className="pt-3 text-muted">{TEXTS.noNotificationsYet}</p>}
      <ul className="-mr-4 min-h-0 overflow-y-auto pr-4">
        {storiesOf(news).map((story) => (
          <Item key={story.latest.id} story={story} />
        ))}
      </ul>
      {news.some(({ jobId }) => jobId !== null) && (
        <Popover.Close asChild>
          <Link to={PATHS.videos} className="border-t border-line pt-3 text-sm text-gilt underline">
            {TEXTS.goToMyVideos}
          </Link>
        </Popover.Close>
      )}
    </PopoverPanel>
  );
}
