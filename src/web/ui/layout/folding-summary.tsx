import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

import { classNames } from '#web/ui/class-names.ts';

interface FoldingSummaryProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** The line that a `details` of the class `group` folds to: a chevron that points up while it is open. */
export function FoldingSummary({ className, children }: FoldingSummaryProps) {
  return (
    <summary
      className={classNames(
        'flex w-fit touch-reach cursor-pointer list-none items-center gap-1.5 hover:text-ink [&::-webkit-details-marker]:hidden',
        className,
      )}
    >
      {children}
      <ChevronDown
        aria-hidden="true"
        className="size-4 shrink-0 text-muted transition-transform duration-(--duration-quick) group-open:rotate-180"
      />
    </summary>
  );
}
