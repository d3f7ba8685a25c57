// `npm run check:lock`: every locked package is proven by a hash, every install script was read.
import { problemsOf, readAllowedScripts, readLockFile } from './lock-file.ts';

const problems = problemsOf(readLockFile(), readAllowedScripts());
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
