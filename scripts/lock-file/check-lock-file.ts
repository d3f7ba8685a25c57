// `npm run check:lock`: every locked package has a hash, and every install script was reviewed.
import { problemsOf, readAllowedScripts, readLockFile } from './lock-file.ts';

const problems = problemsOf(readLockFile(), readAllowedScripts());
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
