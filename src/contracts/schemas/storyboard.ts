import { z } from 'zod';

import { verdictSchema } from '#contracts/schemas/compliance.ts';
import { createJobSchema } from '#contracts/schemas/job.ts';
import { idSchema } from '#contracts/schemas/text.ts';
import { leftOutSchema, shownWordsSchema } from '#contracts/schemas/words.ts';
import { SHOT_SOURCES } from '#domain/order/shot-sources.ts';
import { WORD_LAYOUTS } from '#domain/order/words.ts';

/** More than any film has. */
export const SHOTS_MAX = 100;

export const previewRequestSchema = createJobSchema.extend({
  /**
   * Zero-based numbers of the shots whose stills are requested, in the order to draw them; absent
   * for all.
   */
  stills: z
    .array(z.int().min(0).max(SHOTS_MAX), { error: 'Stills must be a list of shot numbers' })
    .max(SHOTS_MAX)
    .optional(),
});

const paletteSchema = z.object({
  felt: z.string(),
  metal: z.string(),
  glow: z.string(),
  accent: z.string(),
  room: z.string(),
});

/** What the prompt asks of picture and sound; colours are `#rrggbb`. */
const lookSchema = z.object({
  palette: paletteSchema,
  mood: z.string(),
  setting: z.string(),
  occasion: z.string().nullable(),
  music: z.string(),
  pace: z.string(),
  dressing: z.array(z.string()),
});

const shotSchema = z.object({
  kind: z.string(),
  startSeconds: z.number(),
  durationSeconds: z.number(),
  /** The text on screen, in reading order. */
  words: z.array(z.object({ role: z.string(), text: z.string() })),
  /** Where text is placed: in the middle or, if it is repeated, at the side or the bottom. */
  layout: z.enum(WORD_LAYOUTS),
  /** The source of its picture. */
  source: z.enum(SHOT_SOURCES),
  /** The organization's own photo or clip that it shows; absent for other sources. */
  mediaId: idSchema.optional(),
  /** A small JPEG as a `data:` URL; absent if it was not requested or not drawn in time. */
  still: z.string().optional(),
});

export const storyboardSchema = z
  .object({
    /** From the order, or read from its prompt. */
    words: shownWordsSchema,
    /** Parts of the words that the film is too short to show. */
    leftOut: leftOutSchema,
    /** ISO 639-1. */
    language: z.string(),
    look: lookSchema,
    /** Colours that were requested but replaced, with the reason; only with a brand. */
    colorConflicts: z.array(z.object({ asked: z.string(), used: z.string(), because: z.string() })),
    /** How many guests: from the form or, if that is `medium`, from the prompt. */
    people: z.string(),
    durationSeconds: z.number(),
    /** Send it with `POST /api/jobs` to make the film of exactly this plan. */
    seed: z.int(),
    legal: z.object({
      ageMark: z.string(),
      responsibleGambling: z.array(z.string()),
      aiLabel: z.string(),
    }),
    shots: z.array(shotSchema),
    /** The voice-over's text, as far as there is time for it; empty without a voice-over. */
    narration: z.array(z.string()),
    /** Why there will be no voice-over although one was requested. */
    voiceNote: z.string().nullable(),
  })
  .meta({ id: 'Storyboard' });
export type StoryboardBody = z.infer<typeof storyboardSchema>;

export const previewSchema = z.object({
  storyboard: storyboardSchema,
  words: storyboardSchema.shape.words,
  leftOut: storyboardSchema.shape.leftOut,
  verdict: verdictSchema,
  /** How long an idle server takes to make the film. */
  expectedSeconds: z.int(),
  /** How long the films ahead of it in the queue will take. */
  waitSeconds: z.int(),
  /** The number of those films. */
  videosBefore: z.int(),
});
export type PreviewBody = z.infer<typeof previewSchema>;
