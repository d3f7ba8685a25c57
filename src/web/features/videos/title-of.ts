import type { JobBody } from '#contracts/schemas/job.ts';
import { titleOfVideo } from '#domain/videos/video-title.ts';

/** Returns what a video is called wherever it is shown. */
export function titleOf({ title, words, prompt }: JobBody): string {
  return titleOfVideo({ label: title, words, prompt });
}
