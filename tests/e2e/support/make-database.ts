import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openEmbedded } from '#server/platform/database/embedded/open-embedded.ts';
import { createLog } from '#server/platform/log.ts';

/** The environment variable with the folder of a migrated, empty database, which most servers of the stories copy. */
export const STORIES_DATABASE = 'STORIES_DATABASE';

/** Runs once before all stories, because a server spends seconds creating a database. */
export default async function makeDatabase(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'casinoreel-stories-'));
  const database = await openEmbedded(folder, createLog('silent'));
  await database.close();
  process.env[STORIES_DATABASE] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
