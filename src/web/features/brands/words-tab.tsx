import type { BrandDraft } from '#web/features/brands/brand-draft.ts';
import type { TabProps } from '#web/features/brands/tab-props.ts';
import { Field } from '#web/ui/field.tsx';
import { Input, Textarea } from '#web/ui/input.tsx';

interface TextRow {
  readonly field: Extract<
    keyof BrandDraft,
    'name' | 'signature' | 'callToAction' | 'address' | 'website'
  >;
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
}

const TEXTS: readonly TextRow[] = [
  { field: 'name', label: 'Brand name', hint: 'Signs videos where there is no signature.' },
  { field: 'signature', label: 'Signature', placeholder: 'Golden Nugget' },
  { field: 'callToAction', label: 'Call to action', placeholder: 'Book your table' },
  { field: 'address', label: 'Address', placeholder: '1 Strand Road, Las Vegas' },
  { field: 'website', label: 'Website', placeholder: 'https://www.example.com' },
];

interface ListRow {
  readonly field: Extract<keyof BrandDraft, 'tone' | 'banned' | 'required' | 'preferred'>;
  readonly label: string;
  readonly hint: string;
}

const LISTS: readonly ListRow[] = [
  { field: 'tone', label: 'Tone', hint: 'Three to six words, one a line: warm, calm, proud.' },
  { field: 'preferred', label: 'Preferred words', hint: 'One a line.' },
  { field: 'required', label: 'Required words', hint: 'One a line: every video says them.' },
  { field: 'banned', label: 'Banned words', hint: 'One a line: no video says them.' },
];

export function WordsTab({ draft, problems, onChange }: TabProps) {
  const problemOf = (field: string) => problems[field] ?? problems[`words.${field}`];
  return (
    <div className="grid gap-5">
      {TEXTS.map(({ field, label, hint, placeholder }) => (
        <Field key={field} label={label} hint={hint} error={problemOf(field)}>
          <Input
            value={draft[field]}
            placeholder={placeholder}
            onChange={(event) => onChange({ [field]: event.target.value })}
          />
        </Field>
      ))}
      <div className="grid gap-5 sm:grid-cols-2">
        {LISTS.map(({ field, label, hint }) => (
          <Field key={field} label={label} hint={hint} error={problemOf(field)}>
            <Textarea
              value={draft[field]}
              onChange={(event) => onChange({ [field]: event.target.value })}
            />
          </Field>
        ))}
      </div>
    </div>
  );
}
