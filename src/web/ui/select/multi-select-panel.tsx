import { useState, type RefObject } from 'react';

import { PopoverPanel } from '#web/ui/dialogs/popover-panel.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import type { MultiSelectOption, MultiSelectProps } from '#web/ui/select/multi-select-props.ts';
import { TEXTS } from '#web/ui/texts.ts';

/** So few are seen at a glance. */
const SEARCHED_FROM = 8;

interface MultiSelectPanelProps extends MultiSelectProps<string> {
  readonly open: boolean;
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

function matches({ label, value, description }: MultiSelectOption<string>, search: string) {
  return `${label} ${value} ${description ?? ''}`
    .toLowerCase()
    .includes(search.trim().toLowerCase());
}

/** The opened list, with a search where it is long. */
export function MultiSelectPanel(props: MultiSelectPanelProps) {
  const { open, opener, things, onClose } = props;
  return (
    <PopoverPanel
      open={open}
      opener={opener}
      label={TEXTS.choose(things)}
      align="start"
      onClose={onClose}
      className="grid w-(--radix-popover-trigger-width) min-w-64 grid-rows-[auto_minmax(0,1fr)] gap-2 rounded-plaque p-3"
    >
      <Choices {...props} />
    </PopoverPanel>
  );
}

function Choices({ things, values, options, onChange }: MultiSelectProps<string>) {
  const [search, setSearch] = useState('');
  const found = options.filter((option) => matches(option, search));
  const toggle = (value: string) =>
    onChange(
      values.includes(value) ? values.filter((other) => other !== value) : [...values, value],
    );
  return (
    <>
      {options.length >= SEARCHED_FROM && (
        <Input
          id={undefined}
          type="search"
          aria-label={TEXTS.searchThings(things)}
          placeholder={TEXTS.search}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <fieldset className="max-h-72 overflow-y-auto">
        <legend className="sr-only">{things}</legend>
        {found.map(({ value, label, description }) => {
          const isChosen = values.includes(value);
          return (
            <label
              key={value}
              className="flex touch-target cursor-pointer items-baseline gap-3 rounded-[0.25rem] px-2 py-1.5 hover:bg-page pointer-coarse:py-2.5"
            >
              <input
                type="checkbox"
                checked={isChosen}
                disabled={isChosen && values.length === 1}
                onChange={() => toggle(value)}
                className="translate-y-1"
              />
              <span className="grow">{label}</span>
              {description && <span className="text-sm text-muted">{description}</span>}
            </label>
          );
        })}
        <output aria-live="polite" className="block px-2 py-1 text-sm text-muted">
          {found.length === 0 && TEXTS.noMatch(things)}
        </output>
      </fieldset>
    </>
  );
}
