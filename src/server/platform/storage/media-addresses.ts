import { createHmac, timingSafeEqual } from 'node:crypto';

import type { Clock } from '#server/platform/clock.ts';

const HOUR_SECONDS = 3600;

/** The holder of a signed URL. */
export interface MediaHolder {
  /** The session or API key: the URL becomes invalid with it. */
  readonly credentialId: string;
  /** The extent of its rights: the URL becomes invalid when that changes. */
  readonly reach: string;
}

/** The query parameters of a signed URL. */
export interface MediaQuery {
  readonly holder: string;
  readonly expires: string;
  readonly signature: string;
}

/** A list of 50 videos has 150 URLs, and is polled every few seconds. */
const KEPT_MAX = 10_000;

/** Creates and checks URLs of stored files that work without a token until they expire. */
export interface MediaAddresses {
  /** A path on this server, valid for one to two hours, at most as long as its holder. */
  addressOf(key: string, holder: MediaHolder): string;
  /** `holder` is the current state of the holder named in the query. */
  accepts(key: string, query: MediaQuery, holder: MediaHolder): boolean;
}

/** Signs URLs of stored files for one holder, for one to two hours. */
export function createMediaAddresses(secretKey: string, clock: Clock): MediaAddresses {
  const nowSeconds = () => Math.floor(clock.now().getTime() / 1000);
  const sign = (key: string, expires: number, { credentialId, reach }: MediaHolder) =>
    createHmac('sha256', secretKey)
      .update(`media\n${key}\n${expires}\n${credentialId}\n${reach}`)
      .digest('base64url');
  const kept = new Map<string, string>();
  let keptUntil = 0;
  return {
    addressOf: (key, holder) => {
      // Rounded up to the hour, so that a playing film keeps its URL between polls.
      const expires = (Math.floor(nowSeconds() / HOUR_SECONDS) + 2) * HOUR_SECONDS;
      if (expires !== keptUntil || kept.size >= KEPT_MAX) kept.clear();
      keptUntil = expires;
      const { credentialId, reach } = holder;
      const cacheKey = `${key}\n${credentialId}\n${reach}`;
      const cached = kept.get(cacheKey);
      if (cached !== undefined) return cached;
      const signature = sign(key, expires, holder);
      const address = `/media/${key}?holder=${credentialId}&expires=${expires}&signature=${signature}`;
      kept.set(cacheKey, address);
      return address;
    },
    accepts: (key, { expires, signature }, holder) => {
      if (!/^\d{1,12}$/.test(expires) || Number(expires) <= nowSeconds()) return false;
      const expected = Buffer.from(sign(key, Number(expires), holder));
      const given = Buffer.from(signature);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
