/**
 * The task that sends one delivery to its receiver. The deliveries of a webhook form a group of
 * which one runs at a time, so that a slow receiver delays no other. Failed deliveries are retried
 * according to `domain/events/webhooks.ts`, and deliveries to a failing receiver are paused for a while. A
 * delivery may arrive twice if a process dies between sending and recording it; receivers recognise
 * it by its id.
 */
import { shouldDisableWebhook, pauseSeconds, secondsBeforeRetry } from '#domain/events/webhooks.ts';
import type { AuditService } from '#server/features/audit/service.ts';
import type { NotificationsService } from '#server/features/notifications/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Metrics } from '#server/platform/metrics/metrics.ts';
import type { TaskHandler } from '#server/platform/tasks/task-handler.ts';

import * as store from './delivery-store.ts';
import type { Sent, SendDelivery } from './send-delivery.ts';
import { changeWebhook, failPending, type WebhookRow } from './webhook-store.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly audit: AuditService;
  readonly metrics: Pick<Metrics, 'webhookDeliveries'>;
  readonly notifications: Pick<NotificationsService, 'tellPeople'>;
  readonly send: SendDelivery;
}

const NOT_SENT = 'The delivery could not be sent';

export function createDeliverWebhook(deps: Deps): TaskHandler {
  const { db, clock, metrics } = deps;
  return {
    run: async ({ key }) => {
      const found = await store.findPending(db, key);
      if (!found) return undefined;
      const { webhook, delivery } = found;
      if (webhook.pausedUntil && webhook.pausedUntil > clock.now()) {
        return { againAt: webhook.pausedUntil };
      }
      const sent = await deps.send(webhook, delivery);
      metrics.webhookDeliveries.inc({ outcome: sent.isDelivered ? 'delivered' : 'failed' });
      const againAt = await db.transaction((tx) => recordOutcome(tx, deps, { delivery, sent }));
      return againAt ? { againAt } : undefined;
    },

    onGiveUp: async (key) => {
      const endedAt = clock.now();
      const ended = { status: 'failed', dueAt: null, responseStatus: null, endedAt } as const;
      await store.recordAttempt(db, key, { ...ended, problem: NOT_SENT });
    },
  };
}

interface Outcome {
  readonly delivery: store.DeliveryRow;
  readonly sent: Sent;
}

/** Returns when the delivery is tried again; null if it has ended. */
async function recordOutcome(
  tx: Transaction,
  deps: Deps,
  { delivery, sent }: Outcome,
): Promise<Date | null> {
  const { isDelivered, responseStatus, problem } = sent;
  const now = deps.clock.now();
  const failedAt = isDelivered ? null : now;
  const webhook = await store.countOutcome(tx, delivery.webhookId, failedAt);
  const delay = isDelivered ? null : secondsBeforeRetry(delivery.attempts + 1);
  const dueAt = delay === null ? null : after(now, delay);
  const ended = isDelivered ? 'delivered' : 'failed';
  await store.recordAttempt(tx, delivery.id, {
    status: dueAt ? 'pending' : ended,
    dueAt,
    responseStatus,
    problem,
    endedAt: dueAt ? null : now,
  });
  if (!webhook || isDelivered || webhook.disabledAt) return dueAt;
  await store.pauseWebhook(tx, webhook.id, after(now, pauseSeconds(webhook.failuresInARow)));
  await disableIfFailing(tx, deps, { webhook, problem, now });
  return dueAt;
}

async function disableIfFailing(
  tx: Transaction,
  { audit, notifications }: Deps,
  { webhook, problem, now }: { webhook: WebhookRow; problem: string | null; now: Date },
): Promise<void> {
  const { id, organizationId, failuresInARow, failingSince } = webhook;
  const forSeconds = failingSince ? (now.getTime() - failingSince.getTime()) / 1000 : 0;
  if (!shouldDisableWebhook({ failuresInARow, forSeconds })) return;
  const disabledReason = `Turned off after ${failuresInARow} failed attempts in a row. Last error: ${problem ?? 'No response'}`;
  await changeWebhook(tx, organizationId, { id, disabledAt: now, disabledReason });
  await failPending(tx, id, { problem: 'The webhook was turned off', now });
  const subject = webhook.url;
  await notifications.tellPeople(tx, { organizationId, kind: 'webhook_off', subject });
  const details = { failuresInARow };
  const action = 'webhook.disabled';
  await audit.record(tx, { organizationId, action, actorId: null, subjectId: id, details });
}

function after(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}
