import type { SpendingBody } from '#contracts/schemas/billing.ts';

/** People with a colour of their own; the rest share one. */
const NAMED_MAX = 4;

export interface Spender {
  /** Names are not unique: former members share one. */
  readonly id: string;
  readonly name: string;
  /** In each of the months. */
  readonly credits: readonly number[];
}

export interface SpendingChart {
  /** The first days of the months, oldest first, without gaps. */
  readonly months: readonly string[];
  readonly spenders: readonly Spender[];
  /** Of one month, of all spenders. */
  readonly highest: number;
}

interface Names {
  readonly formerMember: string;
  readonly others: string;
}

/** Returns the first days of the latest `count` months, oldest first. */
export function latestMonths(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const month = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (count - 1 - index));
    return new Date(month).toISOString().slice(0, 10);
  });
}

/** Orders what was spent by month and person, the largest spenders first. */
export function chartOf(
  rows: readonly SpendingBody[],
  months: readonly string[],
  names: Names,
): SpendingChart {
  const byPerson = new Map<string, { id: string; name: string; credits: number[] }>();
  for (const { month, userId, username, credits } of rows) {
    const at = months.indexOf(month);
    if (at < 0 || credits <= 0) continue;
    const person = byPerson.get(userId) ?? {
      id: userId,
      name: username ?? names.formerMember,
      credits: months.map(() => 0),
    };
    person.credits[at] = credits;
    byPerson.set(userId, person);
  }
  const ordered = [...byPerson.values()].sort((a, b) => sumOf(b.credits) - sumOf(a.credits));
  const rest = ordered.slice(NAMED_MAX);
  const others = { id: 'others', name: names.others, credits: totalsOf(rest, months) };
  const spenders = [...ordered.slice(0, NAMED_MAX), ...(rest.length > 0 ? [others] : [])];
  return { months, spenders, highest: Math.max(0, ...totalsOf(spenders, months)) };
}

const sumOf = (credits: readonly number[]) => credits.reduce((sum, each) => sum + each, 0);

function totalsOf(spenders: readonly Spender[], months: readonly string[]): number[] {
  return months.map((_, at) => sumOf(spenders.map(({ credits }) => credits[at] ?? 0)));
}

const TICKS = 4;
const ROUND_STEPS = [1, 2, 5, 10];

/** Returns evenly spaced round figures from 0 to at least `highest`. */
export function scaleOf(highest: number): number[] {
  const least = Math.max(1, highest / TICKS);
  const magnitude = 10 ** Math.floor(Math.log10(least));
  const step = magnitude * (ROUND_STEPS.find((round) => round * magnitude >= least) ?? 10);
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step);
}
