import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useForm, useWatch, type FieldErrors } from 'react-hook-form';
import { useLocation } from 'react-router';

import { PROMPT_LENGTH } from '#domain/limits.ts';
import { canBeAppealed } from '#domain/appeals.ts';
import { roleHas } from '#domain/permissions.ts';
import { AppealForm } from '#web/features/create-video/appeal-form.tsx';
import { BeforePaying } from '#web/features/create-video/before-paying.tsx';
import { checkedOrder } from '#web/features/create-video/checked-order.ts';
import {
  controlsFromPrompt,
  editedControls,
} from '#web/features/create-video/controls-from-prompt.ts';
import { CorrectionNote } from '#web/features/create-video/correction-note.tsx';
import { CostCard } from '#web/features/create-video/cost-card.tsx';
import {
  completeValues,
  correctedBy,
  initialValues,
  orderOf,
  reviewNoteOf,
  type CheckedValues,
  type CreateFormValues,
} from '#web/features/create-video/create-form.ts';
import { beginningOf, keepDraft } from '#web/features/create-video/draft.ts';
import { missingEssentials } from '#web/features/create-video/missing-essentials.ts';
import { MarketChoice } from '#web/features/create-video/market-choice.tsx';
import { PresetChoice } from '#web/features/create-video/preset-choice.tsx';
import { PreviewMonitor } from '#web/features/create-video/preview-monitor.tsx';
import { ScriptAssistButton } from '#web/features/create-video/script-assist-button.tsx';
import { randomSeed } from '#web/features/create-video/random-seed.ts';
import { StoryboardStrip } from '#web/features/create-video/storyboard-strip.tsx';
import { SubmitBar } from '#web/features/create-video/submit-bar.tsx';
import { StyleControls } from '#web/features/create-video/style-controls.tsx';
import { SetFromPrompt, ShotsNamed } from '#web/features/create-video/read-from-prompt.tsx';
import { TEXTS } from '#web/features/create-video/texts.ts';
import { useBrief } from '#web/features/create-video/use-brief.ts';
import { useCreateVideo } from '#web/features/create-video/use-create-video.ts';
import { useStoryboard } from '#web/features/create-video/use-storyboard.ts';
import { useVerdict } from '#web/features/create-video/use-verdict.ts';
import { VoiceAndCaptions } from '#web/features/create-video/voice-and-captions.tsx';
import { VerdictNote } from '#web/features/create-video/verdict-note.tsx';
import { withNothingRead, withReading } from '#web/features/create-video/words-card.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Field } from '#web/ui/field.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';
import { Textarea } from '#web/ui/input.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

/** Comes with the first words of the prompt, not with the screen. */
const BriefCard = lateComponent(
  async () => (await import('#web/features/create-video/brief-card.tsx')).BriefCard,
);

function Step({ number, title, children }: { number: string; title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 border-t border-line pt-5">
      <h2 className="flex items-baseline gap-3 font-display text-xl font-semibold">
        <span aria-hidden="true" className="figures text-gilt">
          {number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  );
}

export function CreateVideoScreen() {
  const location = useLocation();
  const { user, organization } = useSignedIn();
  const createVideo = useCreateVideo();
  const [firstValues] = useState(() => {
    const place = { userId: user.id, entry: location.key };
    return initialValues(beginningOf(place, location.state), organization);
  });
  const { register, handleSubmit, getValues, setValue, setError, clearErrors, control, formState } =
    useForm<CreateFormValues, unknown, CheckedValues>({
      resolver: checkedOrder,
      defaultValues: firstValues,
    });
  const promptField = register('prompt');
  const { errors, isSubmitting, isSubmitted } = formState;
  const values = useWatch({ control }) as CreateFormValues;
  const isMaker = roleHas(user.role, 'video.create');
  const resubmits = correctedBy(location.state);
  const [seed, setSeed] = useState(randomSeed);
  const mayMake = isMaker && user.ageVerified;
  const { brief, isCurrent, readNow } = useBrief(values, mayMake);
  const verdict = useVerdict(values);
  const preview = useStoryboard(values, { seed, enabled: mayMake });
  const promptBox = useRef<HTMLTextAreaElement>(null);
  const submit = handleSubmit(async (checked) => {
    // Whoever is quicker than the reading gets the words of the prompt as it stands.
    const read = await readNow();
    const card = read ? withReading(values.card, read.words) : values.card;
    // The film that was previewed is the film that is made.
    const refusal = await createVideo({
      ...orderOf(checked, card),
      ...(preview.storyboard && { seed }),
      ...(resubmits && { resubmits }),
    });
    if (refusal) setError('prompt', { message: refusal }, { shouldFocus: true });
  });

  const complete = completeValues(values);
  const canAppeal = isMaker && verdict !== undefined && canBeAppealed(verdict.findings);
  const appealed = canAppeal && complete ? orderOf(complete, values.card) : null;

  function change(changes: Partial<CreateFormValues>) {
    for (const [name, value] of Object.entries(changes)) {
      setValue(name as keyof CreateFormValues, value, {
        shouldValidate: isSubmitted,
        shouldDirty: true,
      });
    }
  }

  useEffect(
    () => keepDraft({ userId: user.id, entry: location.key }, values),
    [user.id, location.key, values],
  );

  const hasPrompt = values.prompt.trim() !== '';
  // The reading of the prompt fills what nobody has changed by hand.
  useEffect(() => {
    const { card, editedControls: edited } = getValues();
    if (!hasPrompt) setValue('card', withNothingRead(card));
    if (!hasPrompt || !brief) return;
    setValue('card', withReading(card, brief.words));
    const { duration, aspectRatio } = controlsFromPrompt(brief, edited);
    if (duration !== undefined) setValue('duration', duration);
    if (aspectRatio !== undefined) setValue('aspectRatio', aspectRatio);
  }, [brief, hasPrompt, getValues, setValue]);

  // The command palette may ask for another preset while the screen is open.
  useEffect(() => {
    const { preset } = initialValues(location.state);
    if (preset !== '') setValue('preset', preset, { shouldDirty: true });
  }, [location.state, setValue]);

  function handleShow({ start, end }: { readonly start: number; readonly end: number }) {
    promptBox.current?.focus();
    promptBox.current?.setSelectionRange(start, end);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && isMaker) void submit();
  }

  return (
    <>
      <PageHeading title="Create Video" lead="Choose a preset, write a prompt and set the style." />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut for the whole form */}
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        onKeyDown={handleKeyDown}
        className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_25rem]"
      >
        <div className="@container grid min-w-0 gap-7">
          {resubmits && <CorrectionNote reviewNote={reviewNoteOf(location.state)} />}
          <Step number="1" title="Preset">
            <PresetChoice
              value={values.preset}
              error={errors.preset?.message}
              onChange={(preset) => change({ preset })}
            />
          </Step>
          <Step number="2" title="Prompt">
            <Field
              label="Prompt"
              error={errors.prompt?.message}
              hint={
                <span className="flex justify-between gap-4">
                  {TEXTS.promptHint}
                  <span className="figures shrink-0">
                    {values.prompt.length} / {PROMPT_LENGTH.max}
                  </span>
                </span>
              }
              aside={
                <ScriptAssistButton
                  values={values}
                  isMaker={isMaker}
                  onWritten={(prompt) => change({ prompt })}
                />
              }
            >
              <Textarea
                rows={5}
                maxLength={PROMPT_LENGTH.max}
                {...promptField}
                ref={(box) => {
                  promptField.ref(box);
                  promptBox.current = box;
                }}
              />
            </Field>
            <VerdictNote verdict={verdict} />
            {appealed && <AppealForm order={appealed} />}
            {(hasPrompt || values.card.editedParts.length > 0) && (
              <BriefCard
                card={values.card}
                storyboard={preview.storyboard}
                brief={brief}
                isCurrent={isCurrent}
                errors={(errors as { readonly words?: FieldErrors }).words ?? {}}
                onChange={(card) => {
                  clearErrors('words' as never);
                  change({ card });
                }}
                onShow={handleShow}
              />
            )}
          </Step>
          <Step number="3" title="Style">
            <StyleControls
              values={values}
              onChange={(changes) =>
                change({
                  ...changes,
                  editedControls: editedControls(values.editedControls, changes),
                })
              }
            />
            {brief && <SetFromPrompt brief={brief} edited={values.editedControls} />}
          </Step>
          <Step number="4" title="Markets">
            <MarketChoice
              values={values}
              error={errors.markets?.message}
              verdicts={verdict?.markets}
              onChange={change}
            />
          </Step>
          <Step number="5" title="Storyboard">
            <StoryboardStrip
              preview={preview}
              aspectRatio={values.aspectRatio}
              onAnotherTake={() => setSeed(randomSeed())}
            />
            {brief && <ShotsNamed notes={brief.shotNotes ?? []} />}
            <VoiceAndCaptions values={values} storyboard={preview.storyboard} onChange={change} />
          </Step>
        </div>
        <div className="max-xl:contents xl:sticky xl:top-20 xl:grid xl:gap-5 xl:rounded-table xl:border xl:border-line xl:bg-surface xl:p-5">
          <PreviewMonitor
            values={values}
            still={preview.isDrawing ? undefined : preview.storyboard?.shots[0]?.still}
          />
          <CostCard
            balance={organization.creditBalance}
            isFree={resubmits !== undefined}
            duration={values.duration}
            fps={values.fps}
            expectedSeconds={preview.expectedSeconds}
          />
          <BeforePaying
            notes={
              preview.storyboard ? missingEssentials(preview.storyboard, values.advertises) : []
            }
          />
          <SubmitBar
            isMaker={isMaker}
            pending={isSubmitting}
            balance={organization.creditBalance}
            isFree={resubmits !== undefined}
          />
        </div>
      </form>
    </>
  );
}
