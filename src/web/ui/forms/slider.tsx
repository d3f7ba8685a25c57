import { Slider as Primitive } from 'radix-ui';

interface SliderProps {
  /** The accessible name of the thumb. */
  readonly label: string;
  readonly value: number;
  readonly range: { readonly min: number; readonly max: number; readonly step: number };
  /** The value in words, as heard and, unless `shownValue` is given, as shown: "15 seconds". */
  readonly valueText: string;
  readonly shownValue?: string;
  readonly onChange: (value: number) => void;
}

export function Slider({ label, value, range, valueText, shownValue, onChange }: SliderProps) {
  return (
    <div className="grid gap-1">
      <div className="flex items-baseline justify-between text-sm">
        <span className="font-semibold" aria-hidden="true">
          {label}
        </span>
        <output className="figures text-gilt">{shownValue ?? valueText}</output>
      </div>
      <Primitive.Root
        min={range.min}
        max={range.max}
        step={range.step}
        value={[value]}
        onValueChange={([next]) => next !== undefined && onChange(next)}
        className="relative flex h-8 w-full touch-target touch-none items-center select-none"
      >
        <Primitive.Track className="relative h-1 grow rounded-chip bg-line">
          <Primitive.Range className="absolute h-full rounded-chip bg-brass" />
        </Primitive.Track>
        <Primitive.Thumb
          aria-label={label}
          aria-valuetext={valueText}
          className="block size-6 cursor-grab rounded-chip border-2 border-page bg-brass ring-1 ring-gilt-line shadow-md transition-transform duration-(--duration-quick) hover:scale-110 active:cursor-grabbing"
        />
      </Primitive.Root>
    </div>
  );
}
