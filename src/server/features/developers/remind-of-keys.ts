import { DAY_MS } from '#domain/durations.ts';
import type { NotificationsService } from '#server/features/notifications/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { takeExpiringKeys } from './api-key-store.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly notifications: Pick<NotificationsService, 'tellPeople'>;
}

const DAYS_BEFORE = 7;
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Returns a function that tells whoever manages the keys of an organization which expire soon, once per key. */
export function createRemindOfKeys({ db, clock, notifications }: Deps): () => Promise<void> {
  return () =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const before = new Date(now.getTime() + DAYS_BEFORE * DAY_MS);
      for (const key of await takeExpiringKeys(tx, { now, before })) {
        await notifications.tellPeople(tx, {
          organizationId: key.organizationId,
          kind: 'key_expiring',
          subject: key.name,
          reason: `It expires on ${DAY.format(key.expiresAt)}.`,
        });
      }
    });
}
