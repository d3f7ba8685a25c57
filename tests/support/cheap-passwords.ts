import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

// Thousands of users sign up in the database tests, so their passwords are hashed at the lowest
// possible cost. `password-hash.test.ts` runs in another project with the real cost.
const { argon2 } = crypto;
crypto.argon2 = (algorithm, parameters, callback) =>
  argon2(algorithm, { ...parameters, memory: 8, passes: 1 }, callback);
syncBuiltinESMExports();
