import { createHash, createHmac } from 'node:crypto';

export type LinkPurpose =
  | 'invitation'
  | 'password-reset'
  | 'webhook-secret'
  | 'login-network'
  | 'recovery-code';

/**
 * Tokens for links that must be shown again (listed, mailed later) but must not be readable from
 * the database: a token is derived from the row's id and the secret key, and the row stores only
 * its hash. Changing the secret key invalidates open links.
 */
export interface LinkTokens {
  tokenOf(purpose: LinkPurpose, id: string): string;
  hashOf(token: string): string;
}

export function createLinkTokens(secretKey: string): LinkTokens {
  return {
    tokenOf: (purpose, id) =>
      createHmac('sha256', secretKey).update(`${purpose}\n${id}`).digest('base64url'),
    hashOf: (token) => createHash('sha256').update(token).digest('hex'),
  };
}
