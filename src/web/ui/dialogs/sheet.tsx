import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

import { closeOnEscape } from '#web/ui/dialogs/close-on-escape.ts';
import { useReturnFocus } from '#web/ui/dialogs/use-return-focus.ts';

interface SheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Heard, not seen. */
  readonly title: string;
  readonly children: ReactNode;
}

/** A panel that comes in from the left over the page. */
export function Sheet({ open, onOpenChange, title, children }: SheetProps) {
  const returnFocus = useReturnFocus();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-(--z-overlay) bg-scrim data-[state=closed]:animate-[fade-out_var(--duration-calm)] data-[state=open]:animate-[fade-in_var(--duration-calm)]" />
        <Primitive.Content
          {...returnFocus}
          onKeyDown={closeOnEscape(() => onOpenChange(false))}
          aria-describedby={undefined}
          className="fixed top-0 bottom-(--banner-height) left-0 z-(--z-dialog) w-(--sidebar-width-mobile) max-w-[85vw] shadow-2xl data-[state=closed]:animate-[slide-out-left_var(--duration-calm)_var(--ease-croupier)] data-[state=open]:animate-[slide-in-left_var(--duration-calm)_var(--ease-croupier)]"
        >
          <Primitive.Title className="sr-only">{title}</Primitive.Title>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
