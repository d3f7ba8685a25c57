import type { Catalog, Table } from './read-catalog.ts';

/** Prints the catalog as SQL that creates it, each table after those it references. */
export function printCatalog(catalog: Catalog): string {
  const { extensions, functions, tables, procedures } = catalog;
  const ordered = inOrder(tables);
  const statements = [
    ...extensions,
    ...functions,
    ...ordered.map(printTable),
    ...procedures,
    ...ordered.flatMap(({ triggers }) => triggers),
  ];
  return statements.map((statement) => `${statement};\n`).join('\n');
}

function printTable({ name, columns, constraints, indexes }: Table): string {
  const parts = [...columns, ...constraints].map((part) => `  ${part}`);
  return [`CREATE TABLE ${name} (\n${parts.join(',\n')}\n)`, ...indexes].join(';\n');
}

function inOrder(tables: readonly Table[]): Table[] {
  const ordered: Table[] = [];
  const add = (table: Table) => {
    if (ordered.includes(table)) return;
    for (const name of table.references) {
      const target = tables.find((other) => other.name === name);
      if (target) add(target);
    }
    ordered.push(table);
  };
  for (const table of tables) add(table);
  return ordered;
}
