import { Popover } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';

import { classNames } from '#web/ui/class-names.ts';
import { closeOnEscape } from '#web/ui/dialogs/close-on-escape.ts';

interface PopoverPanelProps {
  readonly open: boolean;
  /** What opens it: the panel hangs from it and gives it the focus back. */
  readonly opener: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly align: 'start' | 'end';
  readonly className?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A panel under the element that opened it. Its own opener stays as it is, so that its code may come late. */
export function PopoverPanel(props: PopoverPanelProps) {
  const { open, opener, label, align, className, onClose, children } = props;
  return (
    <Popover.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Popover.Anchor virtualRef={opener} />
      <Popover.Portal>
        <Popover.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
          onKeyDown={closeOnEscape(onClose)}
          onInteractOutside={(event) => {
            // A press on the opener closes by itself.
            if (event.target instanceof Node && opener.current?.contains(event.target)) {
              event.preventDefault();
            }
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // What was chosen may have led the focus elsewhere.
            if (document.activeElement === document.body) opener.current?.focus();
          }}
          className={classNames(
            'z-(--z-popover) max-h-(--radix-popover-content-available-height) border border-line-strong bg-raised text-ink shadow-xl',
            className,
          )}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
