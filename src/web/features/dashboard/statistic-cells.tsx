import { Link } from 'react-router';

import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { formatCount } from '#web/ui/text/figure.ts';

interface StatisticCell {
  readonly title: string;
  readonly value: number | string | undefined;
  readonly note: string;
  /** Where the figure leads; left out where there is nothing behind it. */
  readonly path?: string;
  /** Something is happening right now. */
  readonly isLive?: boolean;
}

interface StatisticCellsProps {
  readonly cells: readonly StatisticCell[];
  readonly isLoading: boolean;
}

/** Figures in the printed boxes of a gaming table, in one row. */
export function StatisticCells({ cells, isLoading }: StatisticCellsProps) {
  return (
    <dl className="evening felt layout-line m-1 grid grid-cols-2 rounded-card lg:grid-cols-4">
      {cells.map(({ title, value, note, path, isLive = false }) => (
        <div
          key={title}
          className="relative grid content-start gap-1.5 border-gilt-line px-4 py-3 odd:border-r max-lg:nth-[n+3]:border-t sm:px-6 sm:py-4 lg:not-last:border-r"
        >
          <dt className="label-caps flex items-center gap-2 text-gilt">
            {path ? (
              // Its whole box is pressed.
              <Link to={path} className="after:absolute after:inset-0 hover:underline">
                {title}
              </Link>
            ) : (
              title
            )}
            {isLive && (
              <span aria-hidden="true" className="animate-lamp size-2 rounded-chip bg-neon" />
            )}
          </dt>
          <dd className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            {isLoading && value === undefined ? (
              <Skeleton className="h-7 w-14" />
            ) : (
              <span
                className={classNames(
                  'figures font-display text-3xl leading-none font-semibold',
                  isLive && 'text-neon',
                )}
              >
                {typeof value === 'number' ? formatCount(value) : (value ?? '–')}
              </span>
            )}
            <span className="text-sm text-muted">{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
