import type { ComponentProps, ReactNode } from 'react';

import { classNames } from '#web/ui/class-names.ts';

/**
 * A table; on narrow screens each row is a block of lines, every cell behind the name of its column
 * (`Cell`'s `label`). `label` is its accessible name.
 */
export function Table({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <section
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be reachable by keyboard
      tabIndex={0}
      className="scroll-hint overflow-x-auto rounded-card border border-line"
    >
      <table className="w-full lg:min-w-[50rem] border-collapse text-left text-[0.9375rem] max-lg:block max-lg:[&>tbody]:block max-lg:[&>thead]:sr-only">
        <caption className="sr-only">{label}</caption>
        {children}
      </table>
    </section>
  );
}

export function HeaderCell({ className, ...rest }: ComponentProps<'th'>) {
  return (
    <th
      scope="col"
      className={classNames('label-caps border-b border-line px-4 py-3 text-muted', className)}
      {...rest}
    />
  );
}

export function Row({ className, ...rest }: ComponentProps<'tr'>) {
  return (
    <tr
      className={classNames(
        'border-b border-line last:border-0 hover:bg-raised/60 max-lg:grid max-lg:gap-2 max-lg:p-4',
        className,
      )}
      {...rest}
    />
  );
}

interface CellProps extends ComponentProps<'td'> {
  /** The name of the column, shown before the value where rows are blocks. */
  readonly label?: string;
}

export function Cell({ label, className, children, ...rest }: CellProps) {
  return (
    <td
      className={classNames(
        'align-middle max-lg:flex max-lg:wrap-anywhere max-lg:min-w-0 max-lg:items-baseline max-lg:justify-between max-lg:gap-4 lg:px-4 lg:py-3',
        className,
      )}
      {...rest}
    >
      {label && (
        <span aria-hidden="true" className="label-caps shrink-0 text-muted lg:hidden">
          {label}
        </span>
      )}
      {children}
    </td>
  );
}
