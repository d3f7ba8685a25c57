import { classNames } from '#web/ui/class-names.ts';

/** A film frame whose perforations are the pips of a card. Decorative. */
export function Mark({ className }: { readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      className={classNames('size-8 shrink-0', className)}
    >
      <rect
        x="1"
        y="1"
        width="30"
        height="30"
        rx="7"
        fill="var(--art-felt-deep)"
        stroke="var(--art-brass)"
        strokeWidth="1.5"
      />
      <path d="M16 5.5l8 10.5-8 10.5-8-10.5z" fill="var(--art-brass)" />
      <path d="M13.8 12.2v7.6l6-3.8z" fill="var(--art-felt-deep)" />
      <g fill="var(--art-neon)">
        <circle cx="5.6" cy="5.6" r="1.3" />
        <circle cx="26.4" cy="5.6" r="1.3" />
        <circle cx="5.6" cy="26.4" r="1.3" />
        <circle cx="26.4" cy="26.4" r="1.3" />
      </g>
    </svg>
  );
}

export const PRODUCT_NAME = 'CasinoReel';

export function Wordmark({ className }: { readonly className?: string }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-2.5 font-display text-xl font-semibold tracking-tight',
        className,
      )}
    >
      <Mark />
      {PRODUCT_NAME}
    </span>
  );
}
