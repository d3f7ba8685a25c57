import { createHash, createHmac } from 'node:crypto';

export type LinkPurpose =
  | 'invitation'
  | 'password-reset'
  | 'webhook-secret'
  | 'login-network'
  | 'recovery-code';

/**
 * Tokens for links that must be told again (listed, mailed later) and yet not be found in the
 * database: a token is made from the row's id and the secret key, the row keeps only its hash. Who
 * changes the secret key makes open links useless.
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
