import type { Table } from './read-catalog.ts';

/**
 * Returns the differences between the tables of the migrations and the declared ones, one sentence
 * each. The order of columns and of values in a list is ignored, and so are triggers, which Drizzle
 * cannot declare.
 */
export function compareTables(migrated: readonly Table[], declared: readonly Table[]): string[] {
  const made = new Set(migrated.flatMap(partsOf));
  const wanted = new Set(declared.flatMap(partsOf));
  return [
    ...without(wanted, made).map((part) => `No migration makes what is declared: ${part}`),
    ...without(made, wanted).map((part) => `Nothing declares what migrations make: ${part}`),
  ];
}

function without(parts: ReadonlySet<string>, others: ReadonlySet<string>): string[] {
  return [...parts].filter((part) => !others.has(part));
}

function partsOf({ name, columns, constraints, indexes }: Table): string[] {
  const parts = [...columns, ...constraints, ...indexes].map(withSortedLists);
  return [`table ${name}`, ...parts.map((part) => `${name}: ${part}`)];
}

/** `ARRAY['b'::text, 'a'::text]` contains the same values in any order. */
function withSortedLists(part: string): string {
  return part.replaceAll(
    /ARRAY\[([^\]]*)\]/g,
    (_, values: string) => `ARRAY[${values.split(', ').toSorted().join(', ')}]`,
  );
}
