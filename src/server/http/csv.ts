/**
 * Spreadsheets run a cell that begins with one of these as a formula: after spaces and invisible
 * characters, and in the wide or small forms of East Asian writing, too.
 */
const FORMULA_START = /^[\s\p{C}]*[=+\-@\u2212]|^[\t\r\n]/u;

/** One line of CSV (RFC 4180). Text that a spreadsheet would take for a formula gets an apostrophe. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: string | number | null): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA_START.test(cell.normalize('NFKC')) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
}
