/**
 * Notifies people when the rights to a file are about to end, and when they have ended: whoever
 * stated them, the uploader and the managers. A scheduled task. Stating new rights resets the
 * reminders.
 */
import { DAY_MS } from '#domain/durations.ts';
import { REMINDER_DAYS } from '#domain/media/rights.ts';
import type { AuditService } from '#server/features/audit/service.ts';
import type { NotificationsService } from '#server/features/notifications/service.ts';
import type { MembersService } from '#server/features/team/members.ts';
import { roleHas } from '#domain/people/permissions.ts';
import * as store from './store.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { TaskHandler } from '#server/platform/tasks/task-handler.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly audit: AuditService;
  readonly notifications: Pick<NotificationsService, 'tell'>;
  readonly members: Pick<MembersService, 'list'>;
  /** Takes down everything that shows files whose rights have ended. */
  readonly takeDownEnded: () => Promise<void>;
}

const AT_ONCE = 500;
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
/** Shortest first: if several reminders are due, only that one is sent. */
const DAYS_BEFORE = [0, ...REMINDER_DAYS.toReversed()];

export function createWatchRights(deps: Deps): TaskHandler {
  return {
    run: async () => {
      for (const days of DAYS_BEFORE) {
        const endsBefore = new Date(deps.clock.now().getTime() + days * DAY_MS);
        const ending = await store.findEndingRights(deps.db, { days, endsBefore, limit: AT_ONCE });
        for (const rights of ending) await remind(deps, rights, days);
      }
      await deps.takeDownEnded();
      return undefined;
    },
  };
}

async function remind(
  { db, audit, notifications, members }: Deps,
  rights: store.EndingRights,
  days: number,
): Promise<void> {
  const { mediaId, organizationId, statedBy, uploadedBy, validUntil } = rights;
  const people = (await members.list(organizationId)).filter(
    ({ id, role }) => id === statedBy || id === uploadedBy || roleHas(role, 'brands.edit'),
  );
  await db.transaction(async (tx) => {
    if (!(await store.recordReminder(tx, rights, days))) return;
    const kind = days === 0 ? 'rights_ended' : 'rights_ending';
    const reason = days === 0 || !validUntil ? null : `They expire on ${DAY.format(validUntil)}.`;
    for (const { id: userId } of people) {
      await notifications.tell(tx, { userId, mediaId, kind, reason });
    }
    if (days > 0) return;
    const action = 'media.rights_ended';
    await audit.record(tx, { organizationId, action, actorId: null, subjectId: mediaId });
  });
}
