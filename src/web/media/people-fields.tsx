import type { RightsDraft } from '#web/media/rights-draft.ts';
import { TEXTS } from '#web/media/texts.ts';
import { CheckGroup } from '#web/ui/forms/check-group.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Textarea } from '#web/ui/forms/input.tsx';

const STATEMENTS = [
  {
    value: 'everybodyIs25',
    label: TEXTS.everybodyIs25OrOlder,
    description: TEXTS.someMarketsSuchAsGreatBritain,
  },
  {
    value: 'consentsToGambling',
    label: TEXTS.theyAgreedToGamblingAdvertising,
  },
] as const;

interface PeopleFieldsProps {
  readonly draft: RightsDraft;
  /** Releases are shown to managers alone. */
  readonly showsReleases: boolean;
  readonly onChange: (changes: Partial<RightsDraft>) => void;
}

/** What is asked of files that show people. */
export function PeopleFields({ draft, showsReleases, onChange }: PeopleFieldsProps) {
  const chosen = STATEMENTS.map(({ value }) => value).filter((value) => draft[value]);
  return (
    <>
      <CheckGroup
        label={TEXTS.thePeopleInIt}
        options={STATEMENTS}
        chosen={chosen}
        onChange={(next) =>
          onChange({
            everybodyIs25: next.includes('everybodyIs25'),
            consentsToGambling: next.includes('consentsToGambling'),
          })
        }
      />
      {showsReleases && (
        <Field label={TEXTS.releases} hint={TEXTS.whoSignedAndWhereThePapers}>
          <Textarea
            value={draft.releases}
            onChange={(event) => onChange({ releases: event.target.value })}
          />
        </Field>
      )}
    </>
  );
}
