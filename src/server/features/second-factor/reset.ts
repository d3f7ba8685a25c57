import type { UserId } from '#domain/ids.ts';
import type { AuditService } from '#server/features/audit/service.ts';
import { endOtherAccess } from '#server/features/auth/account-access.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { users } from '#server/platform/database/schema/accounts.ts';
import type { Outbox } from '#server/platform/mail/outbox.ts';

import * as store from './store.ts';

interface Deps {
  readonly audit: AuditService;
  readonly outbox: Outbox;
}

interface Reset {
  /** Locked by the transaction. */
  readonly person: typeof users.$inferSelect;
  /** Null for the command line. */
  readonly actorId: UserId | null;
}

/** Removes all second factors of a user and ends their sessions; does nothing if they have none. */
export async function resetSecondFactor(
  tx: Transaction,
  { audit, outbox }: Deps,
  { person, actorId }: Reset,
): Promise<void> {
  if (!person.hasSecondFactor) return;
  const { id: userId, organizationId } = person;
  await store.deleteAllFactors(tx, userId);
  await store.updateHasSecondFactor(tx, userId);
  await endOtherAccess(tx, userId, null);
  await outbox.add(tx, { kind: 'second_factor_changed', aboutId: userId });
  const action = 'second_factor.reset';
  await audit.record(tx, { organizationId, action, actorId, subjectId: userId });
}

/** The same by email address, for the command line; false if the address is unknown. */
export async function resetSecondFactorOf(
  db: Database,
  deps: Deps,
  email: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const userId = await store.findUserIdByEmail(tx, email);
    const person = userId && (await store.lockPerson(tx, userId));
    if (!person) return false;
    await resetSecondFactor(tx, deps, { person, actorId: null });
    return true;
  });
}
