import { z } from 'zod';

import { WORD_KEY } from '#domain/story.ts';

const NAME_LENGTH_MAX = 40;
const TEXT_LENGTH_MAX = 160;
const TEXTS_MAX = 6;
const WORDS_MAX = 20;

const nameSchema = z.string().max(NAME_LENGTH_MAX).nullable();
const textSchema = z.string().max(TEXT_LENGTH_MAX);
const textsSchema = z.array(textSchema).max(TEXTS_MAX);

/** How a language model read the prompt; of it, a film keeps what the prompt itself says. */
export const storySchema = z
  .object({
    title: textSchema,
    offers: textsSchema,
    when: textsSchema,
    venue: textSchema.nullable(),
    callToAction: textSchema.nullable(),
    lines: textsSchema,
    look: z.object({
      mood: nameSchema,
      setting: nameSchema,
      occasion: nameSchema,
      music: nameSchema,
      pace: nameSchema,
      dressing: z.array(z.string().max(NAME_LENGTH_MAX)).max(TEXTS_MAX),
      hues: z.array(z.string().max(NAME_LENGTH_MAX)).max(2),
      metal: nameSchema,
    }),
  })
  .meta({ id: 'Story' });

export type StoryBody = z.infer<typeof storySchema>;

/** The order in which the story tells its words. */
export const wordOrderSchema = z
  .array(z.string().regex(WORD_KEY, 'Unknown words'), { error: 'The order must be a list' })
  .max(WORDS_MAX, 'Too many words')
  .optional();
