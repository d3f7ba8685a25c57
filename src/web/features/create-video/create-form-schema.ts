import { createJobSchema } from '#contracts/schemas/job.ts';

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
  markets: true,
  advertises: true,
});
