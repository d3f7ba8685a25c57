import { TEXTS } from '#web/features/videos/texts.ts';

/** What may be chosen as the end of a share link. */
export const EXPIRY_OPTIONS = [
  { value: 'never', label: TEXTS.never, days: null },
  { value: '7', label: TEXTS.in7Days, days: 7 },
  { value: '30', label: TEXTS.in30Days, days: 30 },
  { value: '90', label: TEXTS.in90Days, days: 90 },
] as const;

/** `keep` leaves the expiry as it is. */
export type ExpiryChoice = (typeof EXPIRY_OPTIONS)[number]['value'] | 'keep';

const DAY_MILLISECONDS = 86_400_000;

/** The choice as the server wants it; undefined leaves the expiry as it is. */
export function expiryOf(choice: ExpiryChoice, now: Date): string | null | undefined {
  const option = EXPIRY_OPTIONS.find(({ value }) => value === choice);
  if (!option) return undefined;
  return option.days === null
    ? null
    : new Date(now.getTime() + option.days * DAY_MILLISECONDS).toISOString();
}
