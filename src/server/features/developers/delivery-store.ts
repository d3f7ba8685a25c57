import { and, asc, desc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';

import type { OrganizationId, WebhookId } from '#domain/ids.ts';
import type { WebhookEvent } from '#domain/webhooks.ts';
import type { PageRequest } from '#server/http/paging.ts';
import type { Connection, Database, Transaction } from '#server/platform/database/database.ts';
import { webhookDeliveries, webhooks } from '#server/platform/database/developer-schema.ts';
import { isOlder } from '#server/platform/database/keyset.ts';

import type { WebhookRow } from './webhook-store.ts';

export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

interface Announcement {
  readonly organizationId: OrganizationId;
  readonly event: WebhookEvent;
  readonly body: object;
  readonly now: Date;
}

/** Puts up one delivery for each webhook that wants to hear of the event. */
export async function insertDeliveries(
  tx: Transaction,
  { organizationId, event, body, now }: Announcement,
): Promise<void> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(
    sql`insert into ${webhookDeliveries} (id, webhook_id, event, body, due_at, created_at)
      select gen_random_uuid(), w.id, ${event}, ${JSON.stringify(body)}::jsonb, ${moment}, ${moment}
      from ${webhooks} w
      where w.org_id = ${organizationId} and w.disabled_at is null
        and w.events @> ${JSON.stringify([event])}::jsonb`,
  );
}

export async function insertDelivery(
  connection: Connection,
  values: typeof webhookDeliveries.$inferInsert,
): Promise<DeliveryRow> {
  const [row] = await connection.insert(webhookDeliveries).values(values).returning();
  if (!row) throw new Error('A delivery was not stored');
  return row;
}

export function findDeliveries(
  connection: Connection,
  webhookId: WebhookId,
  { limit, after }: PageRequest,
): Promise<DeliveryRow[]> {
  return connection
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhookId, webhookId), isOlder(webhookDeliveries, after)))
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(limit + 1);
}

/** Takes webhooks that something is due for and that nobody delivers to, until `heldUntil`. */
export function holdDueWebhooks(
  db: Database,
  { now, heldUntil, limit }: { now: Date; heldUntil: Date; limit: number },
): Promise<WebhookRow[]> {
  const due = db
    .selectDistinct({ id: webhookDeliveries.webhookId })
    .from(webhookDeliveries)
    .where(lte(webhookDeliveries.dueAt, now));
  const free = db
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(
      and(
        inArray(webhooks.id, due),
        isNull(webhooks.disabledAt),
        or(isNull(webhooks.heldUntil), lte(webhooks.heldUntil, now)),
      ),
    )
    .limit(limit)
    .for('update', { skipLocked: true });
  return db.update(webhooks).set({ heldUntil }).where(inArray(webhooks.id, free)).returning();
}

export async function releaseWebhook(
  connection: Connection,
  id: WebhookId,
  heldUntil: Date | null,
): Promise<void> {
  await connection.update(webhooks).set({ heldUntil }).where(eq(webhooks.id, id));
}

export async function findNextDue(
  connection: Connection,
  webhookId: WebhookId,
  now: Date,
): Promise<DeliveryRow | null> {
  const [row] = await connection
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhookId, webhookId), lte(webhookDeliveries.dueAt, now)))
    .orderBy(asc(webhookDeliveries.dueAt), asc(webhookDeliveries.createdAt))
    .limit(1);
  return row ?? null;
}

/** Notes an attempt; null where the delivery is gone. */
export async function noteAttempt(
  connection: Connection,
  id: string,
  outcome: Pick<DeliveryRow, 'status' | 'dueAt' | 'responseStatus' | 'problem' | 'endedAt'>,
): Promise<DeliveryRow | null> {
  const [row] = await connection
    .update(webhookDeliveries)
    .set({ ...outcome, attempts: sql`${webhookDeliveries.attempts} + 1` })
    .where(eq(webhookDeliveries.id, id))
    .returning();
  return row ?? null;
}

/** Counts one more failure in a row, or starts anew after a success. */
export async function countOutcome(
  tx: Transaction,
  id: WebhookId,
  failedAt: Date | null,
): Promise<WebhookRow | null> {
  const failing = failedAt && {
    failuresInARow: sql`${webhooks.failuresInARow} + 1`,
    failingSince: sql`coalesce(${webhooks.failingSince}, ${failedAt.toISOString()}::timestamptz)`,
  };
  const [row] = await tx
    .update(webhooks)
    .set(failing ?? { failuresInARow: 0, failingSince: null })
    .where(eq(webhooks.id, id))
    .returning();
  return row ?? null;
}

export async function deleteOldDeliveries(connection: Connection, before: Date): Promise<void> {
  await connection.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, before));
}
