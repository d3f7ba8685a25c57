import { z } from 'zod';

import { createJobSchema } from '#contracts/schemas/job.ts';
import { controlsSchema } from '#contracts/schemas/order-fields.ts';
import { lookWishesSchema } from '#contracts/schemas/look.ts';
import { textSchema } from '#contracts/schemas/text.ts';
import { shownWordsSchema } from '#contracts/schemas/words.ts';
import { LOCKED_WORDS, type Lock } from '#domain/brands/brand.ts';
import { PROMPT_LENGTH } from '#domain/limits.ts';

/** Asked while somebody types, so a prompt may still be short. */
export const readBriefSchema = z.object({
  prompt: textSchema(
    { min: 0, max: PROMPT_LENGTH.max },
    'Prompt must be text',
    `Prompt must be at most ${PROMPT_LENGTH.max} characters`,
  ),
  preset: createJobSchema.shape.preset.nullish(),
  /** Whose signature and fixed words the answer has where the prompt names none. */
  brandId: createJobSchema.shape.brandId,
  /** Whether a configured language model reads it: on a press, not while somebody types. */
  withModel: z.boolean({ error: 'Must be true or false' }).optional(),
});

/** What a prompt says of a film. What is null, empty or absent it leaves open. */
export const briefSchema = z
  .object({
    /** ISO 639-1; `und` where the letters of a text do not tell. */
    language: z.string(),
    /** Without a `signature` where the prompt names nobody; null where it wants nobody. */
    words: shownWordsSchema.extend({ signature: z.string().nullable().optional() }),
    look: lookWishesSchema.optional(),
    duration: controlsSchema.shape.duration.optional(),
    aspectRatio: controlsSchema.shape.aspectRatio.optional(),
    shotNotes: z.array(z.string()).optional(),
    /** Where each field was read: UTF-16 offsets in the prompt as sent, `end` excluded. */
    readFrom: z.array(z.object({ field: z.string(), start: z.int(), end: z.int() })),
    /** Words that are probably misspelt: `from` stands in the field as written, `to` is only offered. */
    corrections: z
      .array(z.object({ field: z.string(), from: z.string(), to: z.string() }))
      .optional(),
    /** Words that the brand lets nobody change, or wants changed, with what it says itself. */
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
    /** Whether there is a language model to be asked. The brief leaves the server when it is. */
    hasModel: z.boolean(),
    /** Its name; null where there is none. */
    modelName: z.string().nullable(),
    /** Words that may be taken, in the language of the brief: never a sum, a date or a place that it does not name. */
    suggestions: z.object({
      headlines: z.array(z.string()),
      callsToAction: z.array(z.string()),
    }),
  })
  .meta({ id: 'Brief' });
export type BriefBody = z.infer<typeof briefSchema>;
