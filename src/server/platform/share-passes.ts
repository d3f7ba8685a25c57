import { createHmac, timingSafeEqual } from 'node:crypto';

import type { Clock } from '#server/platform/clock.ts';

/** Long enough to watch, short enough not to be worth passing on. */
export const PASS_SECONDS = 2 * 3600;

/** What a pass is bound to: other shares, markets and later settings need a new one. */
export interface PassScope {
  readonly slug: string;
  readonly revision: number;
}

/** Proof that somebody has passed the age gate of one share, for one market. Says nothing of whom. */
export interface SharePasses {
  issue(scope: PassScope, market: string): string;
  /** The market that was passed for; null where the pass is no good. */
  marketOf(scope: PassScope, pass: string): string | null;
}

export function createSharePasses(secretKey: string, clock: Clock): SharePasses {
  const nowSeconds = () => Math.floor(clock.now().getTime() / 1000);
  const sign = ({ slug, revision }: PassScope, market: string, expires: number) =>
    createHmac('sha256', secretKey)
      .update(`share\n${slug}\n${revision}\n${market}\n${expires}`)
      .digest('base64url');
  return {
    issue: (scope, market) => {
      const expires = nowSeconds() + PASS_SECONDS;
      return `${expires}.${market}.${sign(scope, market, expires)}`;
    },
    marketOf: (scope, pass) => {
      const [, expires, market, signature] =
        /^(\d{1,12})\.([A-Z-]{2,10})\.([\w-]{43})$/.exec(pass) ?? [];
      if (expires === undefined || market === undefined || signature === undefined) return null;
      if (Number(expires) <= nowSeconds()) return null;
      const expected = Buffer.from(sign(scope, market, Number(expires)));
      return timingSafeEqual(Buffer.from(signature), expected) ? market : null;
    },
  };
}
