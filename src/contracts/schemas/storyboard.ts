import { z } from 'zod';

import { verdictSchema } from '#contracts/schemas/compliance.ts';
import { createJobSchema } from '#contracts/schemas/job.ts';
import { idSchema } from '#contracts/schemas/text.ts';
import { leftOutSchema, shownWordsSchema } from '#contracts/schemas/words.ts';
import { SHOT_SOURCES } from '#domain/shot-sources.ts';
import { WORD_LAYOUTS } from '#domain/words.ts';

/** More than any film has. */
const SHOTS_MAX = 100;

export const previewRequestSchema = createJobSchema.extend({
  /** Numbers from 0 of the shots whose stills are wanted, in the order to draw them; absent: all. */
  stills: z
    .array(z.int().min(0).max(SHOTS_MAX), { error: 'Stills must be a list of numbers of shots' })
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

/** What the words of the prompt ask of picture and sound; colours are `#rrggbb`. */
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
  /** What is to be read, in reading order. */
  words: z.array(z.object({ role: z.string(), text: z.string() })),
  /** How the words stand: in the middle, or, where they return, at the side or low. */
  layout: z.enum(WORD_LAYOUTS),
  /** Who makes its picture. */
  source: z.enum(SHOT_SOURCES),
  /** The own photo or clip that it shows; absent for any other. */
  mediaId: idSchema.optional(),
  /** A small JPEG as a `data:` address; absent where it was not asked for or not drawn in time. */
  still: z.string().optional(),
});

export const storyboardSchema = z
  .object({
    /** Of the order, or as they were read from its prompt. */
    words: shownWordsSchema,
    /** Parts of the words that the film is too short to show. */
    leftOut: leftOutSchema,
    /** ISO 639-1. */
    language: z.string(),
    look: lookSchema,
    /** Colours that were asked for and gave way to others, in words; there are none without a brand. */
    colorConflicts: z.array(z.object({ asked: z.string(), used: z.string(), because: z.string() })),
    /** How many guests: as the form says, or as the words do where the form stays at `medium`. */
    people: z.string(),
    durationSeconds: z.number(),
    /** Sent with `POST /api/jobs`, it makes the film of this very plan. */
    seed: z.int(),
    legal: z.object({
      ageMark: z.string(),
      responsibleGambling: z.array(z.string()),
      aiLabel: z.string(),
    }),
    shots: z.array(shotSchema),
    /** What the voice-over says, as far as there is time; empty without one. */
    narration: z.array(z.string()),
    /** Why there will be no voice-over although one is asked for. */
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
  /** How long the films before it take, as far as they are ordered. */
  waitSeconds: z.int(),
  /** How many films these are. */
  videosBefore: z.int(),
});
export type PreviewBody = z.infer<typeof previewSchema>;
