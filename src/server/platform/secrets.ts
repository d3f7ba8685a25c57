import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { MODES, type DataAccess } from '#server/platform/data-directory/modes.ts';

const FILE_NAME = 'secret-key';

/**
 * Loads the key that signs media URLs: the configured one, or the one in the data directory, which
 * is created at the first start and readable only by its owner, or by the group that shares the
 * directory. Processes that start concurrently agree on one key.
 */
export async function loadSecretKey(
  configured: string | null,
  data: { readonly folder: string; readonly access: DataAccess },
): Promise<string> {
  if (configured !== null) return configured;
  const path = join(data.folder, FILE_NAME);
  if (!existsSync(path)) await createKeyFile(path, MODES[data.access].file);
  return (await readFile(path, 'utf8')).trim();
}

/**
 * Written completely under another name first, then linked: `link` fails if another process was
 * first.
 */
async function createKeyFile(path: string, mode: number): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  const file = await open(draft, 'wx', mode);
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
