// The second half of `npm run lock`: `npm install` keeps optional packages that the registry in use
// does not carry, without a hash; they go.
import { readLockFile, removeUnproven, writeLockFile } from './lock-file.ts';

const lock = readLockFile();
const removed = removeUnproven(lock);
writeLockFile(lock);
console.log(`package-lock.json: ${removed.length} packages without a hash removed`);
