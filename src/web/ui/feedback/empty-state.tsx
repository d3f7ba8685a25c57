import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly title: string;
  readonly text?: string;
  readonly action?: ReactNode;
}

/** Four suits in a row stand for the empty table. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 px-6 py-12 text-center">
      <p aria-hidden="true" className="font-display text-2xl tracking-[0.4em] text-gilt-line">
        ♠♦♣♥
      </p>
      <p className="font-display text-2xl leading-tight font-semibold">{title}</p>
      {text && <p className="max-w-prose text-muted">{text}</p>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
