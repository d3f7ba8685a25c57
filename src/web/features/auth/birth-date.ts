import {
  ageInYears,
  BIRTH_DATE_REQUIRED_MESSAGE,
  parseCalendarDay,
  tooYoungMessage,
  type CalendarDay,
} from '#domain/people/age.ts';
import { TEXTS } from '#web/features/auth/texts.ts';

/** The calendar day where the person is. */
export function localToday(): CalendarDay {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}

/** `YYYY-MM-DD`, as date inputs want it. */
export function isoDayOf({ year, month, day }: CalendarDay): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Nobody alive was born before. */
export const EARLIEST_BIRTH_DATE: CalendarDay = { year: 1900, month: 1, day: 1 };
const LONGEST_LIFE_YEARS = 120;
const IMPOSSIBLE_MESSAGE = TEXTS.thisDateOfBirthIsToo;

/** What is wrong with a date of birth, in the words of the specification where it has some; null where nothing is. */
export function birthDateProblem(
  text: string,
  minimumAge: number,
  today: CalendarDay,
): string | null {
  const birth = parseCalendarDay(text);
  if (!birth) return BIRTH_DATE_REQUIRED_MESSAGE;
  const age = ageInYears(birth, today);
  if (birth.year < EARLIEST_BIRTH_DATE.year || age > LONGEST_LIFE_YEARS) return IMPOSSIBLE_MESSAGE;
  return age >= minimumAge ? null : tooYoungMessage(minimumAge);
}
