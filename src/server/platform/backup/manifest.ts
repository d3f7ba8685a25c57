import { z } from 'zod';

/** Incremented when the layout of a backup changes. */
export const BACKUP_FORMAT = 1;

const digestSchema = z.object({ sha256: z.string() });

/** The contents of a backup, so that a restore can verify that it is complete. */
export const manifestSchema = z.object({
  format: z.literal(BACKUP_FORMAT, {
    error: 'This folder holds no backup that this version reads',
  }),
  createdAt: z.iso.datetime(),
  /** Hashes of the applied migrations, in order. */
  migrations: z.array(z.string()),
  tables: z.record(z.string(), digestSchema.extend({ rows: z.int() })),
  files: z.record(z.string(), digestSchema.extend({ bytes: z.int() })),
  /** Sums over all organizations, in credits; equal in a consistent installation. */
  credits: z.object({ balances: z.int(), ledger: z.int() }),
});

export type Manifest = z.infer<typeof manifestSchema>;

export const MANIFEST_FILE = 'manifest.json';
export const SECRET_FILE = 'secret-key';

/** Path of a table's rows in a backup, one JSON object per line. */
export function tableFile(table: string): string {
  return `tables/${table}.jsonl`;
}

/** Path of a stored file in a backup. */
export function storedFile(key: string): string {
  return `files/${key}`;
}
