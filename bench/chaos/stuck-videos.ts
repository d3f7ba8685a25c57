const STUCK_AFTER_MS = 15 * 60_000;

/** Tells which of the videos that are unfinished now have been so for 15 minutes. */
export type StuckWatch = (unfinished: readonly string[]) => string[];

/** By the clock of the run: the moment a video was ordered may come from a process with a skewed one. */
export function createStuckWatch(): StuckWatch {
  const since = new Map<string, number>();
  return (unfinished) => {
    const now = performance.now();
    for (const id of unfinished) if (!since.has(id)) since.set(id, now);
    return unfinished.filter((id) => now - (since.get(id) ?? now) > STUCK_AFTER_MS);
  };
}
