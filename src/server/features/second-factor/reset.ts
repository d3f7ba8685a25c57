import type { UserId } from '#domain/ids.ts';
import type { AuditService } from '#server/features/audit/service.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { Outbox } from '#server/platform/mail/outbox.ts';

import { deleteChallengesOf } from './challenge-store.ts';
import * as store from './store.ts';

interface Deps {
  readonly audit: AuditService;
  readonly outbox: Outbox;
}

/**
 * Takes a person's whole second factor away, for somebody who has lost it; false where they have
 * none. `actorId` is who does it, null for the command line. Their sessions are the caller's business.
 */
export async function resetSecondFactor(
  tx: Transaction,
  { audit, outbox }: Deps,
  { userId, actorId }: { userId: UserId; actorId: UserId | null },
): Promise<boolean> {
  const person = await store.lockPerson(tx, userId);
  if (!person?.hasSecondFactor) return false;
  const { organizationId } = person;
  await store.deleteAllFactors(tx, userId);
  await store.updateHasSecondFactor(tx, userId);
  await deleteChallengesOf(tx, userId);
  await outbox.add(tx, { kind: 'second_factor_changed', aboutId: userId });
  const action = 'second_factor.reset';
  await audit.record(tx, { organizationId, action, actorId, subjectId: userId });
  return true;
}
