import { TEXTS } from '#web/features/moderation/texts.ts';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_HOURS = 24;

/** How long ago something was, in its largest unit. */
export function waitingTime(since: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / MINUTE_MS));
  if (minutes === 0) return TEXTS.justNow;
  if (minutes < HOUR_MINUTES) return TEXTS.minutes(minutes);
  const hours = Math.floor(minutes / HOUR_MINUTES);
  return hours < DAY_HOURS ? TEXTS.hours(hours) : TEXTS.days(Math.floor(hours / DAY_HOURS));
}
