import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';

const FILE_NAME = 'secret-key';

/**
 * The key that signs media addresses: the configured one, or the one in the data directory, made at
 * the first start and readable by its owner only. Processes that start together agree on one.
 */
export async function loadSecretKey(
  configured: string | null,
  dataFolder: string,
): Promise<string> {
  if (configured !== null) return configured;
  const path = join(dataFolder, FILE_NAME);
  if (!existsSync(path)) await createKeyFile(dataFolder, path);
  return (await readFile(path, 'utf8')).trim();
}

/** Written whole under another name first, then linked: `link` fails where another process was first. */
async function createKeyFile(dataFolder: string, path: string): Promise<void> {
  await mkdir(dataFolder, { recursive: true });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  const file = await open(draft, 'wx', 0o600);
  await file.writeFile(`${randomBytes(32).toString('base64url')}\n`);
  await file.sync();
  await file.close();
  try {
    await link(draft, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await unlink(draft);
  }
}
