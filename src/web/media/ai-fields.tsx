import type { RightsDraft } from '#web/media/rights-draft.ts';
import { TEXTS } from '#web/media/texts.ts';
import { CheckGroup } from '#web/ui/forms/check-group.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';

const ALTERATION = [
  { value: 'consentsToAi', label: TEXTS.aiMayAlterIt, description: TEXTS.peopleInItMustHaveAgreed },
] as const;

interface AiFieldsProps {
  readonly draft: Pick<RightsDraft, 'consentsToAi' | 'outsideProviders'>;
  readonly error: string | undefined;
  readonly onChange: (changes: Partial<RightsDraft>) => void;
}

/** Whether AI may alter a file, and which video models outside may be sent it. */
export function AiFields({ draft, error, onChange }: AiFieldsProps) {
  return (
    <>
      <CheckGroup
        label={TEXTS.ai}
        options={ALTERATION}
        chosen={draft.consentsToAi ? ['consentsToAi'] : []}
        onChange={(chosen) => onChange({ consentsToAi: chosen.length > 0 })}
      />
      {draft.consentsToAi && (
        <Field label={TEXTS.outsideModels} hint={TEXTS.outsideModelsHint} error={error}>
          <Input
            value={draft.outsideProviders}
            onChange={(event) => onChange({ outsideProviders: event.target.value })}
          />
        </Field>
      )}
    </>
  );
}
