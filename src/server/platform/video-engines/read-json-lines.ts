import { readFileSync } from 'node:fs';

import type { z } from 'zod';

/** Reads a table with one JSON object per line; throws if a line does not match the schema. */
export function readJsonLines<Row>(file: URL, schema: z.ZodType<Row>): readonly Row[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => schema.parse(JSON.parse(line)));
}
