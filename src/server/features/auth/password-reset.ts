/**
 * Password resets. A request is answered before anything is looked up, so that neither the response
 * nor its timing reveals whether an address is known. The mailed link works once, for an hour;
 * using it ends all sessions. Called by the auth service. Authorization: both calls are public; the
 * second one requires the link.
 */
import { randomUUID } from 'node:crypto';

import type { ResetPasswordBody } from '#contracts/schemas/auth.ts';
import { HOUR_MS } from '#domain/durations.ts';
import type { UserId } from '#domain/ids.ts';
import { AppError } from '#server/app-error.ts';
import type { AuditService } from '#server/features/audit/service.ts';
import { requireUncommon } from '#server/platform/passwords/common-passwords.ts';
import { hashPassword } from '#server/platform/passwords/password-hash.ts';
import * as resets from './password-reset-store.ts';
import { endOtherAccess } from './account-access.ts';
import * as store from './store.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { LinkTokens } from '#server/platform/link-tokens.ts';
import type { Log } from '#server/platform/log.ts';
import type { Compose, Outbox } from '#server/platform/mail/outbox.ts';
import { greetingOf } from '#server/platform/mail/without-contacts.ts';
import { writeEmail } from '#server/platform/mail/write-email.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly audit: AuditService;
  readonly outbox: Outbox;
  readonly linkTokens: LinkTokens;
}

const LIFETIME_MS = HOUR_MS;
const PURPOSE = 'password-reset';

export function createPasswordResets({ db, clock, log, audit, outbox, linkTokens }: Deps) {
  async function sendLink(email: string): Promise<void> {
    const account = await store.findAccountByEmail(db, email);
    if (!account) return;
    const { id: userId, organizationId } = account.user;
    const id = randomUUID();
    const createdAt = clock.now();
    await db.transaction(async (tx) => {
      await resets.insertReset(tx, {
        id,
        userId,
        tokenHash: linkTokens.hashOf(linkTokens.tokenOf(PURPOSE, id)),
        createdAt,
        expiresAt: new Date(createdAt.getTime() + LIFETIME_MS),
      });
      await outbox.add(tx, { kind: 'password_reset', aboutId: id });
      await audit.record(tx, { organizationId, action: 'password.reset_asked', actorId: userId });
    });
  }

  return {
    /** Returns immediately; the email is sent later. */
    sendLinkLater(email: string): void {
      sendLink(email).catch((error: unknown) => {
        log.error({ err: error }, 'a password link could not be made');
      });
    },

    /** `andThen` runs in the same transaction. */
    async setPassword(
      { token, newPassword }: ResetPasswordBody,
      andThen: (tx: Transaction, userId: UserId) => Promise<void>,
    ): Promise<void> {
      requireUncommon(newPassword, 'newPassword');
      const passwordHash = await hashPassword(newPassword);
      await db.transaction(async (tx) => {
        const user = await resets.useReset(tx, linkTokens.hashOf(token), clock.now());
        if (!user) throw new AppError('reset_link_invalid');
        await store.setPasswordHash(tx, user.id, passwordHash);
        await endOtherAccess(tx, user.id, null);
        await andThen(tx, user.id);
        const { organizationId } = user;
        await audit.record(tx, { organizationId, action: 'password.reset', actorId: user.id });
      });
    },
  };
}

interface EmailDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly linkTokens: LinkTokens;
  readonly publicUrl: string;
}

/** Composes the email with the link; returns nothing if the link was used or has expired. */
export function composePasswordEmail(deps: EmailDeps): Compose {
  return async (resetId) => {
    const receiver = await resets.findResetAddress(deps.db, resetId, deps.clock.now());
    if (!receiver) return null;
    const token = deps.linkTokens.tokenOf(PURPOSE, resetId);
    return writeEmail({
      to: receiver.email,
      subject: 'Reset your CasinoReel password',
      parts: [
        greetingOf(receiver.username),
        'Someone asked to reset the password of your CasinoReel account.',
        {
          action: 'Set a new password',
          url: `${deps.publicUrl}/reset-password?token=${token}`,
        },
        'The link works once and expires in one hour. If you did not ask for this, you can ignore this email.',
      ],
    });
  };
}
