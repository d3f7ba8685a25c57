import { useRef, useState } from 'react';

import { canBeAppealed } from '#domain/appeals.ts';
import { PROMPT_LENGTH } from '#domain/limits.ts';
import { completeValues, orderOf } from '#web/features/create-video/create-form.ts';
import { PromptBox } from '#web/features/create-video/prompt/prompt-box.tsx';
import type { Place } from '#web/features/create-video/prompt/prompt-marks.ts';
import { ScriptAssistButton } from '#web/features/create-video/words/script-assist-button.tsx';
import { TEXTS } from '#web/features/create-video/texts.ts';
import type { Workbench } from '#web/features/create-video/use-workbench.ts';
import { VerdictNote } from '#web/features/create-video/order/verdict-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';

/** Both come with the first words of the prompt or the first refusal, not with the screen. */
const BriefCard = lateComponent(
  async () => (await import('#web/features/create-video/words/brief-card.tsx')).BriefCard,
);
const AppealForm = lateComponent(
  async () => (await import('#web/features/create-video/order/appeal-form.tsx')).AppealForm,
);

const NOWHERE: readonly Place[] = [];

/** The prompt, what the advertising policy says of it, and the words that were read from it. */
export function PromptStep({ bench }: { readonly bench: Workbench }) {
  const { values, change, problems, reader, preview, verdict } = bench;
  const { brief, isCurrent } = reader;
  const box = useRef<HTMLTextAreaElement>(null);
  const [activeField, setActiveField] = useState<string | null>(null);
  const complete = completeValues(values);
  const canAppeal = verdict !== undefined && canBeAppealed(verdict.findings);
  const hasCard = values.prompt.trim() !== '' || values.card.editedParts.length > 0;

  function handleShow({ start, end }: Place) {
    box.current?.focus();
    box.current?.setSelectionRange(start, end);
  }

  return (
    <>
      <Field
        label={TEXTS.prompt}
        error={problems['prompt']}
        hint={
          <>
            <span className="figures float-right ml-4">
              {values.prompt.length} / {PROMPT_LENGTH.max}
            </span>
            {TEXTS.promptHint}
          </>
        }
        aside={<ScriptAssistButton values={values} onWritten={(prompt) => change({ prompt })} />}
      >
        <PromptBox
          ref={box}
          value={values.prompt}
          places={brief && isCurrent ? brief.readFrom : NOWHERE}
          activeField={activeField}
          onChange={(prompt) => change({ prompt })}
        />
      </Field>
      <VerdictNote verdict={verdict} />
      {canAppeal && complete && <AppealForm order={orderOf(complete, values)} />}
      {hasCard && (
        <BriefCard
          card={values.card}
          storyboard={preview.storyboard}
          reader={reader}
          problems={problems}
          onChange={(card) => change({ card })}
          onShow={handleShow}
          onActiveField={setActiveField}
        />
      )}
    </>
  );
}
