import type { Finding } from '#domain/verdict.ts';

const IS_NEW = 'is new: the platform operator looks at it before its first video is made.';

/** Holds a video that uses something for the first time. */
export function firstUse(category: 'brand' | 'media', what: string): Finding {
  return {
    category,
    severity: 'flag',
    excerpt: '',
    message: `${what} ${IS_NEW}`,
    suggestion: 'Nothing is to be done. Later videos do not wait for this.',
  };
}

export function isFirstUse({ severity, message }: Finding): boolean {
  return severity === 'flag' && message.endsWith(IS_NEW);
}
