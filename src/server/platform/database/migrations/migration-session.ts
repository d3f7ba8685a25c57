/** A transaction of either database, before Drizzle is put over it. */
export interface MigrationSession {
  /** Runs any number of statements. */
  exec(sql: string): Promise<unknown>;
  query(sql: string, parameters?: unknown[]): Promise<{ rows: unknown[] }>;
}
