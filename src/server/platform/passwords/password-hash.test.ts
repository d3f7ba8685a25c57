import { expect, it } from 'vitest';

import { hashPassword, isPassword } from './password-hash.ts';

it('stores a password at the cost in its hash, with its own salt', async () => {
  const hash = await hashPassword('correct horse battery');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w-]{22}\$[\w-]{43}$/);
  expect(await hashPassword('correct horse battery')).not.toBe(hash);
  expect(await isPassword('correct horse battery', hash)).toBe(true);
  expect(await isPassword('correct horse batterx', hash)).toBe(false);
});

it('refuses to check an invalid hash', async () => {
  await expect(isPassword('any', 'plain text')).rejects.toThrow('Unknown password hash format');
});
