// npm run verify -- film.mp4 [--anchor root.pem]… Exits with 0 if the film is signed and intact
// (with --anchor: by a signer that it trusts). Without --anchor, the root certificates of the
// installation in DATA_DIR are trusted.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeProvenance } from '#film/provenance/reading/describe-provenance.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { SIGNING_ROOTS_FILE } from '#server/processes/signing-roots.ts';
import { readProvenance } from '#film/provenance/read-provenance.ts';

const USAGE = 'Usage: npm run verify -- film.mp4 [--anchor root.pem]… [--json]';

async function verify(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { anchor: { type: 'string', multiple: true }, json: { type: 'boolean' } },
  });
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0) throw new Error(USAGE);
  const anchorsPem = values.anchor
    ? await Promise.all(values.anchor.map((file) => readFile(file, 'utf8')))
    : await readOwnRoots();
  const reading = await readProvenance(path, anchorsPem);
  console.log(
    values.json ? JSON.stringify(reading, null, 2) : describeProvenance(reading).join('\n'),
  );
  return reading.validation === 'trusted' || (reading.validation === 'valid' && !values.anchor);
}

/** The roots of the installation in DATA_DIR; none if it has never been started. */
async function readOwnRoots(): Promise<string[]> {
  const path = join(readConfig().data.folder, SIGNING_ROOTS_FILE);
  const roots = await readFile(path, 'utf8').catch(() => null);
  return roots === null ? [] : [roots];
}

try {
  process.exitCode = (await verify()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
