import type { BrandId, MediaId } from '#domain/ids.ts';
import type { Finding } from '#domain/moderation/verdict.ts';

/** A brand or a file that nobody has reviewed yet. */
interface New {
  readonly category: 'brand' | 'media';
  readonly id: BrandId | MediaId;
  readonly name: string;
}

/** Holds a video that uses something for the first time. */
export function firstUse({ category, id, name }: New): Finding {
  const what = category === 'brand' ? `the brand “${name}”` : `“${name}”`;
  return {
    category,
    severity: 'flag',
    excerpt: '',
    message: `The platform operator reviews ${what} before the next video that uses it is created.`,
    suggestion: 'You do not need to do anything. Later videos with it are not held.',
    firstUseOf: id,
  };
}
