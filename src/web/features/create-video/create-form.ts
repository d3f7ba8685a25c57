import { z } from 'zod';

import { createJobSchema, type CreateJobBody } from '#contracts/schemas/job.ts';
import { DEFAULT_MARKETS, type MarketCode } from '#domain/markets/markets.ts';
import { controlsFrom, recallControls } from '#web/features/create-video/remembered-controls.ts';

/** What the form holds: like the order, but the preset may still be unchosen. */
export interface CreateFormValues extends Pick<
  CreateJobBody,
  'prompt' | 'aspectRatio' | 'cameraMotion' | 'lighting' | 'crowdDensity' | 'fps' | 'duration'
> {
  preset: CreateJobBody['preset'] | '';
  /** Empty: as read from the prompt. */
  title: string;
  offer: string;
  callToAction: string;
  markets: MarketCode[];
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
  markets: true,
});
type CheckedValues = z.output<typeof createFormSchema>;
export type CreateOrder = CheckedValues & Pick<CreateJobBody, 'seed' | 'resubmits'>;

/** The order that the form asks for: words that were left empty are read from the prompt. */
export function orderOf({ title, offer, callToAction, ...rest }: CheckedValues): CreateOrder {
  return {
    ...rest,
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
  markets: createFormSchema.shape.markets.catch(undefined),
  resubmits: createJobSchema.shape.resubmits.catch(undefined),
});

/** The rejected video that this one corrects; undefined where it is a new one. */
export function correctedBy(navigationState: unknown): string | undefined {
  return copySchema.safeParse(navigationState).data?.resubmits;
}

/** The form's first values: a copied video's, else an empty order with the last controls. */
export function initialValues(
  navigationState: unknown,
  defaultMarkets: readonly MarketCode[] = DEFAULT_MARKETS,
): CreateFormValues {
  const copy = copySchema.safeParse(navigationState);
  const empty = {
    preset: '' as const,
    prompt: '',
    ...NO_WORDS,
    markets: [...defaultMarkets],
  };
  if (!copy.success) return { ...empty, ...recallControls() };
  const { preset, prompt, controlsJson, markets } = copy.data;
  return { ...empty, preset, prompt, ...controlsFrom(controlsJson), ...(markets && { markets }) };
}
