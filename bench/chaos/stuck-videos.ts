const STUCK_AFTER_MS = 15 * 60_000;

/** Returns which of the currently unfinished videos have been unfinished for 15 minutes. */
export type StuckWatch = (unfinished: readonly string[]) => string[];

/**
 * Uses the clock of this run, because the time of an order may come from a process with a skewed
 * one.
 */
export function createStuckWatch(): StuckWatch {
  const since = new Map<string, number>();
  return (unfinished) => {
    const now = performance.now();
    for (const id of unfinished) if (!since.has(id)) since.set(id, now);
    return unfinished.filter((id) => now - (since.get(id) ?? now) > STUCK_AFTER_MS);
  };
}
