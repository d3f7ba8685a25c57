import { createAuditService } from '#server/features/audit/service.ts';
import { composePasswordEmail } from '#server/features/auth/password-reset.ts';
import { composeLowBalance } from '#server/features/billing/low-balance.ts';
import { createLiveNotifications } from '#server/features/notifications/live-notifications.ts';
import { composeNotificationEmail } from '#server/features/notifications/notification-email.ts';
import { presentNotification } from '#server/features/notifications/present.ts';
import { createNotificationsService } from '#server/features/notifications/service.ts';
import { composeSecondFactorChanged } from '#server/features/second-factor/second-factor-email.ts';
import { composeEmailChanged } from '#server/features/settings/email-changed.ts';
import { composeInvitationEmail } from '#server/features/team/invitations.ts';
import { createSharedLimiter } from '#server/platform/limits/shared-limiter.ts';
import { createOutbox, createSendEmail } from '#server/platform/mail/outbox.ts';
import type { Platform } from '#server/processes/platform.ts';

export type SharedServices = ReturnType<typeof createSharedServices>;

/** What most features need: the audit log, limits, emails and notifications. */
export function createSharedServices(platform: Platform) {
  const { config, db, clock, log, linkTokens, mailer } = platform;
  const links = { db, clock, linkTokens, publicUrl: config.http.publicUrl };
  const outbox = createOutbox({ mailer, clock });
  const sendEmail = createSendEmail({
    db,
    mailer,
    compose: {
      invitation: composeInvitationEmail(links),
      password_reset: composePasswordEmail(links),
      notification: composeNotificationEmail(links),
      email_changed: composeEmailChanged(links),
      low_balance: composeLowBalance(links),
      second_factor_changed: composeSecondFactorChanged(links),
    },
  });
  const notifications = createNotificationsService({ db, clock, outbox });
  const liveNotifications = createLiveNotifications({
    driver: platform.database.driver,
    log,
    find: async (userId, id) => {
      const found = await notifications.find(userId, id);
      return found && presentNotification(found);
    },
  });
  return {
    audit: createAuditService({ db, clock }),
    limiter: createSharedLimiter(db, clock),
    outbox,
    sendEmail,
    notifications,
    liveNotifications,
  };
}
