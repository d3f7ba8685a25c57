import { classNames } from '#web/ui/class-names.ts';

export function Skeleton({ className }: { readonly className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={classNames('animate-breathe rounded-plaque bg-line/60', className)}
    />
  );
}

interface SkeletonRowsProps {
  /** Heard while waiting: "Loading activity". */
  readonly label: string;
  readonly count: number;
  readonly className?: string;
}

export function SkeletonRows({ label, count, className }: SkeletonRowsProps) {
  return (
    <output aria-label={label} className="grid gap-3">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className={className ?? 'h-12'} />
      ))}
    </output>
  );
}
