import { z } from 'zod';

import { readJsonLines } from '../read-json-lines.ts';

const lengthSchema = z.union([
  z.strictObject({ as: z.enum(['text', 'text_s', 'number', 'fixed']) }),
  z.strictObject({
    as: z.literal('frames'),
    rateField: z.string().optional(),
    fps: z.int().positive(),
    frameStep: z.int().positive(),
    framesMax: z.int().positive(),
  }),
]);

/** The fields of one of fal's models, which differ for each model. */
const falModelSchema = z.strictObject({
  /** A pattern for the path of the model. */
  names: z.string(),
  /** `duration` as "5", "5s" or 5, no field at all, or `num_frames`. */
  length: lengthSchema,
  durations: z.array(z.number().positive()).min(1),
  /**
   * The values of `aspect_ratio`; `video_size` if it takes pixels; null if the start frame decides.
   */
  shapes: z.union([z.array(z.string()).min(1), z.literal('video_size')]).nullable(),
  seed: z.boolean(),
  negativePrompt: z.boolean(),
  /** `field`: it has `generate_audio`, which defaults to true and is billed. */
  sound: z.enum(['field', 'none']),
  /** The field for each picture that it takes; `references` is a list. */
  images: z.strictObject({
    start: z.string().optional(),
    end: z.string().optional(),
    references: z.string().optional(),
  }),
  source: z.string(),
  checked: z.iso.date(),
});
export type FalModel = z.output<typeof falModelSchema>;

export const FAL_MODELS: readonly FalModel[] = readJsonLines(
  new URL('fal-models.jsonl', import.meta.url),
  falModelSchema,
);

/** What is known about a model by its path; null if nothing is. */
export function falModelOf(path: string): FalModel | null {
  return FAL_MODELS.find(({ names }) => new RegExp(`(^|/)(${names})`).test(path)) ?? null;
}
