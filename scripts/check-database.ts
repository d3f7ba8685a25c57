// `npm run check:database`: checks that `database/schema.sql` matches the migrations, and that
// these match the tables declared in `src/server/platform/database/schema`. `npm run
// database:write` writes `database/schema.sql`.
import { readFileSync, writeFileSync } from 'node:fs';

import { compareTables } from './database/compare-tables.ts';
import { readDeclaredTables } from './database/declared-tables.ts';
import { printCatalog } from './database/print-catalog.ts';
import { openScratch, readMigrated } from './database/scratch-database.ts';

const SCHEMA_FILE = 'database/schema.sql';
const HEADER =
  '-- What the migrations make, written by `npm run database:write`. To change it, add a migration.\n\n';

const scratch = await openScratch();
const migrated = await readMigrated(scratch);
const printed = HEADER + printCatalog(migrated);
const problems = compareTables(migrated.tables, await readDeclaredTables(scratch, migrated));
if (process.argv.includes('--write')) writeFileSync(SCHEMA_FILE, printed);
if (readFileSync(SCHEMA_FILE, 'utf8') !== printed) {
  problems.push(`${SCHEMA_FILE} is not what the migrations make: npm run database:write`);
}
for (const problem of problems) process.stderr.write(`${problem}\n`);
if (problems.length > 0) process.exitCode = 1;
