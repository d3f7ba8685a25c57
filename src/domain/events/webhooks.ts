/** The events a webhook can receive. */
export const WEBHOOK_EVENTS = {
  'job.ready': 'A video is ready',
  'job.failed': 'A video failed and its credits were refunded',
  'job.approved': 'A video was approved',
  'job.rejected': 'A video was rejected',
} as const;

export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;
export const WEBHOOK_EVENT_NAMES = Object.keys(WEBHOOK_EVENTS) as WebhookEvent[];

/** Sent by the test button only. */
export const TEST_EVENT = 'webhook.test';
export type DeliveredEvent = WebhookEvent | typeof TEST_EVENT;

export const WEBHOOKS_MAX = 10;

/** `pending` until it is delivered or given up. */
export const DELIVERY_STATUSES = ['pending', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

const SECOND = 1;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** About two days in total. */
const RETRY_DELAYS_SECONDS = [
  5 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  HOUR,
  4 * HOUR,
  12 * HOUR,
  24 * HOUR,
];

/** How often a delivery is tried again. */
export const RETRIES_MAX = RETRY_DELAYS_SECONDS.length;

/** Returns how long to wait after this many failed attempts; null if that was the last one. */
export function secondsBeforeRetry(attempts: number): number | null {
  return RETRY_DELAYS_SECONDS[attempts - 1] ?? null;
}

/** A webhook is disabled after this many consecutive failures over at least this time. */
const FAILURES_UNTIL_DISABLED = 8;
const FAILING_SECONDS_UNTIL_DISABLED = 24 * HOUR;

/** Whether a webhook has failed so often and for so long that it is disabled. */
export function shouldDisableWebhook(failing: {
  failuresInARow: number;
  forSeconds: number;
}): boolean {
  return (
    failing.failuresInARow >= FAILURES_UNTIL_DISABLED &&
    failing.forSeconds >= FAILING_SECONDS_UNTIL_DISABLED
  );
}

const PAUSE_PER_FAILURE_SECONDS = 5 * SECOND;
const PAUSE_SECONDS_MAX = 5 * MINUTE;

/** Returns how long deliveries to a failing webhook pause, however many are waiting. */
export function pauseSeconds(failuresInARow: number): number {
  return Math.min(failuresInARow * PAUSE_PER_FAILURE_SECONDS, PAUSE_SECONDS_MAX);
}
