import { classNames } from '#web/ui/class-names.ts';

/** A roulette ball on its rim: something is being waited for. Decorative; say what in words. */
export function Spinner({ className }: { readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      className={classNames('size-4 shrink-0 animate-spin', className)}
    >
      <circle
        cx="10"
        cy="10"
        r="8"
        fill="none"
        stroke="currentColor"
        strokeOpacity="0.3"
        strokeWidth="2"
      />
      <circle cx="10" cy="2" r="2" fill="currentColor" />
    </svg>
  );
}
