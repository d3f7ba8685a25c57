import { createHash, createPublicKey, verify, type KeyObject } from 'node:crypto';

import { z } from 'zod';

import { HOUR_MS } from '#domain/durations.ts';
import type { Callback, CallbackRequest } from '#server/platform/video-engines/video-engine.ts';

const keysSchema = z.object({ keys: z.array(z.object({ x: z.string() })) });

const TOLERANCE_SECONDS = 300;
const KEYS_KEPT_MS = HOUR_MS;
const KEYS_TIMEOUT_MS = 10_000;

interface KeptKeys {
  readonly keys: readonly KeyObject[];
  readonly until: number;
}

/** By URL. A burst of callbacks, including forged ones, fetches the keys once. */
const kept = new Map<string, Promise<KeptKeys>>();

/**
 * fal signs request id, user id, time and the hash of the body with Ed25519. Null if a part is
 * missing, the time is off by more than five minutes, or no published key matches the signature.
 */
export async function verifyFalCallback(
  keysUrl: string,
  { header, body, now }: CallbackRequest,
): Promise<Callback | null> {
  const requestId = header('x-fal-webhook-request-id');
  const userId = header('x-fal-webhook-user-id');
  const timestamp = header('x-fal-webhook-timestamp');
  const signature = header('x-fal-webhook-signature');
  if (!requestId || !userId || !timestamp || !signature) return null;
  const offSeconds = Math.abs(now.getTime() / 1000 - Number(timestamp));
  if (!(offSeconds <= TOLERANCE_SECONDS)) return null;
  const bodyHash = createHash('sha256').update(body).digest('hex');
  const message = Buffer.from([requestId, userId, timestamp, bodyHash].join('\n'));
  const bytes = Buffer.from(signature, 'hex');
  const keys = await keysAt(keysUrl, now.getTime());
  if (!keys.some((key) => verify(null, message, key, bytes))) return null;
  return { deliveryId: `fal:${requestId}:${bodyHash}`, handleId: requestId };
}

async function keysAt(url: string, now: number): Promise<readonly KeyObject[]> {
  const known = await kept.get(url)?.catch(() => null);
  if (known && known.until > now) return known.keys;
  const fetching = fetchKeys(url).then((keys) => ({ keys, until: now + KEYS_KEPT_MS }));
  kept.set(url, fetching);
  return (await fetching).keys;
}

async function fetchKeys(url: string): Promise<readonly KeyObject[]> {
  const response = await fetch(url, { signal: AbortSignal.timeout(KEYS_TIMEOUT_MS) });
  const { keys } = keysSchema.parse(await response.json());
  return keys.map(({ x }) =>
    createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }),
  );
}
