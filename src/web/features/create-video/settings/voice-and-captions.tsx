import { CAPTION_CHOICES, CAPTION_LABELS, type Captions } from '#domain/order/captions.ts';
import type { StoryboardBody } from '#contracts/schemas/storyboard.ts';
import type { FinishValues } from '#web/features/create-video/settings/remembered-controls.ts';
import { PANEL_TEXTS } from '#web/features/create-video/settings/texts.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { ChoiceGroup } from '#web/ui/forms/choice-group.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';

const CAPTION_HINTS: Record<Captions, string> = {
  off: PANEL_TEXTS.noCaptions,
  sidecar: PANEL_TEXTS.captionsInPlayer,
  burned: PANEL_TEXTS.captionsOnPicture,
};

const CHOICES = CAPTION_CHOICES.map((value) => ({ value, label: CAPTION_LABELS[value] }));

interface VoiceAndCaptionsProps {
  readonly values: FinishValues;
  readonly storyboard: StoryboardBody | undefined;
  readonly onChange: (changes: Partial<FinishValues>) => void;
}

/** Whether somebody speaks the film's words, and whether its sound is put into words. */
export function VoiceAndCaptions({ values, storyboard, onChange }: VoiceAndCaptionsProps) {
  return (
    <div className="grid gap-4">
      <div className="grid gap-x-8 gap-y-5 @2xl:grid-cols-2">
        <Field label={PANEL_TEXTS.voiceOver} hint={PANEL_TEXTS.voiceOverHint}>
          <Switch checked={values.voiceOver} onChange={(voiceOver) => onChange({ voiceOver })} />
        </Field>
        <div className="grid content-start gap-1.5">
          <span aria-hidden="true" className="text-sm font-semibold">
            {PANEL_TEXTS.captions}
          </span>
          <ChoiceGroup
            label={PANEL_TEXTS.captions}
            value={values.captions}
            choices={CHOICES}
            onChange={(captions) => onChange({ captions })}
          />
          <p className="text-sm text-muted">{CAPTION_HINTS[values.captions]}</p>
        </div>
      </div>
      {values.voiceOver && storyboard && <Spoken storyboard={storyboard} />}
    </div>
  );
}

function Spoken({ storyboard }: { readonly storyboard: StoryboardBody }) {
  if (storyboard.voiceNote) return <Alert>{storyboard.voiceNote}</Alert>;
  if (storyboard.narration.length === 0) return null;
  return (
    <p className="border-l-2 border-gilt-line pl-3 text-sm text-muted">
      {PANEL_TEXTS.voiceSays} <q>{storyboard.narration.join(' ')}</q>
    </p>
  );
}
