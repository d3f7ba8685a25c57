import { TEXTS } from '#web/ui/texts.ts';

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const DATE_TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

const SECOND = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium' });
const ZONE = new Intl.DateTimeFormat('en-US', { timeZoneName: 'short' });

export function formatDate(iso: string): string {
  return DATE.format(new Date(iso));
}

const DAY_OF_YEAR = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

/** The day, without its year while that lasts. */
export function formatDay(iso: string, now = new Date()): string {
  const date = new Date(iso);
  return date.getFullYear() === now.getFullYear() ? DAY_OF_YEAR.format(date) : DATE.format(date);
}

export function formatDateTime(iso: string): string {
  return DATE_TIME.format(new Date(iso));
}

/** The time of day to the second, in the person's own zone, with its name: 11:57:03 AM UTC. */
export function formatSecond(iso: string): string {
  const moment = new Date(iso);
  const zone = ZONE.formatToParts(moment).find(({ type }) => type === 'timeZoneName');
  return `${SECOND.format(moment)} ${zone?.value ?? ''}`.trim();
}

const AGE = new Intl.RelativeTimeFormat('en-US', { style: 'short', numeric: 'always' });
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const DAYS_AS_AGE_MAX = 7;

/** How long ago it was; after a week, the day. */
export function formatAge(iso: string, now = Date.now()): string {
  const age = now - new Date(iso).getTime();
  if (age < MINUTE_MS) return TEXTS.justNow;
  if (age < HOUR_MS) return ago(Math.floor(age / MINUTE_MS), 'minute');
  if (age < DAY_MS) return ago(Math.floor(age / HOUR_MS), 'hour');
  if (age < DAYS_AS_AGE_MAX * DAY_MS) return ago(Math.floor(age / DAY_MS), 'day');
  return formatDate(iso);
}

/** The moments of the person's own clock between two days (`2026-03-31`), the last one included; without what is no day. */
export function momentsOf(from: string, to: string): { from?: string; until?: string } {
  const [start, end] = [startOfDay(from, 0), startOfDay(to, 1)];
  return { ...(start && { from: start }), ...(end && { until: end }) };
}

function startOfDay(day: string, daysLater: number): string | null {
  const start = new Date(`${day}T00:00:00`);
  start.setDate(start.getDate() + daysLater);
  return Number.isNaN(start.getTime()) ? null : start.toISOString();
}

/** Without the periods of abbreviations: 4 min ago. */
function ago(count: number, unit: Intl.RelativeTimeFormatUnit): string {
  return AGE.format(-count, unit).replace('.', '');
}
