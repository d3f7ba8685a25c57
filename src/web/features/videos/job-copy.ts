import type { JobBody } from '#contracts/schemas/job.ts';
import { titleOf } from '#web/features/videos/title-of.ts';

/** What a new order starts from: the same take of the film until it asks for another. */
export function copyOf(job: JobBody) {
  const { preset, prompt, words, controlsJson, markets, advertises, brand, shots, seed } = job;
  const brandId = brand && brand.id;
  return { preset, prompt, words, controlsJson, markets, advertises, brandId, shots, seed };
}

const NAME_LENGTH_MAX = 60;

/** Of a downloaded file: what the video is called, and its shape. */
export function fileNameOf(job: JobBody, ending: 'mp4' | 'vtt'): string {
  const words = titleOf(job)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  // Whole characters: half of one makes a name that no disk takes.
  const name = Array.from(words)
    .slice(0, NAME_LENGTH_MAX)
    .join('')
    .replaceAll(/^-+|-+$/g, '');
  const shape = String(job.controlsJson['aspectRatio'] ?? '').replace(':', 'x');
  return `${[name || 'video', shape].filter(Boolean).join('-')}.${ending}`;
}
