import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

import { roleHas } from '#domain/people/permissions.ts';
import { useAppealsOf } from '#web/features/create-video/appeals/use-appeals-of.ts';
import { ownBudgetQuery } from '#web/features/create-video/order/own-budget-query.ts';
import { useOrderReview } from '#web/features/create-video/order/use-order-review.ts';
import { Checkout, REFUSAL_ID } from '#web/features/create-video/order/checkout.tsx';
import { ownPartsOf, type CreateFormValues } from '#web/features/create-video/create-form.ts';
import { PresetChoice } from '#web/features/create-video/settings/preset-choice.tsx';
import { PREVIEW_ID, PreviewPane } from '#web/features/create-video/preview/preview-pane.tsx';
import { PromptStep, VERDICT_ID } from '#web/features/create-video/prompt/prompt-step.tsx';
import { StartFromLast } from '#web/features/create-video/prompt/start-from-last.tsx';
import { FormatControls } from '#web/features/create-video/settings/style-controls.tsx';
import { SettingPanels } from '#web/features/create-video/settings/setting-panels.tsx';
import { TEXTS } from '#web/features/create-video/texts.ts';
import { useWorkbench, type Workbench } from '#web/features/create-video/use-workbench.ts';
import { lateComponent } from '#web/ui/late-component.tsx';
import { IS_PHONE, useMedia } from '#web/ui/hooks/use-media.ts';

/** Comes with the first choice, not with the screen. */
const SmallPreview = lateComponent(
  async () => (await import('#web/features/create-video/preview/small-preview.tsx')).SmallPreview,
);
/** Comes with the first words of the prompt, not with the screen. */
const BenchCard = lateComponent(
  async () => (await import('#web/features/create-video/words/bench-words.tsx')).BenchCard,
);

/** Comes with the first plan. */
const BeforePaying = lateComponent(
  async () => (await import('#web/features/create-video/order/before-paying.tsx')).BeforePaying,
);

/** Comes with the first refusal. */
const NotAllowed = lateComponent(
  async () => (await import('#web/features/create-video/verdict/refusal.tsx')).NotAllowed,
);

/** Comes with the first order on a phone. */
const OrderReview = lateComponent(
  async () => (await import('#web/features/create-video/order/order-review.tsx')).OrderReview,
  { isOverlay: true },
);

/** Comes with a correction. */
const CorrectionNote = lateComponent(
  async () =>
    (await import('#web/features/create-video/correction/correction-note.tsx')).CorrectionNote,
);

/** Beside what is written, preview and settings stay in the window. */
const STAYS =
  '@5xl/bench:sticky @5xl/bench:top-[calc(var(--header-height)+1rem)] @5xl/bench:max-h-[calc(100dvh-var(--header-height)-var(--banner-height)-3rem)]';
/** With room for the rings of its fields. */
const SCROLLS =
  '@5xl/bench:-m-1.5 @5xl/bench:overflow-x-hidden @5xl/bench:overflow-y-auto @5xl/bench:p-1.5';

export function CreateVideoScreen() {
  const bench = useWorkbench();
  const { values, organization, preview, shotInSight, resubmits } = bench;
  const form = useFirstProblem(bench);
  const { data: budget } = useQuery(ownBudgetQuery);
  const shot = preview.storyboard?.shots[shotInSight];
  const review = useOrderReview(preview);
  const isPhone = useMedia(IS_PHONE);
  const [heldBack, setHeldBack] = useState<string | null>(null);
  const [stillBefore, setStillBefore] = useState<string>();
  const [isFolded, setIsFolded] = useState(true);
  const isAll = resubmits === undefined || !isFolded;
  const isBlocked = bench.verdict?.decision === 'block' || preview.isRefused;
  const appeals = useAppealsOf(values.prompt.trim(), isBlocked);
  const isRefused = isBlocked && appeals.every(({ expiresAt }) => expiresAt === null);
  const shown = useRef<Workbench['verdict']>(undefined);

  /** Selects the first refused words, once for each verdict; false where none stand in a field. */
  async function showRefused() {
    if (shown.current === bench.verdict) return false;
    shown.current = bench.verdict;
    const { selectRefused } = await import('#web/features/create-video/verdict/select-words.ts');
    return selectRefused(bench.verdict);
  }

  async function order() {
    if (heldBack !== null) return;
    // What is known here may be old: a second press asks the server, as does an order that was appealed.
    if (isRefused && appeals.length === 0 && (await showRefused().catch(() => false))) return;
    if (review.isDue) review.setIsOpen(true);
    else await bench.submit();
  }

  function handleKeyDown(event: KeyboardEvent) {
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
    const isShortcut = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat;
    if (isInside && isShortcut) void order();
  }

  return (
    <div className="@container/bench mx-auto max-w-[140rem] xl:-mx-8 3xl:mx-auto">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut for the whole form */}
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          // A dialog's own form is part of this one for React, not for the page.
          if (event.target !== event.currentTarget) return;
          event.preventDefault();
          void order();
        }}
        onKeyDown={handleKeyDown}
        // On a phone, everything that is pressed is as high as a finger needs; what stands in a line reaches as far.
        className="grid pointer-coarse:[&_button:not(.touch-reach)]:min-h-11 pointer-coarse:[&_summary]:py-3 grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-6 [--stage-height:clamp(11rem,100dvh-30rem,60rem)] @2xl/bench:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] @2xl/bench:grid-rows-[auto_1fr_auto] @2xl/bench:[grid-template-areas:'prompt_preview'_'words_preview'_'words_settings'_'foot_foot'] @5xl/bench:grid-cols-[minmax(20rem,31fr)_minmax(24rem,48fr)_minmax(19rem,21fr)] @5xl/bench:grid-rows-[auto_1fr] @5xl/bench:gap-x-5 @5xl/bench:gap-y-4 @5xl/bench:[grid-template-areas:'prompt_preview_settings'_'words_preview_settings']"
      >
        {(values.preset !== '' || values.prompt !== '') && (
          <SmallPreview
            shot={shot}
            preset={values.preset}
            aspectRatio={bench.shownShape}
            leadsTo={PREVIEW_ID}
          />
        )}
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 @2xl/bench:[grid-area:prompt]">
          <h1 className="font-display text-3xl leading-none font-semibold tracking-tight">
            {resubmits ? TEXTS.correctVideo : TEXTS.createVideo}
          </h1>
          {resubmits && (
            <CorrectionNote
              bench={bench}
              videoId={resubmits}
              isFolded={isFolded}
              onFold={setIsFolded}
              onHoldBack={setHeldBack}
              onStill={setStillBefore}
            />
          )}
          {isAll && (
            <>
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
            </>
          )}
        </div>
        <div className={`min-w-0 @2xl/bench:[grid-area:preview] ${STAYS} ${SCROLLS}`}>
          <PreviewPane bench={bench} stillBefore={stillBefore} />
        </div>
        {isAll && isPhone && <FormatControls bench={bench} />}
        {isAll && hasCard(values) && (
          <div className="min-w-0 border-t border-line pt-4 @2xl/bench:[grid-area:words]">
            <BenchCard bench={bench} />
          </div>
        )}
        <div
          className={`contents @5xl/bench:[grid-area:settings] @5xl/bench:flex @5xl/bench:flex-col @5xl/bench:rounded-table @5xl/bench:border @5xl/bench:border-line @5xl/bench:bg-surface ${STAYS}`}
        >
          <div className="min-w-0 empty:hidden @max-5xl/bench:@2xl/bench:[grid-area:settings] @5xl/bench:min-h-0 @5xl/bench:grow @5xl/bench:overflow-y-auto @5xl/bench:px-4 @5xl/bench:pt-0.5 @5xl/bench:pb-5 @5xl/bench:[mask-image:linear-gradient(#000_calc(100%-1.5rem),transparent)]">
            {isAll && <SettingPanels bench={bench} />}
          </div>
          <div className="foot-bar border-gilt-line bg-surface [@media(height<38rem)]:@max-5xl/bench:static! @max-5xl/bench:sticky @max-5xl/bench:bottom-(--banner-height) @max-5xl/bench:z-(--z-header) @max-5xl/bench:@2xl/bench:[grid-area:foot] @max-5xl/bench:-mx-4 @max-5xl/bench:border-t @max-5xl/bench:px-4 @max-5xl/bench:py-3 sm:@max-5xl/bench:-mx-8 sm:@max-5xl/bench:px-8 @5xl/bench:rounded-b-table @5xl/bench:border-t @5xl/bench:[:empty+&]:rounded-t-table @5xl/bench:[:empty+&]:border-t-0 @5xl/bench:px-4 @5xl/bench:py-3">
            <Checkout
              balance={organization.creditBalance}
              count={ownPartsOf(values).shapes?.length ?? 1}
              isFree={resubmits !== undefined}
              expectedSeconds={preview.expectedSeconds}
              videosBefore={preview.videosBefore}
              holds={preview.holdReasons}
              isRefused={isRefused}
              heldBack={heldBack}
              mayBuy={roleHas(bench.user.role, 'credits.buy')}
              budget={budget ?? null}
              pending={bench.isSubmitting}
            >
              {isRefused && (
                <NotAllowed id={REFUSAL_ID} verdict={bench.verdict} reasonsId={VERDICT_ID} />
              )}
              {preview.storyboard && !preview.hasFailed && (
                <BeforePaying bench={bench} storyboard={preview.storyboard} />
              )}
            </Checkout>
          </div>
        </div>
        {review.wasOpened && (
          <OrderReview bench={bench} open={review.isOpen} onClose={() => review.setIsOpen(false)} />
        )}
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
