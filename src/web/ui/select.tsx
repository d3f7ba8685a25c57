import { Check, ChevronDown } from 'lucide-react';
import { Select as Primitive } from 'radix-ui';

import { classNames } from '#web/ui/class-names.ts';
import { useFieldNames } from '#web/ui/field.tsx';

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly description?: string;
}

interface SelectProps<Value extends string> {
  readonly value: Value;
  readonly options: readonly SelectOption<Value>[];
  readonly onChange: (value: Value) => void;
  /** The accessible name where no Field gives one. */
  readonly label?: string;
  readonly className?: string;
}

export function Select<Value extends string>({
  value,
  options,
  onChange,
  label,
  className,
}: SelectProps<Value>) {
  const names = useFieldNames();
  return (
    <Primitive.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <Primitive.Trigger
        {...names}
        aria-label={label}
        className={classNames(
          'flex h-11 w-full items-center justify-between gap-2 rounded-plaque border border-line-strong bg-sunken px-3 text-left text-ink hover:border-gilt-line focus-visible:border-gilt',
          className,
        )}
      >
        <Primitive.Value />
        <Primitive.Icon>
          <ChevronDown aria-hidden="true" className="size-4 text-muted" />
        </Primitive.Icon>
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          position="popper"
          sideOffset={4}
          className="z-(--z-popover) max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) overflow-hidden rounded-plaque border border-line-strong bg-raised text-ink shadow-xl"
        >
          <Primitive.Viewport className="p-1">
            {options.map((option) => (
              <Primitive.Item
                key={option.value}
                value={option.value}
                className="relative grid cursor-pointer rounded-[0.25rem] py-2 pr-3 pl-8 outline-none select-none data-highlighted:bg-page data-highlighted:text-gilt"
              >
                <Primitive.ItemIndicator className="absolute top-2.5 left-2">
                  <Check aria-hidden="true" className="size-4 text-gilt" />
                </Primitive.ItemIndicator>
                <Primitive.ItemText>{option.label}</Primitive.ItemText>
                {option.description && (
                  <span className="text-sm text-muted">{option.description}</span>
                )}
              </Primitive.Item>
            ))}
          </Primitive.Viewport>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
