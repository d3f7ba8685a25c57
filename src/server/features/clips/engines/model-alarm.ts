/**
 * Detects from its latest clips that a video model fails too often. It counts as failing until
 * better clips arrive, or until there have been none for a while; then it is tried again.
 */
import { sql } from 'drizzle-orm';

import { rowsOf, type Connection, type Transaction } from '#server/platform/database/database.ts';
import type { NotificationsService } from '#server/features/notifications/service.ts';

const LATEST_CLIPS = 10;
const FAILED_MIN = 4;
const FAILING_PART = 0.5;
const FORGOTTEN_AFTER_HOURS = 2;

/** A refusal by a model's safety system says something about the prompt, not about the model. */
export async function isFailing(connection: Connection, engine: string): Promise<boolean> {
  const [row] = await rowsOf<{ ended: number; failed: number }>(
    connection,
    sql`
      select count(*)::int as ended, (count(*) filter (where state = 'failed'))::int as failed
      from (
        select state from clips
        where engine = ${engine} and kept_from is null
          and started_at > now() - make_interval(hours => ${FORGOTTEN_AFTER_HOURS})
          and (state in ('fetched', 'composed')
            or (state = 'failed' and failure <> 'refused_by_safety'))
        order by started_at desc
        limit ${LATEST_CLIPS}
      ) as latest`,
  );
  const { ended, failed } = row ?? { ended: 0, failed: 0 };
  return failed >= FAILED_MIN && failed / ended >= FAILING_PART;
}

/** Alerts the operator when a model starts to fail, once per outage. */
export async function alertOperator(
  tx: Transaction,
  notifications: Pick<NotificationsService, 'notifyOperatorOnce'>,
  engine: string,
): Promise<void> {
  if (!(await isFailing(tx, engine))) return;
  const about = { kind: 'model_failing', subject: engine } as const;
  await notifications.notifyOperatorOnce(tx, { ...about, withinHours: FORGOTTEN_AFTER_HOURS });
}
