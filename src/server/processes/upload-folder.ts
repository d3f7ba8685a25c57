import { join } from 'node:path';

import type { Platform } from './platform.ts';

/** Where the pieces of unfinished uploads are. */
export function uploadFolderOf({ config }: Pick<Platform, 'config'>): string {
  return join(config.data.folder, 'uploads');
}
