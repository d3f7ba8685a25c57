import type { ComponentProps, ReactNode } from 'react';

import { classNames } from '#web/ui/class-names.ts';

/** A table that scrolls sideways in its own box on narrow screens, with a shade where it goes on. `label` is its accessible name. */
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
      <table className="w-full min-w-[44rem] border-collapse text-left text-[0.9375rem]">
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
      className={classNames('border-b border-line last:border-0 hover:bg-raised/60', className)}
      {...rest}
    />
  );
}

export function Cell({ className, ...rest }: ComponentProps<'td'>) {
  return <td className={classNames('px-4 py-3 align-middle', className)} {...rest} />;
}
