import { useId, useState, type ComponentProps } from 'react';

import { AUDIT_TOPICS, type AuditTopic } from '#domain/events/audit-topics.ts';
import { TEXTS, TOPIC_LABELS } from '#web/features/audit/texts.ts';
import type { ShownFilter } from '#web/features/audit/use-audit-filter.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { SearchInput } from '#web/ui/forms/search-input.tsx';
import { Select } from '#web/ui/select/select.tsx';

const ALL = 'all';

const TOPIC_OPTIONS = [
  { value: ALL, label: TEXTS.everything },
  ...AUDIT_TOPICS.map((value) => ({ value, label: TOPIC_LABELS[value] })),
];

function Day({ label, ...rest }: ComponentProps<'input'> & { readonly label: string }) {
  return (
    <label className="flex min-w-0 items-center gap-2 text-sm text-muted">
      {label}
      <Input type="date" className="min-w-0 px-2" {...rest} />
    </label>
  );
}

interface AuditFilterBarProps {
  readonly filter: ShownFilter;
  readonly onChange: (filter: ShownFilter) => void;
}

/** Who, what and when; on a phone, all but the search unfold. */
export function AuditFilterBar({ filter, onChange }: AuditFilterBarProps) {
  const { organization } = useSignedIn();
  const [isUnfolded, setUnfolded] = useState(false);
  const foldedId = useId();
  const { topic, search, from, to } = filter;
  return (
    <search className="mb-4 grid grid-cols-2 gap-2 sm:grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))]">
      <div className="col-span-2 flex gap-2 *:first:grow">
        <SearchInput
          label={TEXTS.search}
          placeholder={organization.isOperator ? TEXTS.searchHintOfOperator : TEXTS.searchHint}
          value={search}
          onChange={(text) => onChange({ ...filter, search: text })}
        />
        <Button
          variant="secondary"
          aria-expanded={isUnfolded}
          aria-controls={foldedId}
          className="sm:hidden"
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {TEXTS.filters}
        </Button>
      </div>
      <div id={foldedId} className={isUnfolded ? 'contents' : 'contents max-sm:hidden'}>
        <div className="max-sm:col-span-2">
          <Select
            label={TEXTS.filterByTopic}
            value={topic || ALL}
            options={TOPIC_OPTIONS}
            onChange={(value) =>
              onChange({ ...filter, topic: value === ALL ? '' : (value as AuditTopic) })
            }
          />
        </div>
        <Day
          label={TEXTS.from}
          value={from}
          max={to}
          onChange={({ target }) => onChange({ ...filter, from: target.value })}
        />
        <Day
          label={TEXTS.to}
          value={to}
          min={from}
          onChange={({ target }) => onChange({ ...filter, to: target.value })}
        />
      </div>
    </search>
  );
}
