import { Search } from 'lucide-react';

import type { ModerationStatus } from '#domain/moderation.ts';
import { PRESETS, type PresetId } from '#domain/presets.ts';
import type { ReviewFilter, ReviewList } from '#web/features/moderation/review-queries.ts';
import { TEXTS } from '#web/features/moderation/texts.ts';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';

const ALL = 'all';

const STATUS_OPTIONS = {
  waiting: [
    { value: ALL, label: TEXTS.allWaiting },
    { value: 'flagged', label: TEXTS.flagged },
    { value: 'pending', label: TEXTS.pending },
  ],
  decided: [
    { value: ALL, label: TEXTS.allDecisions },
    { value: 'approved', label: TEXTS.approved },
    { value: 'rejected', label: TEXTS.rejected },
  ],
} as const;

const PRESET_OPTIONS = [
  { value: ALL, label: TEXTS.allPresets },
  ...PRESETS.map(({ id, name }) => ({ value: id, label: name })),
];

interface ReviewFilterBarProps {
  readonly list: ReviewList;
  readonly filter: ReviewFilter;
  readonly onChange: (filter: ReviewFilter) => void;
}

export function ReviewFilterBar({ list, filter, onChange }: ReviewFilterBarProps) {
  const unlessAll = (value: string) => (value === ALL ? '' : value);
  return (
    <search className="mb-5 grid gap-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_11rem_11rem]">
      <div className="relative sm:max-lg:col-span-2">
        <Search aria-hidden="true" className="absolute top-3.5 left-3 size-4 text-muted" />
        <Input
          type="search"
          aria-label={TEXTS.searchByAuthor}
          placeholder={TEXTS.author}
          className="pl-9"
          value={filter.author}
          onChange={(event) => onChange({ ...filter, author: event.target.value })}
        />
      </div>
      <Select
        label={TEXTS.filterByDecision}
        value={filter.status || ALL}
        options={STATUS_OPTIONS[list]}
        onChange={(status) =>
          onChange({ ...filter, status: unlessAll(status) as ModerationStatus | '' })
        }
      />
      <Select
        label={TEXTS.filterByPreset}
        value={filter.preset || ALL}
        options={PRESET_OPTIONS}
        onChange={(preset) => onChange({ ...filter, preset: unlessAll(preset) as PresetId | '' })}
      />
    </search>
  );
}
