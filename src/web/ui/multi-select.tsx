import { ChevronDown } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useState } from 'react';

import { useFieldNames } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';

export interface MultiSelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly description?: string;
}

interface MultiSelectProps<Value extends string> {
  /** What is chosen from, in the plural: "markets". */
  readonly things: string;
  readonly values: readonly Value[];
  readonly options: readonly MultiSelectOption<Value>[];
  readonly onChange: (values: Value[]) => void;
}

function matches({ label, value, description }: MultiSelectOption<string>, search: string) {
  return `${label} ${value} ${description ?? ''}`
    .toLowerCase()
    .includes(search.trim().toLowerCase());
}

/** A button that opens a searchable list of check boxes; the last choice cannot be taken away. */
export function MultiSelect<Value extends string>(props: MultiSelectProps<Value>) {
  const { things, values, options } = props;
  const names = useFieldNames();
  const chosen = options.filter(({ value }) => values.includes(value));
  return (
    <Popover.Root>
      <Popover.Trigger
        type="button"
        {...names}
        className="flex min-h-11 w-full items-center justify-between gap-2 rounded-plaque border border-line-strong bg-sunken px-3 py-2 text-left text-ink hover:border-gilt-line focus-visible:border-gilt"
      >
        <span>{chosen.map(({ label }) => label).join(', ')}</span>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-muted" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={4}
          aria-label={`Choose ${things}`}
          className="z-(--z-popover) grid max-h-(--radix-popover-content-available-height) w-(--radix-popover-trigger-width) min-w-64 grid-rows-[auto_minmax(0,1fr)] gap-2 rounded-plaque border border-line-strong bg-raised p-3 text-ink shadow-xl"
        >
          <Choices {...props} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Choices<Value extends string>({
  things,
  values,
  options,
  onChange,
}: MultiSelectProps<Value>) {
  const [search, setSearch] = useState('');
  const found = options.filter((option) => matches(option, search));
  const toggle = (value: Value) =>
    onChange(
      values.includes(value) ? values.filter((other) => other !== value) : [...values, value],
    );
  return (
    <>
      <Input
        type="search"
        aria-label={`Search ${things}`}
        placeholder="Search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <fieldset className="max-h-72 overflow-y-auto">
        <legend className="sr-only">{things}</legend>
        {found.map(({ value, label, description }) => {
          const isChosen = values.includes(value);
          return (
            <label
              key={value}
              className="flex cursor-pointer items-baseline gap-3 rounded-[0.25rem] px-2 py-1.5 hover:bg-page"
            >
              <input
                type="checkbox"
                checked={isChosen}
                disabled={isChosen && values.length === 1}
                onChange={() => toggle(value)}
                className="size-4 shrink-0 translate-y-0.5 accent-(--brass)"
              />
              <span className="grow">{label}</span>
              {description && <span className="text-sm text-muted">{description}</span>}
            </label>
          );
        })}
        <output aria-live="polite" className="block px-2 py-1 text-sm text-muted">
          {found.length === 0 && `No ${things} match`}
        </output>
      </fieldset>
    </>
  );
}
