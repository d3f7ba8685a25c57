import type { Ref } from 'react';

import { MEDIA_KINDS } from '#domain/media/media.ts';
import { KIND_LABELS, USE_FILTER_LABELS, USE_FILTERS, type MediaFilter } from '#web/media/kinds.ts';
import { TEXTS } from '#web/media/texts.ts';
import { Select } from '#web/ui/select/select.tsx';
import { SearchInput } from '#web/ui/forms/search-input.tsx';

const KIND_OPTIONS = [
  { value: 'all' as const, label: TEXTS.allKinds },
  ...MEDIA_KINDS.map((value) => ({ value, label: KIND_LABELS[value] })),
];
const USE_OPTIONS = USE_FILTERS.map((value) => ({ value, label: USE_FILTER_LABELS[value] }));

interface MediaFilterBarProps {
  readonly filter: MediaFilter;
  readonly onChange: (filter: MediaFilter) => void;
  /** Holds the choice of what files are for. */
  readonly boxOfUse: Ref<HTMLDivElement>;
}

export function MediaFilterBar({ filter, onChange, boxOfUse }: MediaFilterBarProps) {
  return (
    <search className="mb-6 grid grid-cols-2 gap-3 lg:grid-cols-[minmax(0,1fr)_11rem_12rem]">
      <div className="max-lg:col-span-2">
        <SearchInput
          label={TEXTS.searchFiles}
          placeholder={TEXTS.searchNames}
          value={filter.search}
          onChange={(search) => onChange({ ...filter, search })}
        />
      </div>
      <Select
        label={TEXTS.filterByKind}
        value={filter.kind}
        options={KIND_OPTIONS}
        onChange={(kind) => onChange({ ...filter, kind })}
      />
      <div ref={boxOfUse}>
        <Select
          label={TEXTS.filterByUse}
          value={filter.use}
          options={USE_OPTIONS}
          onChange={(use) => onChange({ ...filter, use })}
        />
      </div>
    </search>
  );
}
