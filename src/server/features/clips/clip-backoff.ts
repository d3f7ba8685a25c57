const LONGEST_SECONDS = 60;

/** How long to wait after `troubles` steps in a row that met trouble: twice as long each time, up to a minute. */
export function backoffSeconds(pollSeconds: number, troubles: number): number {
  return Math.min(LONGEST_SECONDS, pollSeconds * 2 ** Math.min(troubles, 10));
}
