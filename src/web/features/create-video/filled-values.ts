import type { BriefBody } from '#contracts/schemas/brief.ts';
import { controlsFromPrompt } from '#web/features/create-video/controls-from-prompt.ts';
import type { CreateFormValues } from '#web/features/create-video/create-form.ts';
import { withNothingRead, withReading } from '#web/features/create-video/words-card.ts';

/** What somebody filled in, with what the prompt says of the rest. */
export function filledValues(
  values: CreateFormValues,
  brief: BriefBody | undefined,
): CreateFormValues {
  if (values.prompt.trim() === '') return { ...values, card: withNothingRead(values.card) };
  if (!brief) return values;
  return {
    ...values,
    ...controlsFromPrompt(brief, values.editedControls),
    card: withReading(values.card, brief.words),
  };
}
