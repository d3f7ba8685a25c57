import type { Clock } from '#server/platform/clock.ts';
import type { LinkTokens } from '#server/platform/link-tokens.ts';
import { isBlockedAddress, type Outbound } from '#server/platform/outbound/outbound.ts';

import type { DeliveryRow } from './delivery-store.ts';
import { signatureHeaders } from '#server/platform/sign-delivery.ts';
import type { WebhookRow } from './webhook-store.ts';

/** The result of one attempt. */
export interface Sent {
  readonly isDelivered: boolean;
  /** Null if there was no response. */
  readonly responseStatus: number | null;
  /** Why it was not delivered, human-readable. Never contains any part of the response. */
  readonly problem: string | null;
}

/** Makes one attempt; never throws. */
export type SendDelivery = (webhook: WebhookRow, delivery: DeliveryRow) => Promise<Sent>;

interface Deps {
  readonly clock: Clock;
  readonly outbound: Outbound;
  readonly linkTokens: LinkTokens;
}

const TIMEOUT_MS = 10_000;
const NOT_PUBLIC = 'The address is not on the public internet';
const TIMED_OUT = 'No response within 10 seconds';
const UNREACHABLE = 'The address could not be reached';

/**
 * A webhook's secret is derived from its id, its version and the secret key, so the database alone
 * does not reveal it.
 */
export function secretOf(linkTokens: LinkTokens, id: string, version: number): Buffer {
  return Buffer.from(linkTokens.tokenOf('webhook-secret', `${id}\n${version}`), 'base64url');
}

export function createSendDelivery({ clock, outbound, linkTokens }: Deps): SendDelivery {
  return async (webhook, delivery) => {
    const sentAt = clock.now();
    const body = JSON.stringify(delivery.body);
    const isOldGood = webhook.oldSecretUntil !== null && webhook.oldSecretUntil > sentAt;
    const { id, secretVersion } = webhook;
    const secrets = [secretVersion, ...(isOldGood ? [secretVersion - 1] : [])].map((version) =>
      secretOf(linkTokens, id, version),
    );
    try {
      const response = await outbound.fetch(webhook.url, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          'user-agent': 'CasinoReel-Webhooks',
          ...signatureHeaders({ id: delivery.id, sentAt, body }, secrets),
        },
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      return outcomeOf(response);
    } catch (error) {
      return { isDelivered: false, responseStatus: null, problem: problemOf(error) };
    }
  };
}

function outcomeOf({ ok, status }: Response): Sent {
  return {
    isDelivered: ok,
    responseStatus: status,
    problem: ok ? null : `The endpoint responded with status ${status}`,
  };
}

function problemOf(error: unknown): string {
  if (isBlockedAddress(error)) return NOT_PUBLIC;
  const isTimeout = error instanceof Error && error.name === 'TimeoutError';
  return isTimeout ? TIMED_OUT : UNREACHABLE;
}
