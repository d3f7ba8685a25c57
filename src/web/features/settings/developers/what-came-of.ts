import type { WebhookDeliveryBody } from '#contracts/schemas/developers.ts';
import { TEXTS } from '#web/features/settings/developers/texts.ts';
import { formatDateTime } from '#web/ui/text/moment.ts';

/** What the receiver answered last, how often it was tried, and when it is tried again. */
export function whatCameOf({
  responseStatus,
  problem,
  attempts,
  nextAttemptAt,
}: WebhookDeliveryBody) {
  const tries = TEXTS.attempts(attempts);
  const outcome = problem ?? (responseStatus === null ? null : TEXTS.response(responseStatus));
  const next = nextAttemptAt === null ? null : TEXTS.nextAttempt(formatDateTime(nextAttemptAt));
  return [outcome, tries, next].filter(Boolean).join(' · ');
}
