import { notificationSentence, type NotificationKind } from '#domain/events/notifications.ts';
import type { UserId } from '#domain/ids.ts';
import { containsAddress } from '#domain/moderation/contacts-in-text.ts';
import * as store from './store.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { EmailPart } from '#server/platform/mail/email-page.ts';
import type { Compose } from '#server/platform/mail/outbox.ts';
import { greetingOf } from '#server/platform/mail/without-contacts.ts';
import { writeEmail } from '#server/platform/mail/write-email.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly publicUrl: string;
}

/** An email lists at most this many; the rest is summarized as a number. */
const ITEMS_MAX = 20;

/**
 * One email with everything a user has not been emailed about; nothing if an earlier one covered
 * it, or the account was closed.
 */
export function composeNotificationEmail({ db, clock, publicUrl }: Deps): Compose {
  return async (userId) => {
    const news = await store.findForEmail(db, userId);
    if (!news) return null;
    const { items, email, username } = news;
    const [first] = items;
    const shown = items.slice(0, ITEMS_MAX);
    const rest = items.length - shown.length;
    return {
      ...writeEmail({
        to: email,
        subject:
          items.length === 1 && first
            ? notificationSentence(first.kind)
            : `${items.length} notifications from CasinoReel`,
        parts: [
          greetingOf(username),
          ...shown.flatMap((item) => sectionOf(item, publicUrl, items.length > 1)),
          ...(rest > 0 ? [`And ${rest} more.`] : []),
          {
            action: 'Manage notifications',
            url: `${publicUrl}/settings?tab=notifications`,
            isOneOfSeveral: true,
          },
        ],
      }),
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

type Item = store.EmailedNotifications['items'][number];

/** Links for kinds whose action is not to open the video or the file. */
const PAGES: Partial<Record<NotificationKind, readonly [action: string, path: string]>> = {
  appeal_allowed: ['Create the video', 'create?appeals'],
  appeal_refused: ['Change the order', 'create?appeals'],
  appeal_waiting: ['Review the appeal', 'moderation?tab=appeals'],
  request_waiting: ['Review the request', 'rules?tab=requests'],
  webhook_off: ['Open your webhooks', 'settings?tab=developers'],
  key_expiring: ['Open your API keys', 'settings?tab=developers'],
  new_sign_in: ['See where you are signed in', 'settings?tab=security'],
  balance_low: ['Buy credits', 'credits'],
  invitation_taken: ['Open your team', 'team'],
  model_failing: ['Open video models', 'admin/users?tab=engines'],
};

/** Kinds whose reason is a reviewer's note. */
const REVIEWED = new Set<NotificationKind>([
  'approved',
  'rejected',
  'appeal_allowed',
  'appeal_refused',
]);

function placeOf({ kind, jobId, mediaId }: Item): readonly [action: string, path: string] {
  const page = PAGES[kind];
  if (page) return page;
  if (jobId !== null) {
    return kind === 'awaiting_review'
      ? ['Review the video', `moderation?video=${jobId}`]
      : ['Open the video', `videos/${jobId}`];
  }
  return mediaId === null ? ['Open the dashboard', 'dashboard'] : ['Open the library', 'library'];
}

/**
 * Leaves out user-written text that contains an address: otherwise anyone could register with a
 * stranger's email address and mail them a link. Notes of reviewers name helplines, whose numbers stay.
 */
function sectionOf(item: Item, publicUrl: string, isOneOfSeveral: boolean): EmailPart[] {
  const { kind, title, reason } = item;
  const [action, path] = placeOf(item);
  return [
    { heading: `${notificationSentence(kind)}.` },
    ...(containsAddress(title) ? [] : [kind === 'balance_low' ? title : { quote: title }]),
    ...(reason === null || containsAddress(reason)
      ? []
      : [REVIEWED.has(kind) ? `Reviewer’s note: ${reason}` : reason]),
    { action, url: `${publicUrl}/${path}`, isOneOfSeveral },
  ];
}
