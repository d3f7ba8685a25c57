import { randomBytes } from 'node:crypto';

/** For names that nobody else has. Without digits, which could be read as a telephone number. */
export function randomLetters(): string {
  return randomBytes(6)
    .toString('hex')
    .replaceAll(/\d/gu, (digit) => 'ghijklmnop'.charAt(Number(digit)));
}
