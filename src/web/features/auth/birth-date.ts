import {
  ageInYears,
  BIRTH_DATE_REQUIRED_MESSAGE,
  parseCalendarDay,
  tooYoungMessage,
  type CalendarDay,
} from '#domain/age.ts';

/** The calendar day where the person is. */
export function localToday(): CalendarDay {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}

/** `YYYY-MM-DD`, as date inputs want it. */
export function isoDayOf({ year, month, day }: CalendarDay): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** What is wrong with a date of birth, as the specification says it; null where nothing is. */
export function birthDateProblem(
  text: string,
  minimumAge: number,
  today: CalendarDay,
): string | null {
  const birth = parseCalendarDay(text);
  if (!birth) return BIRTH_DATE_REQUIRED_MESSAGE;
  return ageInYears(birth, today) >= minimumAge ? null : tooYoungMessage(minimumAge);
}
