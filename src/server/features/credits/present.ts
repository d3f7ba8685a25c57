import type { LedgerEntryBody } from '#contracts/schemas/credits.ts';
import type { LedgerRow } from './store.ts';

export function presentEntry(entry: LedgerRow): LedgerEntryBody {
  const { id, kind, reason, delta, jobId, prompt, title, aspectRatio, author } = entry;
  return {
    id,
    kind,
    reason,
    delta,
    balance: entry.balanceAfter,
    createdAt: entry.createdAt.toISOString(),
    jobId,
    prompt,
    title,
    aspectRatio,
    userId: entry.spenderId,
    author,
  };
}
