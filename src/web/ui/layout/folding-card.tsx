import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { useMedia } from '#web/ui/hooks/use-media.ts';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';

interface FoldingCardProps {
  readonly id: string;
  readonly title: string;
  /** Beside the title, also while the card is folded. */
  readonly aside?: ReactNode;
  /** Open also where cards stand one below the other. */
  readonly isOpenAtFirst?: boolean;
  readonly children: ReactNode;
}

/** A card that is folded to its title on a phone, until somebody wants to know more. */
export function FoldingCard(props: FoldingCardProps) {
  const { id, title, aside, isOpenAtFirst = false, children } = props;
  const folds = useMedia('(width < 48rem)');
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  if (!folds) {
    return (
      <Card aria-labelledby={id} className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <CardTitle id={id}>{title}</CardTitle>
          {aside}
        </div>
        {children}
      </Card>
    );
  }
  return (
    <Card aria-labelledby={id} className="p-0!">
      <details
        open={isOpen}
        className="group"
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <summary className="flex cursor-pointer list-none flex-wrap items-center gap-3 p-5 [&::-webkit-details-marker]:hidden">
          <CardTitle id={id} className="mr-auto">
            {title}
          </CardTitle>
          {aside}
          <ChevronDown
            aria-hidden="true"
            className="size-4 shrink-0 text-muted transition-transform duration-(--duration-quick) group-open:rotate-180"
          />
        </summary>
        <div className="grid gap-4 px-5 pb-5">{children}</div>
      </details>
    </Card>
  );
}
