import { and, desc, eq, sql } from 'drizzle-orm';

import type { OrganizationId, WebhookId } from '#domain/ids.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { webhookDeliveries, webhooks } from '#server/platform/database/schema/developers.ts';

export type WebhookRow = typeof webhooks.$inferSelect;

const isOf = (organizationId: OrganizationId, id: WebhookId) =>
  and(eq(webhooks.organizationId, organizationId), eq(webhooks.id, id));

export function findWebhooks(
  connection: Connection,
  organizationId: OrganizationId,
): Promise<WebhookRow[]> {
  return connection
    .select()
    .from(webhooks)
    .where(eq(webhooks.organizationId, organizationId))
    .orderBy(desc(webhooks.createdAt), desc(webhooks.id));
}

export async function findWebhook(
  connection: Connection,
  organizationId: OrganizationId,
  id: WebhookId,
): Promise<WebhookRow | null> {
  const [row] = await connection.select().from(webhooks).where(isOf(organizationId, id));
  return row ?? null;
}

export async function countWebhooks(
  connection: Connection,
  organizationId: OrganizationId,
): Promise<number> {
  return connection.$count(webhooks, eq(webhooks.organizationId, organizationId));
}

export async function insertWebhook(
  tx: Transaction,
  values: typeof webhooks.$inferInsert,
): Promise<WebhookRow> {
  const [row] = await tx.insert(webhooks).values(values).returning();
  if (!row) throw new Error('A webhook was not stored');
  return row;
}

export type WebhookChange = Partial<
  Pick<
    WebhookRow,
    | 'url'
    | 'events'
    | 'disabledAt'
    | 'disabledReason'
    | 'failuresInARow'
    | 'failingSince'
    | 'pausedUntil'
  >
>;

/** Null if there is none. */
export async function changeWebhook(
  tx: Transaction,
  organizationId: OrganizationId,
  { id, ...change }: WebhookChange & { id: WebhookId },
): Promise<WebhookRow | null> {
  const [row] = await tx
    .update(webhooks)
    // Sets the column to itself if nothing changes, because an update needs at least one column.
    .set({ secretVersion: sql`${webhooks.secretVersion}`, ...change })
    .where(isOf(organizationId, id))
    .returning();
  return row ?? null;
}

/** Switches to the next secret; null if there is no such webhook. */
export async function renewSecret(
  tx: Transaction,
  organizationId: OrganizationId,
  { id, oldSecretUntil }: { id: WebhookId; oldSecretUntil: Date },
): Promise<WebhookRow | null> {
  const [row] = await tx
    .update(webhooks)
    .set({ secretVersion: sql`${webhooks.secretVersion} + 1`, oldSecretUntil })
    .where(isOf(organizationId, id))
    .returning();
  return row ?? null;
}

/** Returns false if there was none. */
export async function deleteWebhook(
  tx: Transaction,
  organizationId: OrganizationId,
  id: WebhookId,
): Promise<boolean> {
  const rows = await tx
    .delete(webhooks)
    .where(isOf(organizationId, id))
    .returning({ id: webhooks.id });
  return rows.length > 0;
}

/** Fails pending deliveries of a webhook that was disabled. */
export async function failPending(
  tx: Transaction,
  webhookId: WebhookId,
  change: { problem: string; now: Date },
): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ status: 'failed', dueAt: null, problem: change.problem, endedAt: change.now })
    .where(
      and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.status, 'pending')),
    );
}
