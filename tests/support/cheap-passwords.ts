import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

// Thousands of people sign up in the tests of the database: their passwords are hashed at the lowest cost
// there is. `password-hash.test.ts` runs in another project, at the real one.
const { argon2 } = crypto;
crypto.argon2 = (algorithm, parameters, callback) =>
  argon2(algorithm, { ...parameters, memory: 8, passes: 1 }, callback);
syncBuiltinESMExports();
