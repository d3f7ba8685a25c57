import type { ComponentProps } from 'react';

import { classNames } from '#web/ui/class-names.ts';

export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section
      className={classNames(
        'min-w-0 rounded-card border border-line bg-surface p-5 sm:p-6',
        className,
      )}
      {...rest}
    />
  );
}

export function CardTitle({ className, children, ...rest }: ComponentProps<'h2'>) {
  return (
    <h2
      className={classNames('font-display text-xl leading-tight font-semibold', className)}
      {...rest}
    >
      {children}
    </h2>
  );
}
