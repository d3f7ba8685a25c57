import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { SpendingBody } from '#contracts/schemas/billing.ts';
import { roleHas } from '#domain/people/permissions.ts';
import { SpendingBars, SPENDER_COLORS } from '#web/features/dashboard/spending-bars.tsx';
import { chartOf, latestMonths, type SpendingChart } from '#web/features/dashboard/spending.ts';
import { TEXTS } from '#web/features/dashboard/texts.ts';
import { budgetsQuery } from '#web/people/budgets-query.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { formatCount } from '#web/ui/text/figure.ts';

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
const LONG_MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
const monthName = (month: string) => MONTH.format(new Date(month));

/** Indexes of the months in which somebody spent. */
function monthsWithSpending({ months, spenders }: SpendingChart): number[] {
  return months.flatMap((_, at) => (spenders.some(({ credits }) => credits[at]) ? [at] : []));
}

function Dot({ index }: { readonly index: number }) {
  return (
    <span
      aria-hidden="true"
      className="mr-2 inline-block size-2.5 rounded-full"
      style={{ background: SPENDER_COLORS[index] }}
    />
  );
}

/** What was spent, and of how much if there is a limit. */
function figureOf(spent: number, budget: number | undefined): string {
  if (budget === undefined) return formatCount(spent);
  return TEXTS.ofBudget(formatCount(spent), formatCount(budget));
}

/** Monthly budgets by person, as far as the signed-in person may know them. */
function useBudgets(): ReadonlyMap<string, number> {
  const { user } = useSignedIn();
  const { data } = useQuery({ ...budgetsQuery, enabled: roleHas(user.role, 'billing.manage') });
  return new Map(
    (data ?? []).flatMap(({ userId, budgetCredits }) =>
      budgetCredits === null ? [] : [[userId, budgetCredits] as const],
    ),
  );
}

interface OneMonthProps {
  readonly chart: SpendingChart;
  readonly at: number;
}

/** One month alone: a bar for each person, of their budget or else of the sum, with the figure. */
function OneMonth({ chart, at }: OneMonthProps) {
  const budgets = useBudgets();
  const credits = chart.spenders.map((spender) => spender.credits[at] ?? 0);
  const total = credits.reduce((sum, each) => sum + each, 0);
  return (
    <section aria-labelledby="spent-in" className="figures grid gap-4">
      <h3 id="spent-in" className="flex items-baseline justify-between gap-4 text-sm text-muted">
        {TEXTS.spentIn(LONG_MONTH.format(new Date(chart.months[at] ?? '')))}
        <span className="font-display text-2xl font-semibold text-ink">
          {TEXTS.spentCredits(formatCount(total))}
        </span>
      </h3>
      <dl className="grid gap-3 text-sm">
        {chart.spenders.map(({ id, name }, index) => (
          <div key={id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5">
            <dt title={name} className="truncate font-medium">
              {name}
            </dt>
            <dd>{figureOf(credits[index] ?? 0, budgets.get(id))}</dd>
            <dd
              aria-hidden="true"
              className="col-span-2 h-2 overflow-hidden rounded-chip bg-sunken"
            >
              <span
                className="block h-full rounded-chip"
                style={{
                  width: `${Math.min(1, (credits[index] ?? 0) / (budgets.get(id) || total)) * 100}%`,
                  background: SPENDER_COLORS[0],
                }}
              />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function SpendingTable({ chart }: { readonly chart: SpendingChart }) {
  const { spenders, months } = chart;
  const shown = monthsWithSpending(chart).map((at) => ({ at, month: months[at] ?? '' }));
  return (
    <section
      aria-label={TEXTS.creditsSpentTable}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table className="figures w-full text-sm">
        <caption className="sr-only">{TEXTS.creditsSpentTable}</caption>
        <thead>
          <tr className="text-muted">
            <th scope="col" className="py-1 pr-3 text-left font-medium">
              {TEXTS.person}
            </th>
            {shown.map(({ month }) => (
              <th key={month} scope="col" className="px-1.5 py-1 text-right font-medium">
                {monthName(month)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {spenders.map(({ id, name, credits }, index) => (
            <tr key={id} className="border-t border-line">
              <th
                scope="row"
                title={name}
                className="max-w-32 truncate py-1.5 pr-2 text-left font-medium sm:max-w-48"
              >
                <Dot index={index} />
                {name}
              </th>
              {shown.map(({ month, at }) => (
                <td key={month} className="px-1.5 py-1.5 text-right">
                  {formatCount(credits[at] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface SpendingFiguresProps {
  readonly rows: readonly SpendingBody[];
  readonly monthCount: number;
}

/** What was spent: by person in the one month, or as bars and a table of several. */
export function SpendingFigures({ rows, monthCount }: SpendingFiguresProps) {
  const [months] = useState(() => latestMonths(new Date(), monthCount));
  const chart = chartOf(rows, months, TEXTS);
  const [only, ...others] = monthsWithSpending(chart);
  if (only !== undefined && others.length === 0) return <OneMonth chart={chart} at={only} />;
  return (
    <div className="grid items-center gap-x-10 gap-y-6 lg:max-xl:grid-flow-col">
      <SpendingBars chart={chart} monthName={monthName} />
      <SpendingTable chart={chart} />
    </div>
  );
}
