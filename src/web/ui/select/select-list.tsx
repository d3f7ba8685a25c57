import { Check, ChevronDown } from 'lucide-react';
import { Select as Primitive } from 'radix-ui';
import { useState } from 'react';

import { classNames } from '#web/ui/class-names.ts';
import { closeOnEscape } from '#web/ui/dialogs/close-on-escape.ts';
import { useFieldNames } from '#web/ui/forms/field.tsx';
import { SELECT_BOX } from '#web/ui/select/select-box.ts';
import type { SelectProps } from '#web/ui/select/select-props.ts';

/** The opened list. On its way here the closed box gave way to it, so it opens at once. */
export function SelectList<Value extends string>({
  value,
  options,
  onChange,
  label,
  placeholder,
  className,
}: SelectProps<Value>) {
  const names = useFieldNames();
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Primitive.Root
      open={isOpen}
      onOpenChange={setIsOpen}
      value={value}
      onValueChange={(next) => onChange(next as Value)}
    >
      <Primitive.Trigger
        {...names}
        aria-label={label}
        className={classNames(SELECT_BOX, className)}
      >
        <span className="truncate">
          <Primitive.Value placeholder={placeholder} />
        </span>
        <Primitive.Icon>
          <ChevronDown aria-hidden="true" className="size-4 text-muted" />
        </Primitive.Icon>
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          position="popper"
          onKeyDown={closeOnEscape(() => setIsOpen(false))}
          sideOffset={4}
          className="z-(--z-popover) max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) overflow-hidden rounded-plaque border border-line-strong bg-raised text-ink shadow-xl"
        >
          <Primitive.Viewport className="p-1">
            {options.map((option) => (
              <Primitive.Item
                key={option.value}
                value={option.value}
                className="relative grid touch-target cursor-pointer content-center rounded-[0.25rem] py-2 pr-3 pl-8 outline-none select-none data-highlighted:bg-page data-highlighted:text-gilt"
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
