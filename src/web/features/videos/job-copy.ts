import type { JobBody } from '#contracts/schemas/job.ts';

/** What a new order starts from. */
export function copyOf({ preset, prompt, words, controlsJson, markets, brand, shots }: JobBody) {
  const brandId = brand && brand.id;
  return { preset, prompt, words, controlsJson, markets, brandId, shots };
}

const SHORT_ID_LENGTH = 8;

/** Of a downloaded file. */
export function fileNameOf({ id }: JobBody, ending: 'mp4' | 'vtt'): string {
  return `casinoreel-${id.slice(0, SHORT_ID_LENGTH)}.${ending}`;
}
