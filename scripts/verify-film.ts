// npm run verify -- film.mp4 [--anchor root.pem]…
// Ends with 0 when the film is signed and intact (with --anchor: by a signer that it vouches for).
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { describeProvenance } from '#film/provenance/reading/describe-provenance.ts';
import { readProvenance } from '#film/provenance/read-provenance.ts';

const USAGE = 'Usage: npm run verify -- film.mp4 [--anchor root.pem]… [--json]';

async function verify(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { anchor: { type: 'string', multiple: true }, json: { type: 'boolean' } },
  });
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0) throw new Error(USAGE);
  const anchorsPem = await Promise.all((values.anchor ?? []).map((file) => readFile(file, 'utf8')));
  const reading = await readProvenance(path, anchorsPem);
  console.log(
    values.json ? JSON.stringify(reading, null, 2) : describeProvenance(reading).join('\n'),
  );
  return reading.validation === 'trusted' || (reading.validation === 'valid' && !values.anchor);
}

try {
  process.exitCode = (await verify()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
