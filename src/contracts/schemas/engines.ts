import { z } from 'zod';

import { idSchema } from '#contracts/schemas/text.ts';

export const engineHealthSchema = z
  .object({
    name: z.string(),
    protocol: z.string(),
    model: z.string(),
    /** Whether the model's server responded to the health check just now. */
    isWell: z.boolean(),
    /** Its message, or why it did not respond; without secrets. */
    note: z.string(),
    /** Clips waiting to be ordered. */
    waiting: z.int(),
    /** Clips in progress at the model's server. */
    atModel: z.int(),
    atModelMax: z.int(),
    /** Clips fetched and failed in the last 24 hours. */
    fetchedToday: z.int(),
    failedToday: z.int(),
    /** What its clips are made from in addition to the prompt. */
    frames: z.enum(['text', 'start', 'start+end', 'reference']),
    /** Average seconds it takes per second of footage; null if not known yet. */
    secondsPerSecond: z.number().nullable(),
    /**
     * The same without time in the model's queue, as reported by its server; null if not reported.
     */
    inferencePerSecond: z.number().nullable(),
    /** Peak memory of a clip; null if the server does not report it. */
    peakMemoryMegabytes: z.int().nullable(),
    /** Cost of the clips ordered in the last 24 hours at the configured price, in US dollars. */
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
    /** The message shown to the video's organization. */
    reason: z.string(),
    /** The message of the model's server, without secrets. */
    detail: z.string().nullable(),
    failedAt: z.iso.datetime(),
    /** Whether the video can be retried. */
    canRetry: z.boolean(),
  })
  .meta({ id: 'EngineFailure' });
export type EngineFailureBody = z.infer<typeof engineFailureSchema>;

export const enginesSchema = z
  .object({
    /** The engine used unless an order names another. */
    defaultEngine: z.string(),
    engines: z.array(engineHealthSchema),
    failures: z.array(engineFailureSchema),
  })
  .meta({ id: 'Engines' });
export type EnginesBody = z.infer<typeof enginesSchema>;
