import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';

import type { WebhookEvent } from '#domain/events/webhooks.ts';
import type { OrganizationId, WebhookId } from '#domain/ids.ts';
import type { PageRequest } from '#server/http/requests/paging.ts';
import { rowsOf, type Connection, type Transaction } from '#server/platform/database/database.ts';
import { isOlder } from '#server/platform/database/keyset.ts';
import { webhookDeliveries, webhooks } from '#server/platform/database/schema/developers.ts';
import { deferGroup, enqueue } from '#server/platform/tasks/task-store.ts';

import type { WebhookRow } from './webhook-store.ts';

export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

interface JobEvent {
  readonly organizationId: OrganizationId;
  readonly event: WebhookEvent;
  readonly body: object;
  readonly now: Date;
}

/** Enqueues one delivery for each webhook subscribed to the event. */
export async function insertDeliveries(
  tx: Transaction,
  { organizationId, event, body, now }: JobEvent,
): Promise<void> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const deliveries = await rowsOf<{ id: string; webhookId: string; dueAt: string }>(
    tx,
    sql`insert into ${webhookDeliveries} (id, webhook_id, event, body, due_at, created_at)
      select gen_random_uuid(), w.id, ${event}, ${JSON.stringify(body)}::jsonb,
        greatest(${moment}, w.paused_until), ${moment}
      from ${webhooks} w
      where w.org_id = ${organizationId} and w.disabled_at is null
        and w.events @> ${JSON.stringify([event])}::jsonb
      returning id, webhook_id as "webhookId", due_at as "dueAt"`,
  );
  // A separate key for each delivery: with one per webhook, two transactions could deadlock.
  for (const { id: key, webhookId: group, dueAt } of deliveries) {
    await enqueue(tx, { name: 'deliver-webhook', key, group, dueAt: new Date(dueAt) });
  }
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

/** Returns a pending delivery and its webhook; null if there is nothing to do. */
export async function findPending(
  connection: Connection,
  id: string,
): Promise<{ webhook: WebhookRow; delivery: DeliveryRow } | null> {
  const [row] = await connection
    .select({ webhook: webhooks, delivery: webhookDeliveries })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(
      and(
        eq(webhookDeliveries.id, id),
        eq(webhookDeliveries.status, 'pending'),
        isNull(webhooks.disabledAt),
      ),
    );
  return row ?? null;
}

/** Pauses a webhook until `pausedUntil`, including deliveries that arrive meanwhile. */
export async function pauseWebhook(
  tx: Transaction,
  id: WebhookId,
  pausedUntil: Date,
): Promise<void> {
  await tx.update(webhooks).set({ pausedUntil }).where(eq(webhooks.id, id));
  await deferGroup(tx, { name: 'deliver-webhook', group: id, dueAt: pausedUntil });
}

/** Records an attempt; null if the delivery no longer exists. */
export async function recordAttempt(
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

/** Increments the consecutive failures, or resets them after a success. */
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
    .set(failing ?? { failuresInARow: 0, failingSince: null, pausedUntil: null })
    .where(eq(webhooks.id, id))
    .returning();
  return row ?? null;
}

export async function deleteOldDeliveries(connection: Connection, before: Date): Promise<void> {
  await connection.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, before));
}
