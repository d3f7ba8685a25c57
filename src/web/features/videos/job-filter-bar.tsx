import { Search } from 'lucide-react';

import { PRESETS } from '#domain/presets.ts';
import {
  STATUS_FILTER_LABELS,
  STATUS_FILTERS,
  type JobFilter,
} from '#web/features/videos/job-filter.ts';
import { TEXTS } from '#web/features/videos/texts.ts';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';

const STATUS_OPTIONS = STATUS_FILTERS.map((value) => ({
  value,
  label: STATUS_FILTER_LABELS[value],
}));
const PRESET_OPTIONS = [
  { value: 'all', label: TEXTS.allPresets },
  ...PRESETS.map(({ id, name }) => ({ value: id, label: name })),
];

interface JobFilterBarProps {
  readonly filter: JobFilter;
  readonly onChange: (filter: JobFilter) => void;
}

export function JobFilterBar({ filter, onChange }: JobFilterBarProps) {
  return (
    <search className="mb-6 grid gap-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_11rem_11rem]">
      <div className="relative sm:max-lg:col-span-2">
        <Search aria-hidden="true" className="absolute top-3.5 left-3 size-4 text-muted" />
        <Input
          type="search"
          aria-label={TEXTS.searchVideos}
          placeholder={TEXTS.searchPrompts}
          className="pl-9"
          value={filter.search}
          onChange={(event) => onChange({ ...filter, search: event.target.value })}
        />
      </div>
      <Select
        label={TEXTS.filterByStatus}
        value={filter.status}
        options={STATUS_OPTIONS}
        onChange={(status) => onChange({ ...filter, status })}
      />
      <Select
        label={TEXTS.filterByPreset}
        value={filter.preset}
        options={PRESET_OPTIONS}
        onChange={(preset) => onChange({ ...filter, preset })}
      />
    </search>
  );
}
