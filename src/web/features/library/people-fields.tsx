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
    label: 'Everybody is 25 or older',
    description: 'Some markets, such as Great Britain, ask for it.',
  },
  {
    value: 'consentsToGambling',
    label: 'They agreed to gambling advertising',
  },
  {
    value: 'consentsToAi',
    label: 'They agreed to being changed by AI',
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
        label="The people in it"
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
        <Field
          label="Releases"
          hint="Who signed, and where the papers lie. Encrypted; owners and admins alone see it."
        >
          <Textarea
            value={answers.releases}
            onChange={(event) => onChange({ ...answers, releases: event.target.value })}
          />
        </Field>
      )}
    </>
  );
}
