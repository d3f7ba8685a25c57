import { TEXTS } from '#web/media/texts.ts';
import { CheckGroup } from '#web/ui/check-group.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/input.tsx';

export interface PeopleAnswers {
  readonly everybodyIs25: boolean;
  readonly consentsToGambling: boolean;
  readonly consentsToAi: boolean;
  readonly releases: string;
}

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
  {
    value: 'consentsToAi',
    label: TEXTS.theyAgreedToBeingChangedBy,
  },
] as const;

interface PeopleFieldsProps {
  readonly answers: PeopleAnswers;
  /** Releases are shown to managers alone. */
  readonly showsReleases: boolean;
  readonly onChange: (answers: PeopleAnswers) => void;
}

/** What is asked of files that show people. */
export function PeopleFields({ answers, showsReleases, onChange }: PeopleFieldsProps) {
  const chosen = STATEMENTS.map(({ value }) => value).filter((value) => answers[value]);
  return (
    <>
      <CheckGroup
        label={TEXTS.thePeopleInIt}
        options={STATEMENTS}
        chosen={chosen}
        onChange={(next) =>
          onChange({
            ...answers,
            everybodyIs25: next.includes('everybodyIs25'),
            consentsToGambling: next.includes('consentsToGambling'),
            consentsToAi: next.includes('consentsToAi'),
          })
        }
      />
      {showsReleases && (
        <Field label={TEXTS.releases} hint={TEXTS.whoSignedAndWhereThePapers}>
          <Textarea
            value={answers.releases}
            onChange={(event) => onChange({ ...answers, releases: event.target.value })}
          />
        </Field>
      )}
    </>
  );
}
