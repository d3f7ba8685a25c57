import { checkoutsLapseBefore } from '#domain/payment-reversal.ts';
import { cancelLapsed, deleteUnknownMoneyBack } from './store.ts';
import type { Database } from '#server/platform/database/database.ts';

/** Stripe repeats events for three days; what no payment is known for by then is not ours. */
const UNKNOWN_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Cancels orders that nobody paid within a day; forgets money that went back to other shops' buyers. */
export async function sweepPayments(db: Database, now: Date): Promise<void> {
  await cancelLapsed(db, checkoutsLapseBefore(now));
  await deleteUnknownMoneyBack(db, new Date(now.getTime() - UNKNOWN_KEPT_MS));
}
