import { X } from 'lucide-react';
import { Toast } from 'radix-ui';

import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { dismissToast, useToasts } from '#web/ui/feedback/toast-store.ts';
import { TEXTS } from '#web/ui/texts.ts';

const DURATION_MILLISECONDS = 5_000;
const SWIPE_THRESHOLD_PIXELS = 50;

const TONES = {
  plain: 'border-gilt-line bg-raised text-ink',
  destructive: 'border-danger bg-danger-surface text-ink',
} as const;

/** Where toasts appear: over the empty middle of the header, away from all buttons that decide. F8 moves the focus here. */
export function Toaster() {
  const toasts = useToasts((state) => state.toasts);
  return (
    // A fresh provider for each toast: dismissing one by pointer leaves its timers paused for the next.
    <Toast.Provider
      key={toasts[0]?.id}
      duration={DURATION_MILLISECONDS}
      swipeThreshold={SWIPE_THRESHOLD_PIXELS}
      swipeDirection="up"
    >
      {toasts.map(
        ({ id, open, title, description, tone = 'plain', action, durationMilliseconds }) => (
          <Toast.Root
            key={id}
            open={open}
            type={tone === 'destructive' ? 'foreground' : 'background'}
            {...(durationMilliseconds !== undefined && { duration: durationMilliseconds })}
            onOpenChange={(next) => !next && dismissToast(id)}
            className={classNames(
              'relative grid gap-0.5 rounded-card border py-3 pr-12 pl-5 break-words shadow-2xl max-sm:py-2 max-sm:text-sm/5 data-[state=closed]:animate-[fade-out_var(--duration-calm)] data-[state=open]:animate-[slide-in-top_var(--duration-calm)_var(--ease-croupier)] data-[swipe=cancel]:translate-y-0 data-[swipe=end]:animate-[swipe-out_var(--duration-quick)] data-[swipe=move]:translate-y-(--radix-toast-swipe-move-y)',
              TONES[tone],
            )}
          >
            <span
              aria-hidden="true"
              className={classNames(
                'absolute inset-y-2.5 left-2 w-0.5 rounded-chip',
                tone === 'destructive' ? 'bg-danger' : 'bg-brass',
              )}
            />
            <Toast.Title className="font-semibold">{title}</Toast.Title>
            {description && (
              <Toast.Description className="text-sm max-sm:text-xs/4">
                {description}
              </Toast.Description>
            )}
            {action && (
              <Toast.Action asChild altText={action.label}>
                <Button
                  variant="link"
                  size="inline"
                  className="justify-self-start text-sm"
                  onClick={action.run}
                >
                  {action.label}
                </Button>
              </Toast.Action>
            )}
            <Toast.Close asChild>
              <Button
                variant="quiet"
                size="icon"
                aria-label={TEXTS.dismiss}
                className="toast-close absolute top-1.5 right-1.5"
              >
                <X aria-hidden="true" className="size-4" />
              </Button>
            </Toast.Close>
          </Toast.Root>
        ),
      )}
      <Toast.Viewport
        hotkey={['F8']}
        label={TEXTS.notificationsHotkey}
        className="toast-place fixed top-0 z-(--z-toast) grid w-full max-w-[24rem] gap-2 p-1.5 outline-none"
      />
    </Toast.Provider>
  );
}
