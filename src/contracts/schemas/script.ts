import { z } from 'zod';

import { controlsSchema } from '#contracts/schemas/order-fields.ts';
import { textSchema } from '#contracts/schemas/text.ts';
import { LANGUAGES } from '#domain/languages.ts';
import { PROMPT_LENGTH } from '#domain/limits.ts';
import { PRESET_IDS } from '#domain/order/presets.ts';

export const generatePromptSchema = z.object({
  presetId: z.enum(PRESET_IDS, { error: 'Select a preset first' }),
  /** What the user has written so far. The result continues it without changing it. */
  draft: textSchema(
    { min: 0, max: PROMPT_LENGTH.max },
    'The draft must be text',
    `The draft must be at most ${PROMPT_LENGTH.max} characters`,
  ).optional(),
  /** ISO 639-1; defaults to the language of the draft. */
  language: z
    .enum(LANGUAGES, { error: `Language must be one of ${LANGUAGES.join(', ')}` })
    .optional(),
  /** Words that the form already has; none are written in their place. */
  written: z
    .array(z.enum(['headline', 'callToAction'], { error: 'Must be headline or callToAction' }))
    .max(2)
    .optional(),
  /** The controls of the form, or some of them, so that the caption matches them. */
  controls: controlsSchema.partial().optional(),
});
export type GeneratePromptBody = z.infer<typeof generatePromptSchema>;

export const generatedPromptSchema = z.object({ prompt: z.string() });
