import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { classNames } from '#web/ui/class-names.ts';

interface DisclosureProps extends Omit<ComponentProps<'details'>, 'title'> {
  readonly title: ReactNode;
  /** Of the line that is pressed. */
  readonly titleClassName?: string;
}

/** Folds what only some want to read: the chevron points down to it, and up once it is open. */
export function Disclosure({
  title,
  titleClassName,
  className,
  children,
  ...rest
}: DisclosureProps) {
  return (
    <details className={classNames('group/disclosure', className)} {...rest}>
      <summary
        className={classNames(
          'flex w-fit cursor-pointer list-none items-center gap-1.5 touch-reach [&::-webkit-details-marker]:hidden',
          titleClassName,
        )}
      >
        {title}
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 text-muted transition-transform duration-(--duration-quick) group-open/disclosure:rotate-180"
        />
      </summary>
      {children}
    </details>
  );
}
