import type { WebhookEvent } from '#domain/events/webhooks.ts';
import type { JobId, OrganizationId } from '#domain/ids.ts';
import type { ModerationStatus } from '#domain/moderation/moderation.ts';
import type { JobStatus } from '#domain/videos/job-lifecycle.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/database/database.ts';

import { insertDeliveries } from './delivery-store.ts';

/**
 * The payload of events about a job. It contains no text written by people; receivers that may read
 * it use the API.
 */
export interface EventJob {
  readonly id: JobId;
  readonly organizationId: OrganizationId;
  readonly preset: string;
  readonly status: JobStatus;
  readonly moderationStatus: ModerationStatus;
  readonly error: string | null;
  readonly createdAt: Date;
}

/**
 * Enqueues the webhook deliveries for a job's event in the transaction that changes the job: both
 * happen or neither. Must be called before the audit log records anything, because that is the last
 * lock of a transaction.
 */
export type EnqueueJobEvent = (
  tx: Transaction,
  event: WebhookEvent,
  job: EventJob,
) => Promise<void>;

export function createEnqueueJobEvent(clock: Clock): EnqueueJobEvent {
  return async (tx, event, job) => {
    const now = clock.now();
    const { id, organizationId, preset, status, moderationStatus, error, createdAt } = job;
    const data = { job: { id, preset, status, moderationStatus, error, createdAt } };
    const body = { type: event, timestamp: now.toISOString(), data };
    await insertDeliveries(tx, { organizationId, event, body, now });
  };
}
