import { ChevronDown } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';

import { classNames } from '#web/ui/class-names.ts';
import { useFieldNames } from '#web/ui/forms/field.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';
import { SELECT_BOX } from '#web/ui/select/select-box.ts';
import type { SelectProps } from '#web/ui/select/select-props.ts';

const SelectList = lateComponent<SelectProps<string>>(async () => {
  return (await import('#web/ui/select/select-list.tsx')).SelectList;
});

const OPENING_KEYS = new Set(['ArrowDown', 'ArrowUp']);

/** One of several. Until it is first opened it is a box alone: the list comes with the first look. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { value, options, onChange, label, placeholder, className } = props;
  const names = useFieldNames();
  const listId = useId();
  const [isOpened, setIsOpened] = useState(false);
  const box = (
    <button
      type="button"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the list that takes its place is drawn by the page
      role="combobox"
      aria-controls={listId}
      aria-haspopup="listbox"
      aria-expanded={false}
      aria-label={label}
      {...names}
      className={classNames(SELECT_BOX, className)}
      onPointerEnter={SelectList.preload}
      onFocus={SelectList.preload}
      onClick={() => setIsOpened(true)}
      onKeyDown={handleKeyDown}
    >
      <span className="truncate">
        {options.find((option) => option.value === value)?.label ?? placeholder}
      </span>
      <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-muted" />
    </button>
  );

  function handleKeyDown(event: KeyboardEvent) {
    if (!OPENING_KEYS.has(event.key)) return;
    event.preventDefault();
    setIsOpened(true);
  }

  if (!isOpened) return box;
  return <SelectList {...props} waiting={box} onChange={(next) => onChange(next as Value)} />;
}
