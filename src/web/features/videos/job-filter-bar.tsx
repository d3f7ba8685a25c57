import { ListFilter } from 'lucide-react';
import { useState } from 'react';

import { LIST_ORDERS } from '#domain/video-list.ts';
import { MARKETS } from '#domain/markets/markets.ts';
import { PRESETS } from '#domain/presets.ts';
import type { JobFilter } from '#web/features/videos/job-filter.ts';
import { askedFor, STATE_CHOICES, stateChoiceOf } from '#web/features/videos/state-filter.ts';
import { TEXTS } from '#web/features/videos/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';

/** Stands for no choice: an option cannot be without a value. */
const ALL = 'all';

const PRESET_OPTIONS = [
  { value: ALL, label: TEXTS.allPresets },
  ...PRESETS.map(({ id, name }) => ({ value: id, label: name })),
];
const MARKET_OPTIONS = [
  { value: ALL, label: TEXTS.allMarkets },
  ...MARKETS.map(({ code, name }) => ({ value: code, label: name })),
];
const ORDER_OPTIONS = LIST_ORDERS.map((value) => ({ value, label: TEXTS.orders[value] }));

export type View = 'grid' | 'list';
const VIEWS = [
  { value: 'grid', label: TEXTS.grid },
  { value: 'list', label: TEXTS.list },
] as const;

interface JobFilterBarProps {
  readonly filter: JobFilter;
  readonly onChange: (filter: JobFilter) => void;
  readonly view: View;
  readonly onView: (view: View) => void;
}

interface FilterSelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

function FilterSelect({ label, value, options, onChange }: FilterSelectProps) {
  return (
    <Select
      label={label}
      value={value || ALL}
      options={options}
      onChange={(next) => onChange(next === ALL ? '' : next)}
    />
  );
}

interface MoreFiltersProps {
  readonly filter: JobFilter;
  readonly set: (name: keyof JobFilter) => (value: string) => void;
}

/** What fewer people ask for, over the page: the results stay where they are. */
function MoreFilters({ filter, set }: MoreFiltersProps) {
  const { preset, author, market, from, until } = filter;
  const [isOpen, setIsOpen] = useState(false);
  const count = [preset, author, market, from, until].filter(Boolean).length;
  const day = (name: 'from' | 'until') => (
    <Input type="date" value={filter[name]} onChange={(event) => set(name)(event.target.value)} />
  );
  return (
    <>
      <Button variant="secondary" onPointerEnter={Dialog.preload} onClick={() => setIsOpen(true)}>
        <ListFilter aria-hidden="true" className="size-4" />
        {count === 0 ? TEXTS.moreFilters : TEXTS.moreFiltersSet(count)}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={TEXTS.moreFilters}
        description={TEXTS.resultsChangeAtOnce}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={TEXTS.preset}>
            <FilterSelect
              label={TEXTS.filterByPreset}
              value={preset}
              options={PRESET_OPTIONS}
              onChange={set('preset')}
            />
          </Field>
          <Field label={TEXTS.market}>
            <FilterSelect
              label={TEXTS.filterByMarket}
              value={market}
              options={MARKET_OPTIONS}
              onChange={set('market')}
            />
          </Field>
          <Field label={TEXTS.author}>
            <Input value={author} onChange={(event) => set('author')(event.target.value)} />
          </Field>
          <Field label={TEXTS.createdFrom}>{day('from')}</Field>
          <Field label={TEXTS.createdUntil}>{day('until')}</Field>
        </div>
        <DialogActions>
          <Button onClick={() => setIsOpen(false)}>{TEXTS.showResults}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

/** Search and filters, all of which stand in the address. */
export function JobFilterBar({ filter, onChange, view, onView }: JobFilterBarProps) {
  const set = (name: keyof JobFilter) => (value: string) => onChange({ ...filter, [name]: value });
  return (
    <search className="mb-6 grid grid-cols-2 gap-3 lg:grid-cols-[minmax(0,1fr)_10.5rem_9.5rem_auto_7.5rem]">
      <div className="max-lg:col-span-2">
        <SearchInput
          label={TEXTS.searchVideos}
          placeholder={TEXTS.searchPlaceholder}
          value={filter.search}
          onChange={set('search')}
        />
      </div>
      <Select
        label={TEXTS.filterByStatus}
        value={stateChoiceOf(filter)}
        options={STATE_CHOICES}
        onChange={(choice) => onChange({ ...filter, ...askedFor(choice) })}
      />
      <Select
        label={TEXTS.sortBy}
        value={filter.order || 'newest'}
        options={ORDER_OPTIONS}
        onChange={(order) => set('order')(order === 'newest' ? '' : order)}
      />
      <MoreFilters filter={filter} set={set} />
      <ChoiceGroup label={TEXTS.view} value={view} choices={VIEWS} onChange={onView} />
    </search>
  );
}
