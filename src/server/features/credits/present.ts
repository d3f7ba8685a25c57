import type { LedgerEntryBody } from '#contracts/schemas/credits.ts';
import type { LedgerRow } from './store.ts';

export function presentEntry(entry: LedgerRow): LedgerEntryBody {
  const { id, kind, reason, delta, jobId, prompt, title, author, spenderId: userId } = entry;
  const { balanceAfter: balance } = entry;
  const createdAt = entry.createdAt.toISOString();
  return { id, kind, reason, delta, balance, createdAt, jobId, prompt, title, userId, author };
}
