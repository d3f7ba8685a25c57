import { classNames } from '#web/ui/class-names.ts';

const LAMP_COUNT = 24;

interface ProgressProps {
  readonly label: string;
  /** 0 to 1. */
  readonly value: number;
  /** What is being done, in words. */
  readonly valueText: string;
}

/** A row of marquee lamps that come on one after the other; the one being lit pulses. */
export function Progress({ label, value, valueText }: ProgressProps) {
  const percent = Math.round(value * 100);
  const litCount = Math.floor(value * LAMP_COUNT);
  return (
    <div className="flex h-3 items-center justify-between rounded-chip">
      <progress
        className="sr-only"
        aria-label={label}
        aria-valuetext={`${percent} %, ${valueText}`}
        max={100}
        value={percent}
      />
      {Array.from({ length: LAMP_COUNT }, (_, index) => (
        <span
          key={index}
          className={classNames(
            'size-1.5 rounded-chip @max-3xs:nth-[2n]:hidden transition-colors duration-(--duration-calm)',
            index < litCount && 'bg-neon shadow-[0_0_6px_1px_var(--neon-glow)]',
            index === litCount && 'animate-lamp bg-neon',
            index > litCount && 'bg-line',
          )}
        />
      ))}
    </div>
  );
}
