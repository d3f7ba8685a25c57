const LONGEST_SECONDS = 60;

/**
 * Returns how long to wait after this many consecutive failures: doubling each time, up to a
 * minute.
 */
export function backoffSeconds(pollSeconds: number, troubles: number): number {
  return Math.min(LONGEST_SECONDS, pollSeconds * 2 ** Math.min(troubles, 10));
}
