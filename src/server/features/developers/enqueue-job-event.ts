import type { JobId, OrganizationId } from '#domain/ids.ts';
import type { JobStatus } from '#domain/job-lifecycle.ts';
import type { ModerationStatus } from '#domain/moderation.ts';
import type { WebhookEvent } from '#domain/webhooks.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/database/database.ts';

import { insertDeliveries } from './delivery-store.ts';

/** What a webhook is told of a job. Words of people are not sent: whoever may read them, asks the API. */
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
 * Puts up what webhooks are to be told of a job, in the transaction that changes it: both happen or
 * neither. Called before anything is recorded in the audit log, which is what a transaction locks last.
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
