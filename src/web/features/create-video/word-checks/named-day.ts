import type { Language } from '#domain/languages.ts';
import type { Words } from '#domain/order/words.ts';

interface DayWords {
  /** Name the day on which the video is seen. */
  readonly today: readonly string[];
  /** Name no single day: it may be today. */
  readonly recurring: readonly string[];
}

/** Without accents, as texts are compared. */
const DAY_WORDS: Readonly<Record<Language, DayWords>> = {
  en: {
    today: ['tonight', 'today'],
    recurring: ['every', 'each', 'daily', 'nightly', 'weekly', 'except', 'closed', 'any'],
  },
  es: {
    today: ['esta noche', 'hoy'],
    recurring: ['cada', 'todos', 'todas', 'diario', 'diariamente', 'los', 'excepto', 'cerrado'],
  },
  fr: {
    today: ['ce soir', "aujourd'hui"],
    recurring: ['chaque', 'tous', 'toutes', 'les', 'sauf', 'excepte', 'ferme'],
  },
  de: {
    today: ['heute'],
    recurring: [
      'jeden',
      'jede',
      'jeder',
      'taglich',
      'wochentlich',
      'immer',
      'ausser',
      'geschlossen',
    ],
  },
  it: {
    today: ['stasera', 'oggi'],
    recurring: ['ogni', 'tutti', 'tutte', 'tranne', 'eccetto', 'chiuso'],
  },
  pt: {
    today: ['hoje', 'esta noite'],
    recurring: [
      'cada',
      'todo',
      'todos',
      'toda',
      'todas',
      'diariamente',
      'exceto',
      'fechado',
      'aos',
    ],
  },
  zh: { today: ['今晚', '今天'], recurring: ['每', '除'] },
};

const WEEK = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2024, 0, 1 + day)));
const YEAR = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 1)));

/** 31.10. and 31.10.2026, 10/31 and 31/10, 2026-10-31, 10月31日; neither 20.30 nor 24/7. */
const DATE_IN_FIGURES =
  /(?<![\d.])\d{1,2}\.(?:0?[1-9]|1[0-2])\.(?!\d{3}(?!\d))|(?<![\d/])(?!24\/7)(?:\d{1,2}\/(?:0?[1-9]|1[0-2])|(?:0?[1-9]|1[0-2])\/\d{1,2})(?![\d])|\d{4}-\d{2}-\d{2}|\d{1,2}月\d{1,2}[日号]/u;

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');

const anyOf = (words: readonly string[]) =>
  `(?:${words.map((word) => word.replaceAll('.', '')).join('|')})`;

/** Whole words; those of a script without spaces stand among others. */
const wholeWords = (source: string, flags = 'u') =>
  new RegExp(
    String.raw`(?<!(?!\p{sc=Han})[\p{L}\p{N}])${source}(?!(?!\p{sc=Han})[\p{L}\p{N}])`,
    flags,
  );

function namesOf(days: readonly Date[], format: Intl.DateTimeFormat): string[] {
  return days.map((day) => plain(format.format(day)));
}

/** How a language names days: in full, and by short names, which mean a day beside a number alone. */
function daysIn(language: Language) {
  const by = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  const weekdays = namesOf(WEEK, by({ weekday: 'long' }));
  const shortDays = namesOf(WEEK, by({ weekday: 'short' }));
  const months = [
    ...namesOf(YEAR, by({ month: 'long' })),
    ...namesOf(YEAR, by({ month: 'short' })),
  ];
  const beside = anyOf([...shortDays, ...months]);
  return {
    weekday: wholeWords(anyOf([...weekdays, ...shortDays]), 'gu'),
    single: [
      wholeWords(anyOf(weekdays)),
      wholeWords(String.raw`${beside}(?=\.?,? \d)`),
      wholeWords(String.raw`\d{1,2}(?:st|nd|rd|th|er|º|\.)? (?:de |of )?${anyOf(months)}`),
      DATE_IN_FIGURES,
    ],
  };
}

const isToday = (text: string) =>
  Object.values(DAY_WORDS).some(({ today }) => wholeWords(anyOf(today)).test(text));

/** Whether a text names one day: not several, and none that comes again. */
function namesOneDay(text: string, language: Language): boolean {
  const { weekday, single } = daysIn(language);
  if (wholeWords(anyOf(DAY_WORDS[language].recurring)).test(text)) return false;
  if (new Set(text.match(weekday)).size > 1) return false;
  return single.some((day) => day.test(text));
}

/** Those of the calls to action that go with the day that the lines name. */
export function callsForDay(calls: readonly string[], lines: Words['lines']): readonly string[] {
  return calls.filter((callToAction) => otherDayThanCall({ callToAction, lines }) === undefined);
}

/** The line that names a day where the call to action says “tonight”; undefined where both agree. */
export function otherDayThanCall({
  callToAction,
  lines,
}: Pick<Words, 'callToAction' | 'lines'>): string | undefined {
  const call = plain(callToAction ?? '');
  const languages = Object.keys(DAY_WORDS) as Language[];
  const language = languages.find((one) => wholeWords(anyOf(DAY_WORDS[one].today)).test(call));
  const when = lines.filter(({ kind }) => kind === 'when').map(({ text }) => text);
  if (language === undefined || when.some((text) => isToday(plain(text)))) return undefined;
  return when.find((text) => namesOneDay(plain(text), language));
}
