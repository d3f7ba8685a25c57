import { z } from 'zod';

import { createJobSchema } from '#contracts/schemas/job.ts';
import { controlsSchema } from '#contracts/schemas/order-fields.ts';
import { lookWishesSchema } from '#contracts/schemas/look.ts';
import { textSchema } from '#contracts/schemas/text.ts';
import { shownWordsSchema } from '#contracts/schemas/words.ts';
import { LOCKED_WORDS, type Lock } from '#domain/brands/brand.ts';
import { PROMPT_LENGTH } from '#domain/limits.ts';

/** Sent while the user is typing, so the prompt may still be short. */
export const readBriefSchema = z.object({
  prompt: textSchema(
    { min: 0, max: PROMPT_LENGTH.max },
    'Prompt must be text',
    `Prompt must be at most ${PROMPT_LENGTH.max} characters`,
  ),
  preset: createJobSchema.shape.preset.nullish(),
  /** The brand whose signature and fixed words apply if the prompt names none. */
  brandId: createJobSchema.shape.brandId,
  /**
   * Whether a configured language model reads the prompt: on request only, not while the user is
   * typing.
   */
  withModel: z.boolean({ error: 'Must be true or false' }).optional(),
});

/** What a prompt says about a film. Null, empty or absent fields were left open. */
export const briefSchema = z
  .object({
    /** ISO 639-1; `und` if the script of the text is not enough to tell. */
    language: z.string(),
    /** Without a `signature` if the prompt does not name one; null if it asks for none. */
    words: shownWordsSchema.extend({ signature: z.string().nullable().optional() }),
    look: lookWishesSchema.optional(),
    duration: controlsSchema.shape.duration.optional(),
    aspectRatio: controlsSchema.shape.aspectRatio.optional(),
    shotNotes: z.array(z.string()).optional(),
    /** Where each field was found: UTF-16 offsets in the prompt as sent, `end` exclusive. */
    readFrom: z.array(z.object({ field: z.string(), start: z.int(), end: z.int() })),
    /**
     * Words that are probably misspelt. `from` is used in the field as written; `to` is only a
     * suggestion.
     */
    corrections: z
      .array(z.object({ field: z.string(), from: z.string(), to: z.string() }))
      .optional(),
    /**
     * Words that the brand does not allow to be changed, or requires to be changed, with the
     * brand's own text.
     */
    lockedWords: z
      .array(
        z.object({
          field: z.enum(LOCKED_WORDS),
          lock: z.enum(['fixed', 'mustChange'] satisfies Lock[]),
          text: z.string().nullable(),
          brandName: z.string(),
        }),
      )
      .optional(),
    /** Whether a language model read it. */
    readBy: z.enum(['local', 'model']),
    /** Whether a language model is configured. Using it sends the brief outside the server. */
    hasModel: z.boolean(),
    /** The model's name; null if there is none. */
    modelName: z.string().nullable(),
    /**
     * Suggested words in the language of the brief, its own first. They never contain an amount, date
     * or place that the brief does not mention.
     */
    suggestions: z.object({
      /** Likely words of the brief, to the letter, that are not sure enough to be shown unasked. */
      lines: shownWordsSchema.shape.lines,
      headlines: z.array(z.string()),
      callsToAction: z.array(z.string()),
      /** Dates of the brief that were not read as words on screen. */
      dates: z.array(z.string()),
    }),
  })
  .meta({ id: 'Brief' });
export type BriefBody = z.infer<typeof briefSchema>;
