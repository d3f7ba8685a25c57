import { Tooltip as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

const DELAY_MILLISECONDS = 700;
const SKIP_DELAY_MILLISECONDS = 300;

export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  return (
    <Primitive.Provider
      delayDuration={DELAY_MILLISECONDS}
      skipDelayDuration={SKIP_DELAY_MILLISECONDS}
    >
      {children}
    </Primitive.Provider>
  );
}

interface TooltipProps {
  readonly text: ReactNode;
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
  /** Hidden tooltips keep the tree the same. */
  readonly enabled?: boolean;
  readonly children: ReactNode;
}

export function Tooltip({ text, side = 'top', enabled = true, children }: TooltipProps) {
  return (
    <Primitive.Root {...(!enabled && { open: false })}>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          side={side}
          sideOffset={6}
          className="z-(--z-tooltip) max-w-72 rounded-plaque bg-ink px-2.5 py-1.5 text-sm text-page shadow-lg data-[state=delayed-open]:animate-[fade-in_var(--duration-quick)]"
        >
          {text}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
