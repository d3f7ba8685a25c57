import type { ReactNode } from 'react';

import { Slot } from '#web/ui/slot.tsx';

export type TooltipSide = 'top' | 'right' | 'bottom';

interface TooltipProps {
  readonly text: string;
  readonly side?: TooltipSide;
  /** Hidden tooltips keep the tree the same. */
  readonly enabled?: boolean;
  readonly children: ReactNode;
}

/** Gives its only child a tooltip, which the page's `TooltipLayer` shows. */
export function Tooltip({ text, side = 'top', enabled = true, children }: TooltipProps) {
  return (
    <Slot {...(enabled && { 'data-tooltip': text, 'data-tooltip-side': side })}>{children}</Slot>
  );
}
