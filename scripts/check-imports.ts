import { fileURLToPath } from 'node:url';

import { findWrongImports } from './check-imports/directions.ts';
import { findReachesIntoFeatures } from './check-imports/feature-entries.ts';
import { findCycles, readImportGraph } from './check-imports/import-graph.ts';

/**
 * `npm run check:imports`: `src` has no cycles, type imports included, every import follows the
 * allowed directions, and features import only what other features export.
 */
const graph = readImportGraph(fileURLToPath(new URL('..', import.meta.url)));
const faults = [
  ...findCycles(graph).map((files) => `a cycle of imports: ${files.join(', ')}`),
  ...findWrongImports(graph),
  ...findReachesIntoFeatures(graph),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log(`${graph.size} files import in one direction`);
