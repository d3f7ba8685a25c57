/** The minimum age for everything this product makes or shows, whatever a market's law allows. */
export const MINIMUM_AGE = 21;

export const BIRTH_DATE_REQUIRED_MESSAGE = 'Please enter your date of birth';

/** The message for a visitor below `minimumAge`, in years. */
export function tooYoungMessage(minimumAge: number): string {
  return `You must be at least ${minimumAge} years old to access this platform`;
}

/** A calendar day, `month` 1 to 12. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Parses `YYYY-MM-DD`; returns null if there is no such day. */
export function parseCalendarDay(text: string): CalendarDay | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  const isRealDay = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isRealDay ? { year, month, day } : null;
}

/** Returns whole years from `birth` to `today`; negative if the birth date is in the future. */
export function ageInYears(birth: CalendarDay, today: CalendarDay): number {
  const hadBirthday =
    today.month > birth.month || (today.month === birth.month && today.day >= birth.day);
  return today.year - birth.year - (hadBirthday ? 0 : 1);
}
