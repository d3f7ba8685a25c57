import { readFileSync } from 'node:fs';

import { AppError } from '#server/app-error.ts';

const COMMENT = '#';
const LINES = readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8').split('\n');
const COMMON = new Set(LINES.filter((line) => line !== '' && !line.startsWith(COMMENT)));

const TOO_COMMON = 'This password is too common. Please choose another one.';

/**
 * Throws 400 for one of the passwords that attackers try first, or one repeated character; `field`
 * is its name in the request.
 */
export function requireUncommon(password: string, field: 'password' | 'newPassword'): void {
  const said = password.trim().toLowerCase();
  if (new Set(said).size > 1 && !COMMON.has(said)) return;
  const issues = [{ path: field, message: TOO_COMMON }];
  throw new AppError('validation_failed', { message: TOO_COMMON, issues });
}
