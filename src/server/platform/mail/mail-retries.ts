const MINUTE_MS = 60_000;
const FIRST_DELAY_MS = MINUTE_MS / 2;
const DELAY_MAX_MS = 120 * MINUTE_MS;

/** With the delays below: about two days. */
const ATTEMPTS_MAX = 30;

/** How long to wait before the `attempt`th try of a letter (the first is 1); null to give it up. */
export function delayBeforeAttempt(attempt: number): number | null {
  if (attempt > ATTEMPTS_MAX) return null;
  return Math.min(DELAY_MAX_MS, FIRST_DELAY_MS * 2 ** Math.max(0, attempt - 2));
}
