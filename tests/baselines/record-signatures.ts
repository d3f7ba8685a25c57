import { signatureHeaders } from '#server/platform/sign-delivery.ts';
import { createLinkTokens } from '#server/platform/link-tokens.ts';
import { createSecretBox } from '#server/platform/secret-box.ts';
import { createGateTokens } from '#server/platform/gate-tokens.ts';
import { createMediaAddresses } from '#server/platform/storage/media-addresses.ts';

const KEY = 'a secret key of no installation';
const NOW = new Date('2026-01-01T00:00:00Z');
/**
 * Encrypted once with the key above for `signing-key`; installations keep such values for years.
 */
const LOCKED = '+PfSArhk9WF4Y73E/rC1wGizwWtCMwGTZ0XuAIaXdpl+a1R/E/KKity7g6szCA==';

/**
 * What is signed and encrypted with a fixed key at a fixed time. A changed purpose, order or
 * separator would invalidate open links, gate tokens and stored secrets, and shows here.
 */
export function recordSignatures(): string[] {
  const clock = { now: () => NOW };
  const links = createLinkTokens(KEY);
  const delivery = { id: 'delivery', sentAt: NOW, body: '{}' };
  const purposes = ['invitation', 'password-reset', 'webhook-secret', 'login-network'] as const;
  const holder = { credentialId: 'session', reach: 'all' };
  return [
    ...purposes.map((purpose) => `link ${purpose} ${links.tokenOf(purpose, 'id')}`),
    `media ${createMediaAddresses(KEY, clock).addressOf('jobs/id.mp4', holder)}`,
    `share ${createGateTokens(KEY, clock).issue({ slug: 'slug', revision: 1 }, 'US')}`,
    `unlocked ${createSecretBox(KEY, 'signing-key').unlock(LOCKED)}`,
    ...Object.entries(signatureHeaders(delivery, [Buffer.from(KEY)])).map(
      ([name, value]) => `delivery ${name} ${value}`,
    ),
  ];
}
