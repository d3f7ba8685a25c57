import type { ReactNode } from 'react';

import { classNames } from '#web/ui/class-names.ts';

const TONES = {
  default: 'border-transparent bg-jade-surface text-jade',
  outline: 'border-jade bg-transparent text-jade',
  success: 'border-transparent bg-jade text-page',
  brass: 'border-transparent bg-brass text-on-brass',
  secondary: 'border-line-strong bg-transparent text-muted',
  live: 'border-neon bg-transparent text-neon',
  amber: 'border-transparent bg-amber-surface text-amber',
  destructive: 'border-transparent bg-danger-surface text-danger',
} as const;

export type BadgeTone = keyof typeof TONES;

interface BadgeProps {
  readonly tone?: BadgeTone;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Badge({ tone = 'secondary', className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-chip border px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
