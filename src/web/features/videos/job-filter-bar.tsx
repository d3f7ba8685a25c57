import { Search } from 'lucide-react';
import { useState } from 'react';

import { VIDEO_LIST_STATUSES, LIST_ORDERS } from '#domain/video-list.ts';
import { MARKETS } from '#domain/markets/markets.ts';
import { MODERATION_STATUSES } from '#domain/moderation.ts';
import { PRESETS } from '#domain/presets.ts';
import type { JobFilter } from '#web/features/videos/job-filter.ts';
import { TEXTS } from '#web/features/videos/texts.ts';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';

/** Stands for no choice: an option cannot be without a value. */
const ALL = 'all';

const STATUS_OPTIONS = [
  { value: ALL, label: TEXTS.allStatuses },
  ...VIDEO_LIST_STATUSES.map((value) => ({ value, label: TEXTS.statuses[value] })),
];
const PRESET_OPTIONS = [
  { value: ALL, label: TEXTS.allPresets },
  ...PRESETS.map(({ id, name }) => ({ value: id, label: name })),
];
const REVIEW_OPTIONS = [
  { value: ALL, label: TEXTS.allReviews },
  ...MODERATION_STATUSES.map((value) => ({ value, label: TEXTS.reviews[value] })),
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

/** What fewer people ask for; open where the address already asks for it. */
function MoreFilters({ filter, set }: MoreFiltersProps) {
  const { review, preset, author, market, from, until } = filter;
  const [isOpen] = useState(Boolean(review || preset || author || market || from || until));
  const day = (name: 'from' | 'until') => (
    <Input type="date" value={filter[name]} onChange={(event) => set(name)(event.target.value)} />
  );
  return (
    <details open={isOpen}>
      <summary className="w-max cursor-pointer py-1 text-sm text-muted hover:text-ink">
        {TEXTS.moreFilters}
      </summary>
      <div className="grid gap-3 pt-3 sm:grid-cols-2 xl:grid-cols-3">
        <Field label={TEXTS.preset}>
          <FilterSelect
            label={TEXTS.filterByPreset}
            value={preset}
            options={PRESET_OPTIONS}
            onChange={set('preset')}
          />
        </Field>
        <Field label={TEXTS.review}>
          <FilterSelect
            label={TEXTS.filterByReview}
            value={review}
            options={REVIEW_OPTIONS}
            onChange={set('review')}
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
    </details>
  );
}

/** Search and filters, all of which stand in the address. */
export function JobFilterBar({ filter, onChange, view, onView }: JobFilterBarProps) {
  const set = (name: keyof JobFilter) => (value: string) => onChange({ ...filter, [name]: value });
  return (
    <search className="mb-6 grid gap-3">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-[minmax(0,1fr)_11rem_11rem_10rem]">
        <div className="relative max-lg:col-span-2">
          <Search aria-hidden="true" className="absolute top-3.5 left-3 size-4 text-muted" />
          <Input
            type="search"
            aria-label={TEXTS.searchVideos}
            placeholder={TEXTS.searchPlaceholder}
            className="pl-9"
            value={filter.search}
            onChange={(event) => set('search')(event.target.value)}
          />
        </div>
        <FilterSelect
          label={TEXTS.filterByStatus}
          value={filter.status}
          options={STATUS_OPTIONS}
          onChange={set('status')}
        />
        <Select
          label={TEXTS.sortBy}
          value={filter.order || 'newest'}
          options={ORDER_OPTIONS}
          onChange={(order) => set('order')(order === 'newest' ? '' : order)}
        />
        <ChoiceGroup
          label={TEXTS.view}
          value={view}
          choices={VIEWS}
          className="max-lg:col-span-2"
          onChange={onView}
        />
      </div>
      <MoreFilters filter={filter} set={set} />
    </search>
  );
}
