import { z } from 'zod';

import { advertisesSchema, marketsSchema } from '#contracts/schemas/film-words.ts';
import { idSchema, objectError, textSchema } from '#contracts/schemas/text.ts';
import type { MediaId } from '#domain/ids.ts';
import { PROMPT_LENGTH } from '#domain/limits.ts';
import { CAPTION_CHOICES, CAPTIONS_DEFAULT, VOICE_OVER_DEFAULT } from '#domain/order/captions.ts';
import {
  ASPECT_RATIOS,
  CAMERA_MOTIONS,
  CONTROL_DEFAULTS,
  CROWD_DENSITIES,
  DURATION_RANGE,
  FPS_RANGE,
  LIGHTINGS,
} from '#domain/order/controls.ts';
import { PRESET_IDS } from '#domain/order/presets.ts';
import { SHOT_SOURCES_MAX } from '#domain/order/shot-sources.ts';

const PROMPT_TOO_SHORT = `Prompt must be at least ${PROMPT_LENGTH.min} characters`;
const PROMPT_TOO_LONG = `Prompt must be at most ${PROMPT_LENGTH.max} characters`;

export const presetIdSchema = z.enum(PRESET_IDS, { error: 'Please select a preset' });

function wholeNumberSchema(name: string, unit: string, range: { min: number; max: number }) {
  const message = `${name} must be a whole number from ${range.min} to ${range.max}${unit}`;
  return z.int(message).min(range.min, message).max(range.max, message);
}

export const controlsSchema = z.object({
  aspectRatio: z.enum(ASPECT_RATIOS, { error: 'Aspect ratio must be one of 16:9, 9:16, 1:1' }),
  cameraMotion: z.enum(CAMERA_MOTIONS, { error: 'Unknown camera motion' }),
  lighting: z.enum(LIGHTINGS, { error: 'Unknown lighting' }),
  crowdDensity: z.enum(CROWD_DENSITIES, { error: 'Unknown crowd density' }),
  fps: wholeNumberSchema('FPS', '', FPS_RANGE),
  duration: wholeNumberSchema('Duration', ' seconds', DURATION_RANGE),
});

export const finishSchema = z.object({
  voiceOver: z.boolean('Voice-over must be true or false'),
  captions: z.enum(CAPTION_CHOICES, { error: 'Captions must be one of off, sidecar, burned' }),
});

/** Several shapes of one film. Each one is a separate video. */
export const shapesSchema = z
  .array(controlsSchema.shape.aspectRatio, { error: 'Shapes must be a list' })
  .min(1, 'Please choose at least one format')
  .max(ASPECT_RATIOS.length, `Choose at most ${ASPECT_RATIOS.length} formats`)
  .refine(
    (shapes) => new Set(shapes).size === shapes.length,
    'Each format can be ordered only once',
  );

const mediaIdSchema = idSchema.transform((id) => id.toLowerCase() as MediaId);

const shotError = { error: objectError('a shot', 'A shot must be an object with source') };

const shotSourceSchema = z.discriminatedUnion(
  'source',
  [
    z.strictObject(
      {
        source: z.literal('studio'),
        mediaId: z.never({ error: 'A shot of the studio names no file' }).optional(),
      },
      shotError,
    ),
    z.strictObject(
      {
        source: z.literal('model'),
        /** A photo that the model's clip starts with. */
        mediaId: mediaIdSchema.optional(),
      },
      shotError,
    ),
    z.strictObject({ source: z.literal('media'), mediaId: mediaIdSchema }, shotError),
  ],
  { error: 'A shot’s source must be studio, model or media' },
);

/** The source of each shot. Shots that are not listed are drawn by the studio. */
export const shotsSchema = z
  .array(shotSourceSchema, { error: 'Shots must be a list' })
  .min(1, 'Provide the source of at least one shot, or omit shots')
  .max(SHOT_SOURCES_MAX, `A video has at most ${SHOT_SOURCES_MAX} shots`);

/** The brand of an order: null for none, absent for the organization's default brand. */
export const orderBrandSchema = idSchema.nullable().optional();

/**
 * Everything in an order except its words, whose schema is heavy because it knows which characters
 * the fonts can draw.
 */
export const orderFieldsSchema = z.object({
  preset: presetIdSchema,
  prompt: textSchema(PROMPT_LENGTH, PROMPT_TOO_SHORT, PROMPT_TOO_LONG),
  aspectRatio: controlsSchema.shape.aspectRatio.default(CONTROL_DEFAULTS.aspectRatio),
  cameraMotion: controlsSchema.shape.cameraMotion.default(CONTROL_DEFAULTS.cameraMotion),
  lighting: controlsSchema.shape.lighting.default(CONTROL_DEFAULTS.lighting),
  crowdDensity: controlsSchema.shape.crowdDensity.default(CONTROL_DEFAULTS.crowdDensity),
  fps: controlsSchema.shape.fps.default(CONTROL_DEFAULTS.fps),
  duration: controlsSchema.shape.duration.default(CONTROL_DEFAULTS.duration),
  /** Defaults to the organization's markets. */
  markets: marketsSchema.optional(),
  /** Defaults to what the organization advertises. */
  advertises: advertisesSchema.optional(),
  /** A voice-over speaks the film's words. */
  voiceOver: finishSchema.shape.voiceOver.default(VOICE_OVER_DEFAULT),
  captions: finishSchema.shape.captions.default(CAPTIONS_DEFAULT),
  /** Instead of `aspectRatio`: one video per shape. Either all or none are ordered. */
  shapes: shapesSchema.optional(),
  brandId: orderBrandSchema,
  shots: shotsSchema.optional(),
});
