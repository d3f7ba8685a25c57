import { deleteExpiredPasswordResets } from '#server/features/auth/password-reset-store.ts';
import { deleteExpiredSessions } from '#server/features/auth/sessions.ts';
import { deleteOldCallbacks } from '#server/features/clips/clip-callbacks.ts';
import { deleteOldIdempotencyKeys } from '#server/features/jobs/idempotency.ts';
import { sweepPayments } from '#server/features/payments/lapsed-payments.ts';
import { deleteExpiredInvitations } from '#server/features/team/invitation-store.ts';
import { deleteExpiredLimits } from '#server/platform/limits/shared-limiter.ts';
import type { Platform } from '#server/processes/platform.ts';

const INTERVAL_MS = 15 * 60_000;

/** Throws away, now and then, what has expired: sessions, links, counted attempts, keys, unpaid orders. */
export function startHousekeeping({ db, clock, log }: Platform): { stop(): void } {
  const clean = async () => {
    const now = clock.now();
    await deleteExpiredSessions(db, now);
    await deleteExpiredInvitations(db, now);
    await deleteExpiredPasswordResets(db, now);
    await deleteExpiredLimits(db, now);
    await deleteOldIdempotencyKeys(db, now);
    await deleteOldCallbacks(db, now);
    await sweepPayments(db, now);
  };
  const timer = setInterval(() => {
    clean().catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'));
  }, INTERVAL_MS);
  return { stop: () => clearInterval(timer) };
}
