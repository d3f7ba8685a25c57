/** Rows of one list, or of several by language. */
type Rows = readonly string[] | Readonly<Record<string, readonly string[]>>;

/**
 * Returns the source of an expression that matches any of the rows; matches nothing if there are
 * none. In a row, `*` stands for any letters, `…` for anything, and `(a|b)` for one of several.
 */
export function sourceOf(rows: Rows): string {
  const all = Array.isArray(rows) ? (rows as readonly string[]) : Object.values(rows).flat();
  return all.length === 0 ? '(?!)' : all.map(rowSource).join('|');
}

/** Returns the same as one group, to which more can be appended. */
export function oneOf(rows: Rows): string {
  return `(?:${sourceOf(rows)})`;
}

/** A `*` behind a bracket repeats it. */
function rowSource(row: string): string {
  return row
    .replaceAll(/(?<!\\)\((?!\?)/gu, '(?:')
    .replaceAll('…', '.*')
    .replaceAll(/(?<!\\S|[\])]|\.)\*/gu, String.raw`\p{L}*`);
}
