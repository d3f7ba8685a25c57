import { z } from 'zod';

import { idSchema } from '#contracts/schemas/text.ts';

export const engineHealthSchema = z
  .object({
    name: z.string(),
    protocol: z.string(),
    model: z.string(),
    /** Whether the model's server answered just now. */
    isWell: z.boolean(),
    /** What it said, or why it did not answer; without keys. */
    note: z.string(),
    /** Clips that wait to be ordered. */
    waiting: z.int(),
    /** Clips at the model's server. */
    atModel: z.int(),
    atModelMax: z.int(),
    /** Clips fetched and failed in the last 24 hours. */
    fetchedToday: z.int(),
    failedToday: z.int(),
    /** What its clips are made from beside the prompt. */
    frames: z.enum(['text', 'start', 'start+end', 'reference']),
    /** Seconds it has taken for a second of footage; null where that is not known yet. */
    secondsPerSecond: z.number().nullable(),
    /** The same without the model's queue, as its server tells; null where it does not. */
    inferencePerSecond: z.number().nullable(),
    /** The most memory that a clip took; null where its server does not tell. */
    peakMemoryMegabytes: z.int().nullable(),
    /** What the clips ordered in the last 24 hours cost by the configured price, US dollars. */
    costToday: z.string(),
  })
  .meta({ id: 'EngineHealth' });
export type EngineHealthBody = z.infer<typeof engineHealthSchema>;

export const engineFailureSchema = z
  .object({
    jobId: idSchema,
    engine: z.string(),
    organization: z.string(),
    prompt: z.string(),
    /** The sentence that the video's people read. */
    reason: z.string(),
    /** What the model's server said; without keys. */
    detail: z.string().nullable(),
    failedAt: z.iso.datetime(),
    /** Whether the video can be made once more. */
    canRetry: z.boolean(),
  })
  .meta({ id: 'EngineFailure' });
export type EngineFailureBody = z.infer<typeof engineFailureSchema>;

export const enginesSchema = z
  .object({
    /** Who makes the pictures where nothing else is said. */
    defaultEngine: z.string(),
    engines: z.array(engineHealthSchema),
    failures: z.array(engineFailureSchema),
  })
  .meta({ id: 'Engines' });
export type EnginesBody = z.infer<typeof enginesSchema>;
