import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';

import { roleHas } from '#domain/permissions.ts';
import { Checkout } from '#web/features/create-video/order/checkout.tsx';
import { ownPartsOf, type CreateFormValues } from '#web/features/create-video/create-form.ts';
import { PresetChoice } from '#web/features/create-video/settings/preset-choice.tsx';
import { PREVIEW_ID, PreviewPane } from '#web/features/create-video/preview/preview-pane.tsx';
import { PromptStep } from '#web/features/create-video/prompt/prompt-step.tsx';
import { holdReasons } from '#web/features/create-video/order/holds.ts';
import { StartFromLast } from '#web/features/create-video/prompt/start-from-last.tsx';
import { SettingPanels } from '#web/features/create-video/settings/setting-panels.tsx';
import { TEXTS } from '#web/features/create-video/texts.ts';
import { useWorkbench, type Workbench } from '#web/features/create-video/use-workbench.ts';
import { lateComponent } from '#web/ui/late-component.tsx';

/** Comes with the first frame, not with the screen. */
const SmallPreview = lateComponent(
  async () => (await import('#web/features/create-video/preview/small-preview.tsx')).SmallPreview,
);
/** Comes with the first words of the prompt, not with the screen. */
const BriefCard = lateComponent(
  async () => (await import('#web/features/create-video/words/brief-card.tsx')).BriefCard,
);

/** Comes with a correction. */
const CorrectionNote = lateComponent(
  async () =>
    (await import('#web/features/create-video/correction/correction-note.tsx')).CorrectionNote,
);

/** Beside what is written, preview and settings stay in the window. */
const STAYS =
  '@4xl/bench:sticky @4xl/bench:top-[calc(var(--header-height)+1rem)] @4xl/bench:max-h-[calc(100dvh-var(--header-height)-var(--banner-height)-3rem)]';
/** With room for the rings of its fields. */
const SCROLLS = '@4xl/bench:-m-1.5 @4xl/bench:overflow-y-auto @4xl/bench:p-1.5';

export function CreateVideoScreen() {
  const bench = useWorkbench();
  const { values, organization, preview, shotInSight, resubmits } = bench;
  const form = useFirstProblem(bench);
  const shot = preview.storyboard?.shots[shotInSight];

  function handleKeyDown(event: KeyboardEvent) {
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (isInside && event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void bench.submit();
  }

  return (
    <div className="@container/bench mx-auto max-w-[140rem] xl:-mx-6 3xl:mx-auto">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut for the whole form */}
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          // A dialog's own form is part of this one for React, not for the page.
          if (event.target !== event.currentTarget) return;
          event.preventDefault();
          void bench.submit();
        }}
        onKeyDown={handleKeyDown}
        className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-6 [--stage-height:clamp(11rem,100dvh-30rem,60rem)] @2xl/bench:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] @4xl/bench:grid-cols-[minmax(18rem,31fr)_minmax(19rem,48fr)_minmax(17.5rem,21fr)] @4xl/bench:gap-x-5"
      >
        {shot?.still && (
          <SmallPreview shot={shot} aspectRatio={values.aspectRatio} leadsTo={PREVIEW_ID} />
        )}
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 @max-4xl/bench:@2xl/bench:row-span-2">
          <h1 className="font-display text-3xl leading-none font-semibold tracking-tight">
            {TEXTS.createVideo}
          </h1>
          {resubmits && (
            <CorrectionNote
              videoId={resubmits}
              reviewNote={bench.reviewNote}
              rejected={bench.locationState}
              card={values.card}
            />
          )}
          {values.preset === '' && values.prompt === '' && (
            <StartFromLast onStart={bench.startFrom} />
          )}
          <Step title={TEXTS.preset}>
            <PresetChoice
              value={values.preset}
              error={bench.problems['preset']}
              onChange={(preset) => bench.change({ preset })}
            />
          </Step>
          <PromptStep bench={bench} />
          {hasCard(values) && (
            <div className="border-t border-line pt-5">
              <BriefCard
                card={values.card}
                storyboard={preview.storyboard}
                reader={bench.reader}
                problems={bench.problems}
                reviewNote={bench.reviewNote}
                rejected={bench.locationState}
                onChange={(card) => bench.change({ card })}
                onShow={bench.showInPrompt}
                onActiveField={bench.setActiveField}
              />
            </div>
          )}
        </div>
        <div className={`min-w-0 ${STAYS} ${SCROLLS}`}>
          <PreviewPane bench={bench} />
        </div>
        <div
          className={`contents @4xl/bench:flex @4xl/bench:flex-col @4xl/bench:rounded-table @4xl/bench:border @4xl/bench:border-line @4xl/bench:bg-surface ${STAYS}`}
        >
          <div className="min-w-0 @4xl/bench:min-h-0 @4xl/bench:grow @4xl/bench:overflow-y-auto @4xl/bench:px-4 @4xl/bench:pt-1">
            <SettingPanels bench={bench} />
          </div>
          <div className="border-gilt-line bg-surface [@media(height<30rem)]:@max-4xl/bench:static! @max-4xl/bench:sticky @max-4xl/bench:bottom-(--banner-height) @max-4xl/bench:z-(--z-header) @max-4xl/bench:col-span-full @max-4xl/bench:-mx-4 @max-4xl/bench:border-t @max-4xl/bench:px-4 @max-4xl/bench:py-3 sm:@max-4xl/bench:-mx-8 sm:@max-4xl/bench:px-8 @4xl/bench:rounded-b-table @4xl/bench:border-t @4xl/bench:p-4">
            <Checkout
              balance={organization.creditBalance}
              count={ownPartsOf(values).shapes?.length ?? 1}
              isFree={resubmits !== undefined}
              expectedSeconds={preview.expectedSeconds}
              videosBefore={preview.videosBefore}
              holds={holdReasons(preview.holds)}
              isRefused={bench.verdict?.decision === 'block' || preview.isRefused}
              mayBuy={roleHas(bench.user.role, 'credits.buy')}
              pending={bench.isSubmitting}
            />
          </div>
        </div>
      </form>
    </div>
  );
}

const hasCard = ({ prompt, card }: CreateFormValues) =>
  prompt.trim() !== '' || card.editedParts.length > 0;

function Step({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h2 className="text-sm font-semibold">{title}</h2>
      {children}
    </section>
  );
}

/** Leads to the first field with a problem when the form is sent in vain. */
function useFirstProblem({ problems, isSubmitting }: Workbench) {
  const form = useRef<HTMLFormElement>(null);
  const hasProblems = Object.keys(problems).length > 0;
  const wasSubmitting = useRef(false);
  useEffect(() => {
    const isRefused = wasSubmitting.current && !isSubmitting && hasProblems;
    wasSubmitting.current = isSubmitting;
    if (!isRefused) return;
    const invalid = form.current?.querySelector('[aria-invalid="true"]');
    const field = invalid?.matches('input, textarea, button')
      ? invalid
      : invalid?.querySelector('input');
    if (field instanceof HTMLElement) field.focus();
  }, [isSubmitting, hasProblems]);
  return form;
}
