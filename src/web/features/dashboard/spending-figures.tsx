import { useState } from 'react';

import type { SpendingBody } from '#contracts/schemas/billing.ts';
import { SpendingBars, SPENDER_COLORS } from '#web/features/dashboard/spending-bars.tsx';
import { chartOf, latestMonths, type SpendingChart } from '#web/features/dashboard/spending.ts';
import { TEXTS } from '#web/features/dashboard/texts.ts';
import { formatCount } from '#web/ui/figure.ts';

const MONTH = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' });
const monthName = (month: string) => MONTH.format(new Date(month));

/** Of one month alone, the table says it all. */
function hasSeveralMonths({ months, spenders }: SpendingChart): boolean {
  const spent = months.filter((_, at) => spenders.some(({ credits }) => credits[at] !== 0));
  return spent.length > 1;
}

function SpendingTable({ chart }: { readonly chart: SpendingChart }) {
  const { spenders } = chart;
  const shown = chart.months.flatMap((month, at) =>
    spenders.some(({ credits }) => (credits[at] ?? 0) !== 0) ? [{ month, at }] : [],
  );
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
          {spenders.map(({ name, credits }, index) => (
            <tr key={name} className="border-t border-line">
              <th
                scope="row"
                title={name}
                className="max-w-32 truncate py-1.5 pr-2 text-left font-medium sm:max-w-48"
              >
                <span
                  aria-hidden="true"
                  className="mr-2 inline-block size-2.5 rounded-full"
                  style={{ background: SPENDER_COLORS[index] }}
                />
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

/** What was spent, as bars where that was in several months, and as a table. */
export function SpendingFigures({ rows, monthCount }: SpendingFiguresProps) {
  const [months] = useState(() => latestMonths(new Date(), monthCount));
  const chart = chartOf(rows, months, TEXTS);
  return (
    <div className="grid items-center gap-x-10 gap-y-6 lg:max-xl:grid-flow-col">
      {hasSeveralMonths(chart) && <SpendingBars chart={chart} monthName={monthName} />}
      <SpendingTable chart={chart} />
    </div>
  );
}
