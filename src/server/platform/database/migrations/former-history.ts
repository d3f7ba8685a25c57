import type { MigrationSession } from '#server/platform/database/migrations/migration-session.ts';

/**
 * Throws where the database was made by the migrations that `0001_initial.sql` replaced: they kept
 * their history elsewhere, and applying today's to such a database would fail half way in.
 */
export async function refuseFormerHistory(session: MigrationSession): Promise<void> {
  if (!(await hasFormerHistory(session))) return;
  const { rows } = await session.query('select from drizzle.__drizzle_migrations');
  const migrations = rows.length;
  if (migrations === 0) return;
  throw new Error(
    `This database was made by an earlier version of CasinoReel, with ${migrations} migrations that ` +
      'this version no longer has. Nothing was changed. Make a backup with that version ' +
      '(npm run backup -- FOLDER), then restore it with this one into an empty data directory or ' +
      'database (npm run restore -- FOLDER), which converts it.',
  );
}

async function hasFormerHistory(session: MigrationSession): Promise<boolean> {
  const { rows } = await session.query(
    `select where to_regclass('drizzle.__drizzle_migrations') is not null`,
  );
  return rows.length > 0;
}
