import type { BriefBody } from '#contracts/schemas/brief.ts';
import { controlsFromPrompt } from '#web/features/create-video/prompt/controls-from-prompt.ts';
import type { CreateFormValues } from '#web/features/create-video/create-form.ts';
import { withFixedWords } from '#web/features/create-video/words/locked-words.ts';
import type { OrganizationDefaults } from '#web/features/create-video/settings/organization-defaults.ts';
import { withNothingRead, withReading } from '#web/features/create-video/words/words-card.ts';

/** What somebody filled in, with what the prompt, and else the organization's settings, say of the rest. */
export function filledValues(
  values: CreateFormValues,
  brief: BriefBody | undefined,
  defaults: OrganizationDefaults,
): CreateFormValues {
  if (values.prompt.trim() === '') return { ...values, card: withNothingRead(values.card) };
  if (!brief) return values;
  return {
    ...values,
    ...controlsFromPrompt(brief, values.editedControls),
    card: withFixedWords(withReading(values.card, brief, defaults), brief.lockedWords),
  };
}
