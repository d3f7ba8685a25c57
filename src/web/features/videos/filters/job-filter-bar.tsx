import { ListFilter, X } from 'lucide-react';
import { useRef, useState } from 'react';

import { isMarketCode, marketName } from '#domain/markets/markets.ts';
import { findPreset } from '#domain/order/presets.ts';
import {
  ORDER_OPTIONS,
  VIEWS,
  type FilterBarProps,
  type SetFilter,
} from '#web/features/videos/filters/filter-options.ts';
import type { JobFilter } from '#web/features/videos/filters/job-filter.ts';
import {
  ALL_STATES,
  askedFor,
  STATE_CHOICES,
  stateChoiceOf,
} from '#web/features/videos/filters/state-filter.ts';
import { TEXTS } from '#web/features/videos/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceGroup } from '#web/ui/forms/choice-group.tsx';
import { SearchInput } from '#web/ui/forms/search-input.tsx';
import { useMedia } from '#web/ui/hooks/use-media.ts';
import { useOnceTrue } from '#web/ui/hooks/use-once-true.ts';
import { lateComponent } from '#web/ui/late-component.tsx';
import { Select } from '#web/ui/select/select.tsx';
import { formatDate } from '#web/ui/text/moment.ts';

const FilterPanel = lateComponent(
  async () => (await import('#web/features/videos/filters/filter-panel.tsx')).FilterPanel,
  { isOverlay: true },
);

const HAS_STATE_IN_BAR = '(min-width: 80rem)';

interface ActiveFilter {
  readonly text: string;
  /** The filter without it. */
  readonly rest: Partial<JobFilter>;
}

const dayText = (day: string) => formatDate(`${day}T12:00:00`);

function stateText(filter: JobFilter): string {
  const value = stateChoiceOf(filter);
  return value === ALL_STATES
    ? ''
    : (STATE_CHOICES.find((one) => one.value === value)?.label ?? '');
}

/** What the panel narrows the list to; the state is chosen in the bar where that is wide enough. */
function activeFilters(filter: JobFilter, hasStateInBar: boolean): ActiveFilter[] {
  const { preset, market, author, from, until } = filter;
  const all: ActiveFilter[] = [
    { text: hasStateInBar ? '' : stateText(filter), rest: askedFor(ALL_STATES) },
    { text: findPreset(preset)?.name ?? preset, rest: { preset: '' } },
    { text: isMarketCode(market) ? marketName(market) : market, rest: { market: '' } },
    { text: author, rest: { author: '' } },
    { text: from && TEXTS.fromDay(dayText(from)), rest: { from: '' } },
    { text: until && TEXTS.untilDay(dayText(until)), rest: { until: '' } },
  ];
  return all.filter(({ text }) => text !== '');
}

interface ActiveFiltersProps {
  readonly active: readonly ActiveFilter[];
  readonly onRemove: (filter: ActiveFilter) => void;
}

function ActiveFilters({ active, onRemove }: ActiveFiltersProps) {
  if (active.length === 0) return null;
  return (
    <ul aria-label={TEXTS.activeFilters} className="-mt-3 mb-6 flex flex-wrap gap-2">
      {active.map((one) => (
        <li key={Object.keys(one.rest).join()}>
          <Button
            size="small"
            variant="secondary"
            aria-label={TEXTS.removeFilter(one.text)}
            onClick={() => onRemove(one)}
          >
            {one.text}
            <X aria-hidden="true" className="size-4 text-muted" />
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Search and filters, all of which stand in the address. */
export function JobFilterBar(props: FilterBarProps) {
  const { filter, onChange, view, onView, children } = props;
  const set: SetFilter = (name) => (value) => onChange({ ...filter, [name]: value });
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const hasPanel = useOnceTrue(isOpen);
  const active = activeFilters(filter, useMedia(HAS_STATE_IN_BAR));

  function remove({ rest }: ActiveFilter) {
    onChange({ ...filter, ...rest });
    opener.current?.focus();
  }

  return (
    <>
      <search className="mb-6 grid grid-cols-[minmax(0,1fr)_auto] gap-3 sm:grid-cols-[minmax(0,1fr)_auto_7.5rem] xl:grid-cols-[minmax(0,1fr)_11.5rem_9.5rem_auto_7.5rem]">
        <SearchInput
          label={TEXTS.searchVideos}
          placeholder={TEXTS.searchPlaceholder}
          value={filter.search}
          onChange={set('search')}
        />
        <Select
          label={TEXTS.filterByStatus}
          className="max-xl:hidden"
          value={stateChoiceOf(filter)}
          options={STATE_CHOICES}
          onChange={(choice) => onChange({ ...filter, ...askedFor(choice) })}
        />
        <Select
          label={TEXTS.sortBy}
          className="max-xl:hidden"
          value={filter.order || 'newest'}
          options={ORDER_OPTIONS}
          onChange={(order) => set('order')(order === 'newest' ? '' : order)}
        />
        <div className="flex gap-3">
          <Button
            ref={opener}
            variant="secondary"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onPointerEnter={FilterPanel.preload}
            onFocus={FilterPanel.preload}
            onClick={() => setIsOpen(!isOpen)}
          >
            <ListFilter aria-hidden="true" className="size-4" />
            {active.length === 0 ? TEXTS.filters : TEXTS.filtersSet(active.length)}
          </Button>
          {children}
        </div>
        <ChoiceGroup
          label={TEXTS.view}
          value={view}
          choices={VIEWS}
          onChange={onView}
          className="max-sm:hidden"
        />
      </search>
      <ActiveFilters active={active} onRemove={remove} />
      {hasPanel && (
        <FilterPanel
          {...props}
          set={set}
          open={isOpen}
          opener={opener}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
