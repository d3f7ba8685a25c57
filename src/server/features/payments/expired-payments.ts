import { DAY_MS } from '#domain/durations.ts';
import { checkoutsExpireBefore } from '#domain/money/payment-reversal.ts';
import { cancelExpired, deleteUnknownMoneyBack } from './store.ts';
import type { Database } from '#server/platform/database/database.ts';

/** Stripe retries events for three days. Events that match no payment by then are not ours. */
const UNKNOWN_KEPT_MS = 30 * DAY_MS;

/**
 * Cancels orders that were not paid within a day, and deletes refunds that belong to other shops on
 * the same Stripe account.
 */
export async function sweepPayments(db: Database, now: Date): Promise<void> {
  await cancelExpired(db, checkoutsExpireBefore(now));
  await deleteUnknownMoneyBack(db, new Date(now.getTime() - UNKNOWN_KEPT_MS));
}
