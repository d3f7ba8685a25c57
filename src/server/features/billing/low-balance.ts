/**
 * Notifies owners and admins when the balance falls below the threshold they have set: once each
 * time it falls, since only the entry that crosses the threshold triggers it. Called with every
 * ledger entry, in its transaction.
 */
import { and, eq, inArray } from 'drizzle-orm';

import { recipientRoles } from '#domain/events/notifications.ts';
import type { OrganizationId, UserId } from '#domain/ids.ts';
import type { NotificationsService } from '#server/features/notifications/service.ts';
import type { Connection, Database, Transaction } from '#server/platform/database/database.ts';
import { organizations, users } from '#server/platform/database/schema/accounts.ts';
import type { Compose } from '#server/platform/mail/outbox.ts';
import { greetingOf, withoutContacts } from '#server/platform/mail/without-contacts.ts';
import { writeEmail } from '#server/platform/mail/write-email.ts';

interface Change {
  readonly organizationId: OrganizationId;
  readonly delta: number;
  readonly balanceAfter: number;
}

export type TellLowBalance = (tx: Transaction, change: Change) => Promise<void>;

export function createNotifyLowBalance({
  tell,
}: Pick<NotificationsService, 'tell'>): TellLowBalance {
  return async (tx, { organizationId, delta, balanceAfter }) => {
    if (delta > 0) return;
    const [organization] = await tx
      .select({ threshold: organizations.lowBalanceCredits })
      .from(organizations)
      .where(eq(organizations.id, organizationId));
    const threshold = organization?.threshold ?? 0;
    if (balanceAfter >= threshold || balanceAfter - delta < threshold) return;
    const subject = `${balanceAfter} credits left (alert at ${threshold} credits)`;
    for (const { id } of await findRecipients(tx, organizationId)) {
      await tell(tx, { userId: id, kind: 'balance_low', subject });
    }
  };
}

function findRecipients(connection: Connection, organizationId: OrganizationId) {
  const roles = recipientRoles('balance_low');
  return connection
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.organizationId, organizationId), inArray(users.role, roles)));
}

interface EmailDeps {
  readonly db: Database;
  readonly publicUrl: string;
}

/**
 * The email that the previous version has queued; nothing if the balance has been topped up since.
 */
export function composeLowBalance({ db, publicUrl }: EmailDeps): Compose {
  return async (userId) => {
    const [found] = await db
      .select({ user: users, organization: organizations })
      .from(users)
      .innerJoin(organizations, eq(organizations.id, users.organizationId))
      .where(eq(users.id, userId as UserId));
    if (!found) return null;
    const { creditBalance, lowBalanceCredits } = found.organization;
    if (lowBalanceCredits === null || creditBalance >= lowBalanceCredits) return null;
    return writeEmail({
      to: found.user.email,
      subject: `Your CasinoReel balance is low: ${creditBalance} credits`,
      parts: [
        greetingOf(found.user.username),
        `The balance of ${withoutContacts(found.organization.name, 'your organization')} is ${creditBalance} credits, below your alert of ${lowBalanceCredits} credits.`,
        { action: 'Buy credits', url: `${publicUrl}/credits` },
      ],
    });
  };
}
