import { z } from 'zod';

import { MICROS_PER_DOLLAR } from '#domain/clips/clip-costs.ts';
import { PRESET_IDS, type PresetId } from '#domain/order/presets.ts';
import { MODEL_FAMILIES, type ModelFamily } from '#server/platform/video-engines/model-families.ts';

/**
 * What clips are made from besides the prompt: nothing, a start frame, a start and an end frame, or
 * reference images.
 */
export const CLIP_FRAMES = ['text', 'start', 'start+end', 'reference'] as const;
export type ClipFrames = (typeof CLIP_FRAMES)[number];

export const VIDEO_PROTOCOLS = ['openai-videos', 'comfyui', 'fal', 'ai-sdk'] as const;
export type VideoProtocol = (typeof VIDEO_PROTOCOLS)[number];

/** AI SDK providers whose packages start a clip and query its status in separate calls. */
export const AI_SDK_PROVIDERS = ['gateway', 'alibaba', 'xai', 'minimax', 'google-vertex'] as const;
export type AiSdkProvider = (typeof AI_SDK_PROVIDERS)[number];

const addressSchema = z.url({
  protocol: /^https?$/,
  error: 'must be an http or https address',
});
const dollars = z
  .number()
  .min(0)
  .transform((value) => Math.round(value * MICROS_PER_DOLLAR));
const side = z.int().min(16).max(8192);
const sizeSchema = z.strictObject({ width: side, height: side });

/**
 * Values that a workflow or extra fields may use besides those of the order: `{{steps}}`,
 * `{{lora}}`.
 */
const valuesSchema = z.record(z.string().regex(/^\w+$/), z.union([z.string(), z.number()]));

/** Settings that differ for some films. */
const tuningSchema = z.strictObject({
  negativePrompt: z.string().max(2_000).optional(),
  values: valuesSchema.optional(),
  extra: z.record(z.string(), z.json()).optional(),
});
export type EngineTuning = z.output<typeof tuningSchema>;

/** Film sizes by the length of their shorter side. */
export const FILM_QUALITIES = ['720p', '1080p', '2160p'] as const;
export type FilmQuality = (typeof FILM_QUALITIES)[number];

/** Clip lengths a model supports, in seconds: a list, or a range with a step. */
const durationsSchema = z.union([
  z.array(z.number().min(0.5).max(120)).min(1),
  z
    .strictObject({
      min: z.number().min(0.5),
      max: z.number().max(120),
      step: z.number().min(0.01),
    })
    .refine(({ min, max }) => min <= max, 'min is larger than max'),
]);
export type ClipDurations = z.output<typeof durationsSchema>;

/** One engine as described by the operator; omitted fields use the defaults of its protocol. */
export const engineEntrySchema = z.strictObject({
  protocol: z.enum(VIDEO_PROTOCOLS),
  /** URL of the model's server, up to its protocol's root (`/v1` for openai-videos). */
  apiUrl: addressSchema.optional(),
  apiKey: z.string().min(1).optional(),
  model: z.string().min(1).optional(),
  /** fal, ai-sdk: the model for clips that start with a picture, if it is a different one. */
  imageModel: z.string().min(1).optional(),
  /**
   * Which of the studio's frames clips start and end with; defaults to what the model is known to
   * take.
   */
  frames: z.enum(CLIP_FRAMES).optional(),
  /** The model's family (`model-families.jsonl`); detected by its name if omitted. */
  family: z.enum(MODEL_FAMILIES.map(({ id }) => id)).optional(),
  pollSeconds: z.number().min(0.05).max(600).optional(),
  deadlineMinutes: z
    .number()
    .min(0.01)
    .max(24 * 60)
    .optional(),
  durations: durationsSchema.optional(),
  sizes: z.strictObject({ '16:9': sizeSchema, '9:16': sizeSchema, '1:1': sizeSchema }).optional(),
  /** Frames per second to request; defaults to the model's own. */
  fps: z.int().min(1).max(120).optional(),
  promptCharactersMax: z.int().min(50).max(20_000).optional(),
  negativePrompt: z.string().max(2_000).optional(),
  /** In US dollars. */
  pricePerSecond: dollars.optional(),
  filmCostMax: dollars.optional(),
  /** Maximum number of clips at the model's server at the same time. */
  atOnce: z.int().min(1).max(1_000).optional(),
  /** Whose sound the film uses. */
  sound: z.enum(['studio', 'model']).optional(),
  /**
   * Hosts, in addition to the server's own, that files may be downloaded from; `*.example.com` for
   * all subdomains.
   */
  downloadHosts: z.array(z.string().min(1)).optional(),
  downloadMegabytesMax: z.number().min(0.001).max(10_000).optional(),
  /** openai-videos: how orders are encoded. */
  encoding: z.enum(['multipart', 'json']).optional(),
  /** Extra fields of the order (openai-videos, fal) or the provider's options (ai-sdk). */
  extra: z.record(z.string(), z.json()).optional(),
  values: valuesSchema.optional(),
  /** By the size of the film; a preset's settings take precedence. */
  byQuality: z.partialRecord(z.enum(FILM_QUALITIES), tuningSchema).optional(),
  byPreset: z.partialRecord(z.enum(PRESET_IDS), tuningSchema).optional(),
  /** comfyui: file with the workflow in API format, relative to the settings file. */
  workflowFile: z.string().min(1).optional(),
  /** comfyui: the workflow for clips that start with a picture, if it is a different one. */
  imageWorkflowFile: z.string().min(1).optional(),
  /** ai-sdk: which provider's package makes the clips. */
  provider: z.enum(AI_SDK_PROVIDERS).optional(),
  /** fal: where its signing keys are published. */
  signingKeysUrl: addressSchema.optional(),
  /** How long an order whose response was lost may stay unresolved. */
  recoverySeconds: z.number().min(0.05).max(3_600).optional(),
});
export type EngineEntry = z.output<typeof engineEntrySchema>;

export interface ClipSize {
  readonly width: number;
  readonly height: number;
}

/** One engine with complete settings. */
export interface EngineSettings {
  readonly name: string;
  readonly protocol: VideoProtocol;
  readonly apiUrl: string;
  readonly apiKey: string | null;
  /** Empty if the server has only one. */
  readonly model: string;
  /** Empty if `model` takes pictures as well, or no model does. */
  readonly imageModel: string;
  /** Null for what the model is known to take. */
  readonly frames: ClipFrames | null;
  readonly family: ModelFamily | null;
  readonly pollSeconds: number;
  readonly deadlineMinutes: number;
  readonly durations: ClipDurations;
  readonly sizes: Readonly<Record<'16:9' | '9:16' | '1:1', ClipSize>>;
  readonly fps: number | null;
  readonly promptCharactersMax: number;
  readonly negativePrompt: string | null;
  readonly pricePerSecondMicros: number;
  readonly filmCostMaxMicros: number;
  readonly atOnce: number;
  readonly sound: 'studio' | 'model';
  readonly downloadHosts: readonly string[];
  readonly downloadBytesMax: number;
  readonly encoding: 'multipart' | 'json';
  readonly extra: Readonly<Record<string, z.core.util.JSONType>>;
  readonly values: Readonly<Record<string, string | number>>;
  readonly byQuality: Readonly<Partial<Record<FilmQuality, EngineTuning>>>;
  readonly byPreset: Readonly<Partial<Record<PresetId, EngineTuning>>>;
  /** Null if the protocol needs none. */
  readonly workflowPath: string | null;
  /** Null if `workflowPath` takes pictures as well, or no workflow does. */
  readonly imageWorkflowPath: string | null;
  readonly provider: AiSdkProvider;
  readonly signingKeysUrl: string;
  readonly recoverySeconds: number;
}
