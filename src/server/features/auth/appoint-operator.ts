import type { AuditService } from '#server/features/audit/service.ts';
import * as store from './store.ts';
import type { Database } from '#server/platform/database/database.ts';

interface Deps {
  readonly db: Database;
  readonly audit: AuditService;
}

/**
 * Makes the organization of the account with this address the operator, in place of the current
 * one. Returns the organization's name, or null if the address is unknown.
 */
export async function appointOperator({ db, audit }: Deps, email: string): Promise<string | null> {
  return db.transaction(async (tx) => {
    const account = await store.findAccountByEmail(tx, email);
    if (!account) return null;
    const former = await store.moveOperator(tx, account.organization.id);
    const moves = [
      ...former.filter((id) => id !== account.organization.id).map((id) => [id, false] as const),
      [account.organization.id, true] as const,
    ];
    // Always in the same order, so that two concurrent moves cannot deadlock.
    for (const [organizationId, isOperator] of moves.sort(([a], [b]) => (a < b ? -1 : 1))) {
      const details = { isOperator };
      await audit.record(tx, { organizationId, action: 'operator.moved', actorId: null, details });
    }
    return account.organization.name;
  });
}
