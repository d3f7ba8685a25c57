import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { closeOnEscape } from '#web/ui/dialogs/close-on-escape.ts';
import { useReturnFocus } from '#web/ui/dialogs/use-return-focus.ts';
import { TEXTS } from '#web/ui/texts.ts';

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly title: string;
  readonly description: ReactNode;
  /** False: neither Escape nor a click outside nor a button closes it. */
  readonly dismissable?: boolean;
  /** Where what is in it says what it is for: title and description are only heard. */
  readonly isHeaderHidden?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The opened dialog. */
export function DialogPanel({
  open,
  onOpenChange,
  title,
  description,
  dismissable = true,
  isHeaderHidden = false,
  className,
  children,
}: DialogProps) {
  const returnFocus = useReturnFocus();
  const keepOpen = (event: Event) => {
    if (!dismissable) event.preventDefault();
  };
  return (
    <Primitive.Root open={open} {...(onOpenChange && { onOpenChange })}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-(--z-overlay) bg-scrim backdrop-blur-[2px] data-[state=open]:animate-[fade-in_var(--duration-calm)]" />
        <Primitive.Content
          {...returnFocus}
          onEscapeKeyDown={keepOpen}
          onKeyDown={closeOnEscape(() => dismissable && onOpenChange?.(false))}
          onPointerDownOutside={keepOpen}
          onInteractOutside={keepOpen}
          className={classNames(
            // Where the window is high enough, the head stays while the rest scrolls.
            'fixed top-1/2 left-1/2 z-(--z-dialog) flex max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-md -translate-1/2 flex-col overflow-y-auto rounded-table border border-gilt-line bg-raised text-ink shadow-2xl tall:overflow-hidden',
            className,
          )}
        >
          <header
            className={
              isHeaderHidden ? 'sr-only' : 'grid gap-1.5 px-6 pt-6 pr-14 sm:px-7 sm:pt-7 sm:pr-14'
            }
          >
            <Primitive.Title className="font-display text-2xl leading-tight font-semibold">
              {title}
            </Primitive.Title>
            <Primitive.Description className="text-muted">{description}</Primitive.Description>
          </header>
          {isHeaderHidden ? (
            children
          ) : (
            <div className="grid min-h-0 gap-5 p-6 pt-5 sm:px-7 sm:pb-7 tall:overflow-y-auto">
              {children}
            </div>
          )}
          {dismissable && (
            <Primitive.Close asChild>
              <Button
                variant="quiet"
                size="icon"
                aria-label={TEXTS.close}
                className={isHeaderHidden ? 'absolute top-2 right-2' : 'absolute top-3 right-3'}
              >
                <X aria-hidden="true" className="size-5" />
              </Button>
            </Primitive.Close>
          )}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
