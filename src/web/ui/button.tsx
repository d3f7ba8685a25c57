import { useId, type ComponentProps, type MouseEvent } from 'react';

import { classNames } from '#web/ui/class-names.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Slot } from '#web/ui/slot.tsx';

const VARIANTS = {
  primary:
    'bg-brass text-on-brass hover:bg-brass-bright shadow-[inset_0_1px_0_oklch(1_0_0/0.35),0_1px_2px_var(--shade)] hover:shadow-[inset_0_1px_0_oklch(1_0_0/0.45),0_4px_18px_-4px_var(--brass)] off:shadow-[inset_0_0_0_1px_var(--line-strong)]',
  secondary: 'border border-line-strong bg-transparent text-ink hover:border-gilt hover:bg-raised',
  quiet: 'text-ink hover:bg-raised',
  refuse: 'border border-danger bg-transparent text-danger hover:bg-danger-surface',
  /** A quiet button that takes something away. */
  quietDanger: 'text-danger hover:bg-danger-surface',
  danger: 'bg-danger text-on-danger hover:brightness-110',
  /** One of several things that can be done besides. */
  aside: 'text-muted hover:text-ink hover:underline',
  link: 'text-gilt underline decoration-gilt-line underline-offset-4 hover:decoration-gilt',
} as const;

const SIZES = {
  small: 'h-9 touch-target gap-1.5 px-3 text-sm',
  medium: 'h-11 gap-2 px-4 text-[0.9375rem]',
  large: 'h-13 gap-2.5 px-6 text-base',
  icon: 'size-10 touch-target justify-center',
  aside: 'h-9 touch-target text-[0.8125rem]',
  inline: 'touch-reach gap-1 text-[length:inherit]',
} as const;

interface Look {
  readonly variant?: keyof typeof VARIANTS;
  readonly size?: keyof typeof SIZES;
}

function buttonClassNames({ variant = 'primary', size = 'medium' }: Look): string {
  return classNames(
    'inline-flex shrink-0 items-center justify-center rounded-plaque font-semibold whitespace-nowrap transition-[background-color,border-color,box-shadow,color,filter] duration-(--duration-quick) active:translate-y-px',
    'off:cursor-not-allowed off:border-line off:bg-transparent off:text-muted off:no-underline off:filter-none',
    VARIANTS[variant],
    SIZES[size],
  );
}

interface ButtonProps extends ComponentProps<'button'>, Look {
  /** While true the button is busy: it spins and takes no clicks. */
  readonly pending?: boolean;
  /** Why the button does nothing now: it stays reachable and says so, and takes no clicks. */
  readonly disabledReason?: string | null;
  /** Says the reason below the button, where nothing beside it does. */
  readonly isReasonShown?: boolean;
  /** Renders the only child (a link) with this look. */
  readonly asChild?: boolean;
}

export function Button({
  variant = 'primary',
  size = 'medium',
  pending = false,
  disabledReason = null,
  isReasonShown = false,
  asChild = false,
  type = 'button',
  className,
  children,
  onClick,
  disabled,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const look = classNames(buttonClassNames({ variant, size }), className);
  if (asChild) {
    return (
      <Slot className={look} {...rest} {...(onClick && { onClick })}>
        {children}
      </Slot>
    );
  }
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (disabledReason === null) onClick?.(event);
    else event.preventDefault();
  }
  const button = (
    <button
      type={type}
      className={look}
      disabled={pending || disabled}
      aria-busy={pending || undefined}
      aria-disabled={disabledReason !== null || undefined}
      {...(disabledReason !== null &&
        (isReasonShown ? { 'aria-describedby': reasonId } : { title: disabledReason }))}
      onClick={handleClick}
      {...rest}
    >
      {pending && <Spinner />}
      {children}
    </button>
  );
  if (!isReasonShown) return button;
  return (
    <span className={disabledReason === null ? 'contents' : 'inline-grid gap-1 text-left'}>
      {button}
      {disabledReason !== null && (
        <span id={reasonId} className="text-sm text-muted">
          {disabledReason}
        </span>
      )}
    </span>
  );
}
