import { Search } from 'lucide-react';

import { MEDIA_KINDS } from '#domain/media/media.ts';
import { KIND_LABELS, USE_FILTER_LABELS, USE_FILTERS, type MediaFilter } from '#web/media/kinds.ts';
import { TEXTS } from '#web/media/texts.ts';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';

const KIND_OPTIONS = [
  { value: 'all' as const, label: TEXTS.allKinds },
  ...MEDIA_KINDS.map((value) => ({ value, label: KIND_LABELS[value] })),
];
const USE_OPTIONS = USE_FILTERS.map((value) => ({ value, label: USE_FILTER_LABELS[value] }));

interface MediaFilterBarProps {
  readonly filter: MediaFilter;
  readonly onChange: (filter: MediaFilter) => void;
}

export function MediaFilterBar({ filter, onChange }: MediaFilterBarProps) {
  return (
    <search className="mb-6 grid gap-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_11rem_12rem]">
      <div className="relative sm:max-lg:col-span-2">
        <Search aria-hidden="true" className="absolute top-3.5 left-3 size-4 text-muted" />
        <Input
          type="search"
          aria-label={TEXTS.searchFiles}
          placeholder={TEXTS.searchNames}
          className="pl-9"
          value={filter.search}
          onChange={(event) => onChange({ ...filter, search: event.target.value })}
        />
      </div>
      <Select
        label={TEXTS.filterByKind}
        value={filter.kind}
        options={KIND_OPTIONS}
        onChange={(kind) => onChange({ ...filter, kind })}
      />
      <Select
        label={TEXTS.filterByUse}
        value={filter.use}
        options={USE_OPTIONS}
        onChange={(use) => onChange({ ...filter, use })}
      />
    </search>
  );
}
