import { z } from 'zod';

/** Raised when the layout of a backup changes. */
export const BACKUP_FORMAT = 1;

const digestSchema = z.object({ sha256: z.string() });

/** What a backup holds, so that a restore can prove that it holds all of it. */
export const manifestSchema = z.object({
  format: z.literal(BACKUP_FORMAT, {
    error: 'This folder holds no backup that this version reads',
  }),
  createdAt: z.iso.datetime(),
  /** Hashes of the migrations that made the tables, in order. */
  migrations: z.array(z.string()),
  tables: z.record(z.string(), digestSchema.extend({ rows: z.int() })),
  files: z.record(z.string(), digestSchema.extend({ bytes: z.int() })),
  /** Sums over all organizations, in credits; equal in a sound installation. */
  credits: z.object({ balances: z.int(), ledger: z.int() }),
});

export type Manifest = z.infer<typeof manifestSchema>;

export const MANIFEST_FILE = 'manifest.json';
export const SECRET_FILE = 'secret-key';

/** Where a backup keeps the rows of a table, one JSON object a line. */
export function tableFile(table: string): string {
  return `tables/${table}.jsonl`;
}

/** Where a backup keeps a stored file. */
export function storedFile(key: string): string {
  return `files/${key}`;
}
