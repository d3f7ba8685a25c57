import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

import { refreshAccount } from '#web/api/account.ts';
import { notificationsQuery } from '#web/features/notifications/notifications-query.ts';
import { storiesOf } from '#web/features/notifications/stories.ts';
import { TEXTS } from '#web/features/notifications/texts.ts';
import { useLiveNotifications } from '#web/features/notifications/use-live-notifications.ts';
import { Button } from '#web/ui/button.tsx';
import { useOnceTrue } from '#web/ui/hooks/use-once-true.ts';
import { lateComponent } from '#web/ui/late-component.tsx';

const NotificationPanel = lateComponent(
  async () =>
    (await import('#web/features/notifications/notification-panel.tsx')).NotificationPanel,
  { isOverlay: true },
);

function nameOf(unread: number): string {
  return unread === 0 ? TEXTS.notifications : TEXTS.notificationsNew(unread);
}

/** A video that failed or was rejected may have been refunded: the balance shown follows. */
function useBalanceAfterNews(newestId: string | undefined) {
  const known = useRef(newestId);
  useEffect(() => {
    if (newestId === undefined || newestId === known.current) return;
    // The account is read when the page loads, so the first list brings nothing new.
    if (known.current !== undefined) refreshAccount().catch(() => undefined);
    known.current = newestId;
  }, [newestId]);
}

/** What became of the user's videos; asked for at every change of page, read when opened. */
export function NotificationBell() {
  const { pathname } = useLocation();
  const { data = [] } = useQuery(notificationsQuery(pathname));
  useLiveNotifications();
  useBalanceAfterNews(data[0]?.id);
  const unread = storiesOf(data).filter(({ isRead }) => !isRead).length;
  const bell = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const hasPanel = useOnceTrue(isOpen);
  return (
    <>
      <Button
        ref={bell}
        variant="quiet"
        size="icon"
        aria-label={nameOf(unread)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="relative"
        onPointerEnter={NotificationPanel.preload}
        onFocus={NotificationPanel.preload}
        onClick={() => setIsOpen(!isOpen)}
      >
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
      {hasPanel && <NotificationPanel open={isOpen} bell={bell} onClose={() => setIsOpen(false)} />}
    </>
  );
}
