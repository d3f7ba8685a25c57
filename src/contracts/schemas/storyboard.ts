import { z } from 'zod';

import { createJobSchema } from '#contracts/schemas/job.ts';
import { storySchema } from '#contracts/schemas/story.ts';
import { verdictSchema } from '#contracts/schemas/compliance.ts';

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
  /** What is to be read, in reading order; `key` is what `wordOrder` names it by. */
  words: z.array(z.object({ role: z.string(), text: z.string(), key: z.string().optional() })),
  /** A small JPEG as a `data:` address; absent where it was not drawn in time. */
  still: z.string().optional(),
});

export const storyboardSchema = z
  .object({
    title: z.string(),
    offers: z.array(z.string()),
    when: z.array(z.string()),
    venue: z.string().nullable(),
    callToAction: z.string().nullable(),
    /** ISO 639-1. */
    language: z.string(),
    look: lookSchema,
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
  verdict: verdictSchema,
  /** How long an idle server takes to make the film; what waits before it is not counted. */
  expectedSeconds: z.int(),
  /** Whether `POST /api/storyboard/story` has a language model to ask. */
  hasStoryModel: z.boolean(),
});

export const readStorySchema = createJobSchema.pick({ preset: true, prompt: true });

/** Null where no model is configured, or it had nothing to say. */
export const storyAnswerSchema = z.object({ story: storySchema.nullable() });
