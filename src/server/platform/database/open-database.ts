import type { Config } from '#server/platform/config/config.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { openEmbedded } from '#server/platform/database/embedded/open-embedded.ts';
import { openPostgres } from '#server/platform/database/open-postgres.ts';
import type { Log } from '#server/platform/log.ts';

/** PostgreSQL where `DATABASE_URL` names one, the embedded database otherwise; migrated. */
export function openDatabase(config: Config['database'], log: Log): Promise<OpenDatabase> {
  return config.url === null
    ? openEmbedded(config.embeddedFolder, log)
    : openPostgres(config.url, config.connections, log);
}
