import { useSearchParams } from 'react-router';

import { PROMPT_LENGTH } from '#domain/limits.ts';
import { PromptBox } from '#web/features/create-video/prompt/prompt-box.tsx';
import type { Found } from '#web/features/create-video/prompt/excerpt-places.ts';
import type { Place } from '#web/features/create-video/prompt/marked-pieces.ts';
import { ScriptAssistButton } from '#web/features/create-video/words/script-assist-button.tsx';
import { TEXTS } from '#web/features/create-video/texts.ts';
import type { Workbench } from '#web/features/create-video/use-workbench.ts';
import { VerdictNote } from '#web/features/create-video/verdict/verdict-note.tsx';
import { APPEALS_PARAMETER } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';

/** Comes when an appeal was decided, or something is refused. */
const Appeals = lateComponent(
  async () => (await import('#web/features/create-video/appeals/appeals.tsx')).Appeals,
  { isQuiet: true },
);

/** Comes with the first prompt that was read. */
const NotOnScreen = lateComponent(
  async () =>
    (await import('#web/features/create-video/word-checks/not-on-screen.tsx')).NotOnScreen,
);

/** Where the policy's verdict stands. */
export const VERDICT_ID = 'verdict';

const NOWHERE: readonly Place[] = [];
const NOTHING: readonly Found[] = [];

/** The prompt, and what the advertising policy says of it. */
export function PromptStep({ bench }: { readonly bench: Workbench }) {
  const { values, change, problems, reader, verdict, promptBox, activeField } = bench;
  const { brief, isCurrent } = reader;
  const [search] = useSearchParams();

  return (
    <>
      <Field
        label={TEXTS.prompt}
        error={problems['prompt']}
        hint={
          <>
            {values.prompt.length > PROMPT_LENGTH.max / 2 && (
              <span className="figures float-right ml-4">
                {values.prompt.length} / {PROMPT_LENGTH.max}
              </span>
            )}
            {TEXTS.promptHint}
          </>
        }
        aside={<ScriptAssistButton values={values} onWritten={(prompt) => change({ prompt })} />}
      >
        <PromptBox
          ref={promptBox}
          value={values.prompt}
          places={brief && isCurrent ? brief.readFrom : NOWHERE}
          found={verdict?.findings ?? NOTHING}
          activeField={activeField}
          onChange={(prompt) => change({ prompt })}
        />
      </Field>
      {values.prompt === '' && (
        <div className="grid justify-items-start gap-1.5 border-l-2 border-gilt-line pl-3 text-sm text-muted">
          <p>
            {TEXTS.forExample} {TEXTS.promptExample}
          </p>
          <Button
            variant="link"
            size="inline"
            onClick={() =>
              change({ prompt: TEXTS.promptExample, preset: values.preset || 'blackjack' })
            }
          >
            {TEXTS.takeExample}
          </Button>
        </div>
      )}
      <div id={VERDICT_ID}>
        <VerdictNote verdict={verdict} />
      </div>
      {brief && verdict?.decision !== 'block' && (
        <NotOnScreen
          card={values.card}
          suggestions={brief.suggestions}
          onChange={(card) => change({ card })}
        />
      )}
      {(search.has(APPEALS_PARAMETER) || verdict?.decision === 'block') && (
        <Appeals bench={bench} />
      )}
    </>
  );
}
