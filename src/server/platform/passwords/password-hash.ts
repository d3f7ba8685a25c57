import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const argon2Async = promisify(argon2);

/** OWASP's minimum recommendation for argon2id: 19 MiB, two passes, one lane; about 30 ms. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
const SALT_BYTES = 16;

const FORMAT = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/-]+)\$([\w+/-]+)$/;

/** Hashes a password for storage, in the usual `$argon2id$…` notation with its salt and cost. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const hash = await argon2Async('argon2id', { ...COST, message: password, nonce });
  const { memory, passes, parallelism } = COST;
  const encoded = `${nonce.toString('base64url')}$${hash.toString('base64url')}`;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encoded}`;
}

/**
 * Compares a password with a stored hash in constant time. Throws if the format of the hash is
 * unknown.
 */
export async function isPassword(password: string, kept: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, hash] = FORMAT.exec(kept) ?? [];
  if (salt === undefined || hash === undefined) throw new Error('Unknown password hash format');
  const expected = Buffer.from(hash, 'base64url');
  const given = await argon2Async('argon2id', {
    message: password,
    nonce: Buffer.from(salt, 'base64url'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(given, expected);
}

/** Takes as long as checking a real password; used for unknown addresses. */
export async function simulatePasswordCheck(password: string): Promise<void> {
  await argon2Async('argon2id', { ...COST, message: password, nonce: randomBytes(SALT_BYTES) });
}
