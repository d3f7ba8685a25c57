const SECONDS_STEP = 5;

/** A length of time as people say it: "about 40 s", "about 12 min". */
export function aboutTime(seconds: number): string {
  if (seconds < 90) {
    return `about ${Math.max(Math.round(seconds / SECONDS_STEP), 1) * SECONDS_STEP} s`;
  }
  return `about ${Math.round(seconds / 60)} min`;
}
