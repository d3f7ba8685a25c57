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
  voiceOver: true,
  captions: true,
  markets: true,
  advertises: true,
  words: true,
});
