import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { LedgerFilter } from '#contracts/schemas/credits.ts';
import { LEDGER_KINDS, type LedgerKind } from '#domain/money/credits.ts';
import { LEDGER_KIND_LABELS, TEXTS } from '#web/features/credits/texts.ts';
import { membersQuery } from '#web/people/members-query.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/select/select.tsx';

const ANY = 'any';
const KIND_OPTIONS = [
  { value: ANY, label: TEXTS.allReasons },
  ...LEDGER_KINDS.map((value) => ({ value, label: LEDGER_KIND_LABELS[value] })),
];

interface LedgerFilterFieldsProps {
  readonly filter: LedgerFilter;
  readonly onChange: (filter: LedgerFilter) => void;
}

/** Reason, person and days of the ledger. */
export function LedgerFilterFields({ filter, onChange }: LedgerFilterFieldsProps) {
  const members = useQuery(membersQuery);
  const people = (members.data ?? []).map(({ id, username }) => ({ value: id, label: username }));
  const { kind, userId, from, to } = filter;
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-expanded={isUnfolded}
        className="mb-4 sm:hidden"
        onClick={() => setUnfolded(!isUnfolded)}
      >
        {TEXTS.filters}
      </Button>
      <div
        className={classNames(
          'mb-4 grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-4',
          !isUnfolded && 'max-sm:hidden',
        )}
      >
        <Field label={TEXTS.reason}>
          <Select
            value={kind ?? ANY}
            options={KIND_OPTIONS}
            onChange={(value) =>
              onChange({ ...filter, kind: value === ANY ? undefined : (value as LedgerKind) })
            }
          />
        </Field>
        <Field label={TEXTS.person}>
          <Select
            value={userId ?? ANY}
            options={[{ value: ANY, label: TEXTS.everybody }, ...people]}
            onChange={(value) => onChange({ ...filter, userId: value === ANY ? undefined : value })}
          />
        </Field>
        <Field label={TEXTS.from}>
          <Input
            type="date"
            value={from ?? ''}
            max={to}
            onChange={({ target }) => onChange({ ...filter, from: target.value || undefined })}
          />
        </Field>
        <Field label={TEXTS.to}>
          <Input
            type="date"
            value={to ?? ''}
            min={from}
            onChange={({ target }) => onChange({ ...filter, to: target.value || undefined })}
          />
        </Field>
      </div>
    </>
  );
}
