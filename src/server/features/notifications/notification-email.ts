import { containsAddress } from '#domain/addresses-in-text.ts';
import type { UserId } from '#domain/ids.ts';
import { notificationSentence, type NotificationKind } from '#domain/notifications.ts';
import * as store from './store.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Compose } from '#server/platform/mail/outbox.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly publicUrl: string;
}

/** No more than these stand in one email; the rest is counted. */
const ITEMS_MAX = 20;

/**
 * One email about everything that somebody has not been emailed about; nothing where an earlier one
 * said it, or the account is gone.
 */
export function composeNotificationEmail({ db, clock, publicUrl }: Deps): Compose {
  return async (userId) => {
    const news = await store.findForEmail(db, userId);
    if (!news) return null;
    const { items, email, username } = news;
    const [first] = items;
    const rest = items.length - ITEMS_MAX;
    return {
      to: email,
      subject:
        items.length === 1 && first
          ? notificationSentence(first.kind)
          : `${items.length} notifications from CasinoReel`,
      text: [
        `Hello ${username},`,
        ...items.slice(0, ITEMS_MAX).map((item) => sectionOf(item, publicUrl)),
        ...(rest > 0 ? [`And ${rest} more.`] : []),
        `Choose what you are emailed about: ${publicUrl}/settings?tab=notifications`,
      ].join('\n\n'),
      onSent: () =>
        db.transaction((tx) =>
          store.markEmailed(tx, userId as UserId, {
            ids: items.map(({ id }) => id),
            now: clock.now(),
          }),
        ),
    };
  };
}

/** Where to go from what is about neither a video nor a file. */
const PAGES: Partial<Record<NotificationKind, string>> = {
  balance_low: 'credits',
  invitation_taken: 'team',
  model_failing: 'admin/users?tab=engines',
};

/**
 * Words of users that hold an address stay out: anybody can enter a stranger's address as their own and
 * mail them a link.
 */
function sectionOf(
  { kind, prompt, reason, mediaId, jobId }: store.EmailedNotifications['items'][number],
  publicUrl: string,
): string {
  const page =
    jobId !== null ? 'videos' : mediaId !== null ? 'library' : (PAGES[kind] ?? 'dashboard');
  return [
    `${notificationSentence(kind)}.`,
    ...(containsAddress(prompt) ? [] : [kind === 'balance_low' ? prompt : `"${prompt}"`]),
    ...(reason === null || containsAddress(reason)
      ? []
      : [kind === 'taken_down' ? reason : `Reviewer’s note: ${reason}`]),
    `${publicUrl}/${page}`,
  ].join('\n\n');
}
