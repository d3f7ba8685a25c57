import { useState, type FormEvent } from 'react';
import type { z } from 'zod';

/** A small form that makes one row: its fields, what is wrong with them, and its submission. */
export function useRowForm<Row extends Record<string, string>>(
  empty: Row,
  loadSchema: () => Promise<z.ZodType>,
) {
  const [row, setRow] = useState(empty);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});

  async function problemsOf(): Promise<Readonly<Record<string, string>>> {
    // The server checks by the same schema: where it cannot be loaded, the form is not held up.
    const schema = await loadSchema().catch(() => null);
    const issues = schema?.safeParse(row).error?.issues ?? [];
    return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
  }

  /** Calls `use` with a row that the schema allows; it answers what is wrong with it all the same. */
  const submitTo = (use: (row: Row) => Readonly<Record<string, string>> | null) => {
    return async (event: FormEvent) => {
      event.preventDefault();
      const found = await problemsOf();
      const refused = Object.keys(found).length > 0 ? found : use(row);
      setProblems(refused ?? {});
      if (refused === null) setRow(empty);
    };
  };

  const change = (changed: Partial<Row>) => setRow((known) => ({ ...known, ...changed }));
  return { row, problems, change, submitTo };
}
