import { z } from 'zod';

import { controlsSchema, finishSchema } from '#contracts/schemas/job.ts';
import { CAPTIONS_DEFAULT, VOICE_OVER_DEFAULT } from '#domain/captions.ts';
import { CONTROL_DEFAULTS } from '#domain/controls.ts';

const STORAGE_KEY = 'casino-video-controls';

export type FinishValues = z.infer<typeof finishSchema>;
export type ControlValues = z.infer<typeof controlsSchema> & FinishValues;

const DEFAULTS: ControlValues = {
  ...CONTROL_DEFAULTS,
  voiceOver: VOICE_OVER_DEFAULT,
  captions: CAPTIONS_DEFAULT,
};

/** A job says `on` where the form says true; what it leaves out is off. */
const rememberedSchema = controlsSchema.extend({
  voiceOver: z
    .union([finishSchema.shape.voiceOver, z.enum(['on', 'off']).transform((said) => said === 'on')])
    .default(VOICE_OVER_DEFAULT),
  captions: finishSchema.shape.captions.default(CAPTIONS_DEFAULT),
});

/** Any record of controls as form values; the specification's defaults where it does not fit. */
export function controlsFrom(candidate: unknown): ControlValues {
  const parsed = rememberedSchema.safeParse(candidate);
  return parsed.success ? parsed.data : { ...DEFAULTS };
}

/** The controls of the last video made in this browser. */
export function recallControls(): ControlValues {
  try {
    return controlsFrom(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null'));
  } catch {
    return { ...DEFAULTS };
  }
}

export function rememberControls(controls: Partial<ControlValues>): void {
  localStorage.setItem(STORAGE_KEY, JSON.stringify(rememberedSchema.parse(controls)));
}
