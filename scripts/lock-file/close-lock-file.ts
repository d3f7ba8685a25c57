// The second half of `npm run lock`: `npm install` keeps optional packages that are missing in the
// registry, without a hash; this removes them.
import { readLockFile, removeUnproven, writeLockFile } from './lock-file.ts';

const lock = readLockFile();
const removed = removeUnproven(lock);
writeLockFile(lock);
console.log(`package-lock.json: ${removed.length} packages without a hash removed`);
