import type { ComponentProps, MouseEvent } from 'react';

import { classNames } from '#web/ui/class-names.ts';
import { Slot } from '#web/ui/slot.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

const VARIANTS = {
  primary:
    'bg-brass text-on-brass hover:bg-brass-bright shadow-[inset_0_1px_0_oklch(1_0_0/0.35),0_1px_2px_var(--shade)] hover:shadow-[inset_0_1px_0_oklch(1_0_0/0.45),0_4px_18px_-4px_var(--brass)]',
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
  small: 'h-9 gap-1.5 px-3 text-sm',
  medium: 'h-11 gap-2 px-4 text-[0.9375rem]',
  large: 'h-13 gap-2.5 px-6 text-base',
  icon: 'size-10 justify-center',
  aside: 'h-9 text-[0.8125rem]',
  inline: 'gap-1 text-[length:inherit]',
} as const;

interface Look {
  readonly variant?: keyof typeof VARIANTS;
  readonly size?: keyof typeof SIZES;
}

function buttonClassNames({ variant = 'primary', size = 'medium' }: Look): string {
  return classNames(
    'inline-flex shrink-0 items-center justify-center rounded-plaque font-semibold whitespace-nowrap transition-[background-color,border-color,box-shadow,color,filter] duration-(--duration-quick) active:translate-y-px',
    'disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
    VARIANTS[variant],
    SIZES[size],
  );
}

interface ButtonProps extends ComponentProps<'button'>, Look {
  /** While true the button is busy: it spins and takes no clicks. */
  readonly pending?: boolean;
  /** Why the button does nothing now: it stays reachable and says so, and takes no clicks. */
  readonly disabledReason?: string | null;
  /** Renders the only child (a link) with this look. */
  readonly asChild?: boolean;
}

export function Button({
  variant = 'primary',
  size = 'medium',
  pending = false,
  disabledReason = null,
  asChild = false,
  type = 'button',
  className,
  children,
  onClick,
  disabled,
  ...rest
}: ButtonProps) {
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
  return (
    <button
      type={type}
      className={look}
      disabled={pending || disabled}
      aria-busy={pending || undefined}
      aria-disabled={disabledReason !== null || undefined}
      title={disabledReason ?? undefined}
      onClick={handleClick}
      {...rest}
    >
      {pending && <Spinner />}
      {children}
    </button>
  );
}
