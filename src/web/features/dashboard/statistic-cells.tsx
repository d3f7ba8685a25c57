import { Link } from 'react-router';

import { classNames } from '#web/ui/class-names.ts';
import { formatCount } from '#web/ui/figure.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

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

/** Figures in the printed boxes of a gaming table. */
export function StatisticCells({ cells, isLoading }: StatisticCellsProps) {
  return (
    <dl className="evening felt layout-line m-1 grid grid-cols-2 rounded-card xl:grid-cols-4">
      {cells.map(({ title, value, note, path, isLive = false }) => (
        <div
          key={title}
          className="relative grid gap-2 border-gilt-line p-5 odd:border-r max-xl:nth-[n+3]:border-t sm:p-6 xl:not-last:border-r"
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
          <dd className="grid gap-1.5">
            {isLoading && value === undefined ? (
              <Skeleton className="h-12 w-20" />
            ) : (
              <span
                className={classNames(
                  'figures font-display text-5xl leading-none font-semibold',
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
