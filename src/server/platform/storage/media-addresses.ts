import { createHmac, timingSafeEqual } from 'node:crypto';

import type { Clock } from '#server/platform/clock.ts';

const HOUR_SECONDS = 3600;

/** A list of 50 videos has 150 addresses, and is asked for every few seconds. */
const KEPT_MAX = 10_000;

/** Makes and checks addresses of stored files that work without a token until they expire. */
export interface MediaAddresses {
  /** A path on this server, good for one to two hours. */
  addressOf(key: string): string;
  accepts(key: string, query: { expires: string; signature: string }): boolean;
}

export function createMediaAddresses(secretKey: string, clock: Clock): MediaAddresses {
  const nowSeconds = () => Math.floor(clock.now().getTime() / 1000);
  const sign = (key: string, expires: number) =>
    createHmac('sha256', secretKey).update(`media\n${key}\n${expires}`).digest('base64url');
  const kept = new Map<string, string>();
  let keptUntil = 0;
  return {
    addressOf: (key) => {
      // Rounded up to the hour, so that a playing film keeps its address from poll to poll.
      const expires = (Math.floor(nowSeconds() / HOUR_SECONDS) + 2) * HOUR_SECONDS;
      if (expires !== keptUntil || kept.size >= KEPT_MAX) kept.clear();
      keptUntil = expires;
      const address =
        kept.get(key) ?? `/media/${key}?expires=${expires}&signature=${sign(key, expires)}`;
      kept.set(key, address);
      return address;
    },
    accepts: (key, { expires, signature }) => {
      if (!/^\d{1,12}$/.test(expires) || Number(expires) <= nowSeconds()) return false;
      const expected = Buffer.from(sign(key, Number(expires)));
      const given = Buffer.from(signature);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
