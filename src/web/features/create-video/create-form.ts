import { z } from 'zod';

import { createJobSchema, type CreateJobBody } from '#contracts/schemas/job.ts';
import { CAPTIONS_DEFAULT, VOICE_OVER_DEFAULT } from '#domain/captions.ts';
import { controlsFrom, recallControls } from '#web/features/create-video/remembered-controls.ts';

/** What the form holds: like the order, but the preset may still be unchosen. */
export interface CreateFormValues extends Pick<
  CreateJobBody,
  | 'prompt'
  | 'aspectRatio'
  | 'cameraMotion'
  | 'lighting'
  | 'crowdDensity'
  | 'fps'
  | 'duration'
  | 'voiceOver'
  | 'captions'
> {
  preset: CreateJobBody['preset'] | '';
  /** Empty: as read from the prompt. */
  title: string;
  offer: string;
  callToAction: string;
  /** Keys of the words in the order in which they are told; empty: the usual order. */
  wordOrder: string[];
}

const NO_WORDS = { title: '', offer: '', callToAction: '' } as const;

/** The fields that the form sends. */
export const createFormSchema = createJobSchema.pick({
  preset: true,
  prompt: true,
  aspectRatio: true,
  cameraMotion: true,
  lighting: true,
  crowdDensity: true,
  fps: true,
  duration: true,
  title: true,
  offer: true,
  callToAction: true,
  voiceOver: true,
  captions: true,
  wordOrder: true,
});
type CheckedValues = z.output<typeof createFormSchema>;
type Optional = 'voiceOver' | 'captions';
export type CreateOrder = Omit<CheckedValues, Optional> &
  Partial<Pick<CheckedValues, Optional>> &
  Pick<CreateJobBody, 'seed' | 'story'>;

/**
 * The order that the form asks for: words that were left empty are read from the prompt, and what is
 * as usual is not mentioned.
 */
export function orderOf(values: CheckedValues): CreateOrder {
  const { title, offer, callToAction, voiceOver, captions, wordOrder, ...rest } = values;
  return {
    ...rest,
    ...(voiceOver !== VOICE_OVER_DEFAULT && { voiceOver }),
    ...(captions !== CAPTIONS_DEFAULT && { captions }),
    ...(wordOrder && wordOrder.length > 0 && { wordOrder }),
    ...(title && { title }),
    ...(offer && { offer }),
    ...(callToAction && { callToAction }),
  };
}

/** A video to start from, handed over by "Copy as new". */
const copySchema = z.object({
  preset: createFormSchema.shape.preset,
  prompt: z.string(),
  controlsJson: z.record(z.string(), z.unknown()),
});

/** The form's first values: a copied video's, else an empty order with the last controls. */
export function initialValues(navigationState: unknown): CreateFormValues {
  const copy = copySchema.safeParse(navigationState);
  if (!copy.success)
    return { preset: '', prompt: '', ...NO_WORDS, wordOrder: [], ...recallControls() };
  const { preset, prompt, controlsJson } = copy.data;
  return { preset, prompt, ...NO_WORDS, wordOrder: [], ...controlsFrom(controlsJson) };
}
