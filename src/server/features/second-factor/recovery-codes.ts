import { randomInt } from 'node:crypto';

import type { UserId } from '#domain/ids.ts';
import { RECOVERY_CODES, TOTP_DIGITS } from '#domain/people/second-factor.ts';
import type { LinkTokens } from '#server/platform/link-tokens.ts';

/** Without letters that look like digits. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const HALF = 5;

/** Returns a set of codes such as `8k2mw-xn4pq`, with 49 bits each. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => `${randomLetters()}-${randomLetters()}`);
}

function randomLetters(): string {
  return Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** Returns a code as it is stored. Case, spaces and hyphens are ignored. */
export function hashRecoveryCode(tokens: LinkTokens, userId: UserId, code: string): string {
  const letters = code.toLowerCase().replaceAll(/[^a-z\d]/g, '');
  return tokens.tokenOf('recovery-code', `${userId}\n${letters}`);
}

/** Returns the digits of an app's code, ignoring spaces, or null for anything else. */
export function totpCodeOf(code: string): string | null {
  const digits = code.replaceAll(/[\s-]/g, '');
  return /^\d+$/.test(digits) && digits.length === TOTP_DIGITS ? digits : null;
}
