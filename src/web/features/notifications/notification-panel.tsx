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
import { storiesOf, type Story } from '#web/features/notifications/stories.ts';
import { TEXTS } from '#web/features/notifications/texts.ts';
import { PATHS } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { PopoverPanel } from '#web/ui/dialogs/popover-panel.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { formatAge, formatDateTime } from '#web/ui/text/moment.ts';

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

/** What the news asks for; null where it asks for nothing. */
function actOf({ kind }: NotificationBody): string | null {
  return kind === 'awaiting_review' || kind === 'rejected' ? TEXTS.acts[kind] : null;
}

/** Whether what a reviewer said comes with good news. */
const isGood = ({ kind }: NotificationBody) => kind === 'approved' || kind === 'appeal_allowed';

const sentenceOf = (news: NotificationBody) =>
  news.kind === 'invitation_taken' ? TEXTS.joined(news.title) : news.message;

interface ItemProps {
  readonly story: Story;
  /** Whether nothing above it asks for something. */
  readonly isFirstDue: boolean;
}

/** All of it leads to where something can be done about the news. */
function Item({ story: { latest, earlier, count, isRead }, isFirstDue }: ItemProps) {
  const act = actOf(latest);
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-2.5 gap-y-0.5 border-t border-line py-3 first:border-t-0 hover:bg-page/40">
      <span className={isRead ? 'size-2' : 'mt-2 size-2 rounded-chip bg-brass'}>
        {!isRead && <span className="sr-only">{TEXTS.unread}</span>}
      </span>
      {latest.kind !== 'invitation_taken' && (
        <p
          dir="auto"
          className={classNames('line-clamp-2 wrap-anywhere', !isRead && 'font-semibold')}
        >
          {latest.title}
        </p>
      )}
      <p className="figures col-start-2 text-sm text-muted">
        <Popover.Close asChild>
          <Link to={pathOf(latest)} className="text-ink after:absolute after:inset-0">
            {sentenceOf(latest)}
          </Link>
        </Popover.Close>
        {count > 1 && ` · ${TEXTS.videos(count)}`}
        {' · '}
        <Age of={latest} />
      </p>
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
      {act !== null && (
        // The news itself leads there, too: this says what can be done.
        <Button
          asChild
          size="small"
          variant={isFirstDue ? 'primary' : 'secondary'}
          className="pointer-events-none col-start-3 row-span-2 row-start-1 self-start"
        >
          <span aria-hidden="true">{act}</span>
        </Button>
      )}
      {earlier.length > 0 && (
        <Disclosure
          className="relative z-1 col-start-2 justify-self-start text-sm text-muted"
          title={TEXTS.earlier(earlier.length)}
          titleClassName="hover:text-ink"
        >
          <ul className="figures grid gap-0.5 pt-1">
            {earlier.map((news) => (
              <li key={news.id}>
                {sentenceOf(news)}
                {' · '}
                <Age of={news} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </li>
  );
}

/** How long ago; of a decision, the moment. */
function Age({ of: { createdAt, kind } }: { readonly of: NotificationBody }) {
  const isDecision = kind === 'approved' || kind === 'rejected';
  return (
    <time dateTime={createdAt} title={formatDateTime(createdAt)} className="whitespace-nowrap">
      {isDecision ? formatDateTime(createdAt) : formatAge(createdAt)}
    </time>
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
  const stories = storiesOf(news);
  const firstDue = stories.find(({ latest }) => actOf(latest) !== null);
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
      className="flex w-100 max-w-[calc(100vw-1rem)] flex-col rounded-card p-4"
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
          <Button asChild size="icon" variant="quiet" className="hover:bg-page">
            <Link to={PATHS.notificationSettings} aria-label={TEXTS.notificationSettings}>
              <Settings aria-hidden="true" className="size-4.5" />
            </Link>
          </Button>
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
        {stories.map((story) => (
          <Item key={story.latest.id} story={story} isFirstDue={story === firstDue} />
        ))}
      </ul>
    </PopoverPanel>
  );
}
