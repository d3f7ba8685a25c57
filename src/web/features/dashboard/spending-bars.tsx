import { scaleOf, type SpendingChart } from '#web/features/dashboard/spending.ts';
import { formatCount } from '#web/ui/text/figure.ts';

/** One for each spender of a chart, in their order. */
export const SPENDER_COLORS = [
  'var(--brass)',
  'var(--jade)',
  'var(--neon)',
  'var(--gilt-line)',
  'var(--muted)',
] as const;

interface SpendingBarsProps {
  readonly chart: SpendingChart;
  readonly monthName: (month: string) => string;
}

function Bar({ chart, month, top }: { chart: SpendingChart; month: number; top: number }) {
  return (
    <span className="flex h-full w-full max-w-14 flex-col-reverse">
      {chart.spenders.map(({ id, credits }, index) => (
        <span
          key={id}
          className="block w-full"
          style={{
            height: `${((credits[month] ?? 0) / top) * 100}%`,
            background: SPENDER_COLORS[index],
          }}
        />
      ))}
    </span>
  );
}

/** Stacked bars, a month each, on a scale of credits; the table beside them says the same in figures. */
export function SpendingBars({ chart, monthName }: SpendingBarsProps) {
  const ticks = scaleOf(chart.highest);
  const top = ticks.at(-1) ?? 1;
  return (
    <div aria-hidden="true" className="figures grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-sm">
      <div className="relative h-40">
        {/* Keeps the column as wide as its widest figure. */}
        <span className="invisible">{formatCount(top)}</span>
        {ticks.map((tick) => (
          <span
            key={tick}
            className="absolute right-0 translate-y-1/2 leading-none text-muted"
            style={{ bottom: `${(tick / top) * 100}%` }}
          >
            {formatCount(tick)}
          </span>
        ))}
      </div>
      <div className="relative h-40">
        {ticks.map((tick) => (
          <span
            key={tick}
            className="absolute inset-x-0 border-t border-line"
            style={{ bottom: `${(tick / top) * 100}%` }}
          />
        ))}
        <div className="relative flex h-full">
          {chart.months.map((month, at) => (
            <span key={month} className="flex flex-1 justify-center px-1">
              <Bar chart={chart} month={at} top={top} />
            </span>
          ))}
        </div>
      </div>
      <div className="col-start-2 flex pt-2 text-muted">
        {chart.months.map((month) => (
          <span key={month} className="flex-1 text-center">
            {monthName(month)}
          </span>
        ))}
      </div>
    </div>
  );
}
