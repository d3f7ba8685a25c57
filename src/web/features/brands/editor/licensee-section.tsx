import { useState } from 'react';

import { writeLicences } from '#domain/markets/licence-lines.ts';
import type { BrandDraft } from '#web/features/brands/brand-draft.ts';
import type { TabProps } from '#web/features/brands/editor/tab-props.ts';
import { TEXTS } from '#web/features/brands/texts.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Input, Textarea } from '#web/ui/forms/input.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';

interface Row {
  readonly field: Extract<keyof BrandDraft, 'venueName' | 'venueAddress' | 'legalEntity'>;
  readonly label: string;
}

const FIELDS = ['venueName', 'venueAddress', 'legalEntity', 'licences'] as const;

const ROWS: readonly Row[] = [
  { field: 'venueName', label: TEXTS.venueName },
  { field: 'venueAddress', label: TEXTS.venuePlace },
  { field: 'legalEntity', label: TEXTS.legalEntity },
];

/** Who advertises under the brand, where a market wants that on screen; what is empty shows what the settings say. */
export function LicenseeSection({ draft, problems, onChange }: TabProps) {
  const { organization } = useSignedIn();
  const hasProblem = Object.keys(problems).some((path) => path.startsWith('licensee'));
  const isFilled = FIELDS.some((field) => draft[field] !== '');
  const [isOpen, setIsOpen] = useState(isFilled || hasProblem);
  const [known, setKnown] = useState({ hasProblem, isFilled });
  if (known.hasProblem !== hasProblem || known.isFilled !== isFilled) {
    setKnown({ hasProblem, isFilled });
    if ((hasProblem && !known.hasProblem) || (isFilled && !known.isFilled)) setIsOpen(true);
  }
  return (
    <Disclosure
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      title={<h2 className="font-semibold">{TEXTS.venueAndLicence}</h2>}
    >
      <p className="pt-1 pb-4 text-sm text-muted">{TEXTS.inPlaceOfTheSettings}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        {ROWS.map(({ field, label }) => (
          <Field key={field} label={label} error={problems[`licensee.${field}`]}>
            <Input
              autoComplete="off"
              value={draft[field]}
              placeholder={organization[field] ?? ''}
              onChange={(event) => onChange({ [field]: event.target.value })}
            />
          </Field>
        ))}
        <Field
          label={TEXTS.licences}
          hint={TEXTS.licencesHint}
          error={problems['licensee.licences']}
        >
          <Textarea
            rows={3}
            value={draft.licences}
            placeholder={writeLicences(organization.licences ?? {})}
            onChange={(event) => onChange({ licences: event.target.value })}
          />
        </Field>
      </div>
    </Disclosure>
  );
}
