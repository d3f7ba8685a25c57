import type { JobBody } from '#contracts/schemas/job.ts';
import { fileNameOf } from '#web/features/videos/job-copy.ts';

/** Browsers drop downloads that are begun in the same moment. */
const BETWEEN_DOWNLOADS_MILLISECONDS = 400;

export async function downloadAll(jobs: readonly JobBody[]): Promise<void> {
  for (const job of jobs) {
    if (job.videoUrl === null) continue;
    const link = document.createElement('a');
    link.href = job.videoUrl;
    link.download = fileNameOf(job, 'mp4');
    link.click();
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_DOWNLOADS_MILLISECONDS));
  }
}
