import type { ReviewJobBody } from '#contracts/schemas/moderation.ts';
import { titleOfVideo } from '#domain/videos/video-title.ts';

export const titleOfReview = ({ title, words, prompt }: ReviewJobBody): string =>
  titleOfVideo({ label: title, words, prompt });

const WHOLE_PROMPT_LENGTH_MAX = 160;

/** Whether the head of an open review says all of the prompt: it has no other title, and is short. */
export function isPromptInHead(job: ReviewJobBody): boolean {
  return titleOfReview(job) === job.prompt && job.prompt.length <= WHOLE_PROMPT_LENGTH_MAX;
}
