import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';

import { MARKETS } from '#domain/markets/markets.ts';
import { PRESETS } from '#domain/order/presets.ts';
import {
  ORDER_OPTIONS,
  VIEWS,
  type FilterBarProps,
  type SetFilter,
} from '#web/features/videos/filters/filter-options.ts';
import type { JobFilter } from '#web/features/videos/filters/job-filter.ts';
import {
  askedFor,
  STATE_CHOICES,
  stateChoiceOf,
} from '#web/features/videos/filters/state-filter.ts';
import { TEXTS } from '#web/features/videos/texts.ts';
import { membersQuery } from '#web/people/members-query.ts';
import { PopoverPanel } from '#web/ui/dialogs/popover-panel.tsx';
import { ChoiceGroup } from '#web/ui/forms/choice-group.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import type { SelectOption } from '#web/ui/select/select-props.ts';
import { Select } from '#web/ui/select/select.tsx';

/** Stands for no choice: an option cannot be without a value. */
const ALL = 'all';

const PRESET_OPTIONS = PRESETS.map(({ id, name }) => ({ value: id, label: name }));
const MARKET_OPTIONS = MARKETS.map(({ code, name }) => ({ value: code, label: name }));

/** The people of the organization, and whoever else the address asks for. */
function useAuthors(asked: string): SelectOption<string>[] {
  const { data = [] } = useQuery(membersQuery);
  const names = data.map(({ username }) => username);
  const all = asked === '' || names.includes(asked) ? names : [...names, asked];
  return all.toSorted().map((name) => ({ value: name, label: name }));
}

interface OneOfProps {
  readonly label: string;
  readonly all: string;
  readonly value: string;
  readonly options: readonly SelectOption<string>[];
  readonly onChange: (value: string) => void;
}

function OneOf({ label, all, value, options, onChange }: OneOfProps) {
  return (
    <Field label={label}>
      <Select
        value={value || ALL}
        options={[{ value: ALL, label: all }, ...options]}
        onChange={(next) => onChange(next === ALL ? '' : next)}
      />
    </Field>
  );
}

/** What has its place in the bar where that is wide enough. */
function FromTheBar({ filter, onChange, view, onView }: FilterBarProps) {
  return (
    <>
      <div className="grid gap-4 sm:col-span-2 sm:grid-cols-2 xl:hidden">
        <Field label={TEXTS.status}>
          <Select
            value={stateChoiceOf(filter)}
            options={STATE_CHOICES}
            onChange={(choice) => onChange({ ...filter, ...askedFor(choice) })}
          />
        </Field>
        <Field label={TEXTS.sortBy}>
          <Select
            value={filter.order || 'newest'}
            options={ORDER_OPTIONS}
            onChange={(order) => onChange({ ...filter, order: order === 'newest' ? '' : order })}
          />
        </Field>
      </div>
      <ChoiceGroup
        label={TEXTS.view}
        value={view}
        choices={VIEWS}
        onChange={onView}
        className="sm:hidden"
      />
    </>
  );
}

interface FilterPanelProps extends FilterBarProps {
  readonly set: SetFilter;
  readonly open: boolean;
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

/** What fewer people ask for, beside the list, which changes as they choose. */
export function FilterPanel({ set, open, opener, onClose, ...bar }: FilterPanelProps) {
  const { filter } = bar;
  const { preset, market, author } = filter;
  const day = (name: keyof Pick<JobFilter, 'from' | 'until'>) => (
    <Input type="date" value={filter[name]} onChange={(event) => set(name)(event.target.value)} />
  );
  return (
    <PopoverPanel
      open={open}
      opener={opener}
      label={TEXTS.filters}
      align="end"
      className="grid w-[26rem] max-w-[calc(100vw-2rem)] gap-4 overflow-y-auto rounded-card p-4 sm:grid-cols-2"
      onClose={onClose}
    >
      <FromTheBar {...bar} />
      <OneOf
        label={TEXTS.preset}
        all={TEXTS.allPresets}
        value={preset}
        options={PRESET_OPTIONS}
        onChange={set('preset')}
      />
      <OneOf
        label={TEXTS.market}
        all={TEXTS.allMarkets}
        value={market}
        options={MARKET_OPTIONS}
        onChange={set('market')}
      />
      <div className="sm:col-span-2">
        <OneOf
          label={TEXTS.author}
          all={TEXTS.everyone}
          value={author}
          options={useAuthors(author)}
          onChange={set('author')}
        />
      </div>
      <Field label={TEXTS.createdFrom}>{day('from')}</Field>
      <Field label={TEXTS.createdUntil}>{day('until')}</Field>
    </PopoverPanel>
  );
}
