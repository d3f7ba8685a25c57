/**
 * Spreadsheets run cells that begin with one of these as formulas, also after spaces and invisible
 * characters and in full-width or small East Asian forms.
 */
const FORMULA_START = /^[\s\p{C}]*[=+\-@\u2212]|^[\t\r\n]/u;

/**
 * Returns one line of CSV (RFC 4180). Text that a spreadsheet would run as a formula is prefixed
 * with an apostrophe.
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: string | number | null): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA_START.test(cell.normalize('NFKC')) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
}
