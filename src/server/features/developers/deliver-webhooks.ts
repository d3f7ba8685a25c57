/**
 * Brings deliveries to their receivers. Background processes call `deliverDue` again and again. A
 * webhook is held by one process at a time and gets its deliveries one after another; several
 * webhooks at once, so that a slow receiver delays nobody else. What fails is tried again by the
 * ladder of `domain/webhooks.ts`, and a receiver that fails is left alone for a while. A delivery
 * may arrive twice where a process dies between sending and noting it: its id tells.
 */
import { isHopeless, pauseSeconds, secondsBeforeRetry } from '#domain/webhooks.ts';
import type { AuditService } from '#server/features/audit/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log.ts';
import type { Metrics } from '#server/platform/metrics/metrics.ts';

import * as store from './delivery-store.ts';
import type { Sent, SendDelivery } from './send-delivery.ts';
import { changeWebhook, failPending, type WebhookRow } from './webhook-store.ts';

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly audit: AuditService;
  readonly metrics: Metrics;
  readonly send: SendDelivery;
}

const WEBHOOKS_AT_ONCE = 16;
const DELIVERIES_PER_HOLD = 20;
/** Longer than one attempt can take; each attempt renews it. */
const HOLD_MS = 60_000;

export type WebhookCourier = ReturnType<typeof createWebhookCourier>;

export function createWebhookCourier(needs: Needs) {
  const { db, clock, log } = needs;
  const running = new Set<Promise<void>>();

  async function deliverTo(webhook: WebhookRow): Promise<void> {
    let pauseUntil: Date | null = null;
    try {
      for (let sent = 0; sent < DELIVERIES_PER_HOLD && !pauseUntil; sent += 1) {
        const delivery = await store.findNextDue(db, webhook.id, clock.now());
        if (!delivery) break;
        await store.releaseWebhook(db, webhook.id, after(clock, HOLD_MS));
        pauseUntil = await attempt(needs, webhook, delivery);
      }
      await store.releaseWebhook(db, webhook.id, pauseUntil);
    } catch (error) {
      log.error({ err: error, webhookId: webhook.id }, 'webhook deliveries failed');
    }
  }

  return {
    /** Starts to deliver what is due, as far as there is room; does not wait for the receivers. */
    async deliverDue(): Promise<void> {
      const limit = WEBHOOKS_AT_ONCE - running.size;
      if (limit <= 0) return;
      const hold = { now: clock.now(), heldUntil: after(clock, HOLD_MS), limit };
      for (const webhook of await store.holdDueWebhooks(db, hold)) {
        const delivering = deliverTo(webhook);
        running.add(delivering);
        void delivering.finally(() => running.delete(delivering));
      }
    },

    /** Waits for what is being delivered. */
    async settle(): Promise<void> {
      await Promise.allSettled(running);
    },
  };
}

/** Answers until when the receiver is to be left alone; null where it took the delivery. */
async function attempt(
  needs: Needs,
  webhook: WebhookRow,
  delivery: store.DeliveryRow,
): Promise<Date | null> {
  const { clock, metrics } = needs;
  const sent = await needs.send(webhook, delivery);
  metrics.webhookDeliveries.inc({ outcome: sent.isDelivered ? 'delivered' : 'failed' });
  const failing = await noteOutcome(needs, delivery, sent);
  if (sent.isDelivered || !failing) return null;
  return after(clock, pauseSeconds(failing.failuresInARow) * 1000);
}

async function noteOutcome(needs: Needs, delivery: store.DeliveryRow, sent: Sent) {
  const { db, clock } = needs;
  const now = clock.now();
  const { isDelivered, responseStatus, problem } = sent;
  const delay = isDelivered ? null : secondsBeforeRetry(delivery.attempts + 1);
  const dueAt = delay === null ? null : new Date(now.getTime() + delay * 1000);
  const ended = isDelivered ? 'delivered' : 'failed';
  return db.transaction(async (tx) => {
    const webhook = await store.countOutcome(tx, delivery.webhookId, isDelivered ? null : now);
    await store.noteAttempt(tx, delivery.id, {
      status: dueAt ? 'pending' : ended,
      dueAt,
      responseStatus,
      problem,
      endedAt: dueAt ? null : now,
    });
    if (!webhook || isDelivered || webhook.disabledAt) return webhook;
    const { failuresInARow, failingSince } = webhook;
    const forSeconds = failingSince ? (now.getTime() - failingSince.getTime()) / 1000 : 0;
    if (!isHopeless({ failuresInARow, forSeconds })) return webhook;
    const disabledReason = `Turned off after ${failuresInARow} failed attempts in a row. The last one: ${problem ?? 'no answer'}`;
    const { id, organizationId } = webhook;
    await changeWebhook(tx, organizationId, { id, disabledAt: now, disabledReason });
    await failPending(tx, id, { problem: 'The webhook was turned off', now });
    const details = { failuresInARow };
    const action = 'webhook.disabled';
    await needs.audit.record(tx, { organizationId, action, actorId: null, subjectId: id, details });
    return webhook;
  });
}

function after(clock: Clock, milliseconds: number): Date {
  return new Date(clock.now().getTime() + milliseconds);
}
