import { createHmac } from 'node:crypto';

const SECRET_PREFIX = 'whsec_';

/** Formats a webhook's secret for its receiver: see https://www.standardwebhooks.com. */
export function secretText(secret: Buffer): string {
  return SECRET_PREFIX + secret.toString('base64');
}

export interface SignedDelivery {
  readonly id: string;
  readonly sentAt: Date;
  readonly body: string;
}

/**
 * The headers that authenticate a delivery. Id, time and body are signed together, so that none of
 * them can be combined with another delivery's. With several secrets, any one of the signatures is
 * sufficient.
 */
export function signatureHeaders(
  { id, sentAt, body }: SignedDelivery,
  secrets: readonly Buffer[],
): Record<string, string> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const signatures = secrets.map(
    (secret) =>
      `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`,
  );
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
