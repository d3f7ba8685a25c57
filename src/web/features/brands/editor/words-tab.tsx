import type { BrandDraft } from '#web/features/brands/brand-draft.ts';
import { LicenseeSection } from '#web/features/brands/editor/licensee-section.tsx';
import type { TabProps } from '#web/features/brands/editor/tab-props.ts';
import { TEXTS } from '#web/features/brands/texts.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Input, Textarea } from '#web/ui/forms/input.tsx';

interface TextRow {
  readonly field: Extract<
    keyof BrandDraft,
    'name' | 'signature' | 'callToAction' | 'address' | 'website'
  >;
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
}

const TEXT_ROWS: readonly TextRow[] = [
  { field: 'name', label: TEXTS.brandName, hint: TEXTS.signsVideosWhereThereIsNo },
  { field: 'signature', label: TEXTS.signature },
  { field: 'callToAction', label: TEXTS.callToAction, placeholder: TEXTS.bookYourTable },
  { field: 'address', label: TEXTS.address, placeholder: TEXTS.addressExample },
  { field: 'website', label: TEXTS.website, placeholder: 'https://www.example.com' },
];

interface ListRow {
  readonly field: Extract<keyof BrandDraft, 'tone' | 'banned' | 'required' | 'preferred'>;
  readonly label: string;
  readonly hint: string;
}

const LISTS: readonly ListRow[] = [
  { field: 'tone', label: TEXTS.tone, hint: TEXTS.threeToSixWordsOneA },
  { field: 'preferred', label: TEXTS.preferredWords, hint: TEXTS.oneALine },
  { field: 'required', label: TEXTS.requiredWords, hint: TEXTS.oneALineEveryVideoSays },
  { field: 'banned', label: TEXTS.bannedWords, hint: TEXTS.oneALineNoVideoSays },
];

export function WordsTab(props: TabProps) {
  const { draft, problems, onChange } = props;
  const problemOf = (field: string) => problems[field] ?? problems[`words.${field}`];
  return (
    <div className="grid gap-5">
      {TEXT_ROWS.map(({ field, label, hint, placeholder }) => (
        <Field key={field} label={label} hint={hint} error={problemOf(field)}>
          <Input
            value={draft[field]}
            placeholder={field === 'signature' ? draft.name : placeholder}
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
      <LicenseeSection {...props} />
    </div>
  );
}
