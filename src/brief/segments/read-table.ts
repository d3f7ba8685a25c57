import { sharedSource, type LabelField } from '#brief/phrases/lists.ts';
import { findLabel, labelBefore, labelNamed } from '#brief/segments/find-label.ts';
import { trimSpan, type BriefText } from '#brief/segments/open-text.ts';
import { findSpans, type Span } from '#text/spans.ts';

/** A cell of a table and the label that its row or its column gives it. */
export interface Cell extends Span {
  readonly label: LabelField;
}

const SIGNS = ['|', '｜', ';', '；', '\t', ' / ', ','] as const;
/** Rows that make a table, and cells of each. */
const ROWS_MIN = 3;
const CELLS_MIN = 3;
/** Named rows or columns from which on it is known what the others are. */
const NAMED_MIN = 2;
const NONE: LabelField = 'none';

const COLUMN = new RegExp(`^(?:${sharedSource('textColumns')})$`, 'u');
const REFUSED = new RegExp(
  String.raw`^[^\p{L}]*(?:${sharedSource('refusedCells')})(?!\p{L})|^[✘✗❌×]`,
  'u',
);

/**
 * Reads a table whose columns or rows are named: each row by where it starts, cell by cell. Of a column of
 * words on screen, or of rows that begin with a label, the other cells are about the film.
 */
export function readTable(
  text: BriefText,
  quotes: readonly Span[] = [],
): ReadonlyMap<number, readonly Cell[]> {
  const lines = linesOf(text.folded);
  for (const sign of SIGNS) {
    const rows = lines
      .map((line) => cellsOf(text, line, sign))
      .filter((cells) => cells.length >= CELLS_MIN);
    if (rows.length >= ROWS_MIN) {
      const table = labelRows({ text, quotes }, rows);
      if (table.size > 0) return table;
    }
  }
  return new Map();
}

function linesOf(folded: string): Span[] {
  let start = 0;
  return folded.split('\n').map((line) => {
    const span = { start, end: start + line.length };
    start += line.length + 1;
    return span;
  });
}

/** The cells of a line, empty ones too; those outside the outer bars aside. */
function cellsOf({ folded }: BriefText, { start, end }: Span, sign: string): Span[] {
  const source = folded.slice(start, end);
  // In a sentence a comma is followed by a space.
  const bar = sign === ',' ? /,(?=\S)/gu : new RegExp(sign === '|' ? String.raw`\|` : sign, 'gu');
  if (sign === ',' && /,\s/u.test(source) && !/\d,\S/u.test(source)) return [];
  const bars = findSpans(source, bar);
  const cells = [...bars, { start: source.length, end: source.length }].map((one, at) => ({
    start: start + (bars[at - 1]?.end ?? 0),
    end: start + one.start,
  }));
  const isBlank = (cell: Span | undefined) =>
    cell !== undefined && folded.slice(cell.start, cell.end).trim() === '';
  const isFramed = source.trimStart().startsWith('|');
  return isFramed ? cells.slice(1, isBlank(cells.at(-1)) ? -1 : undefined) : cells;
}

/** What names the cells of a table: the column of words on screen, or the label of each column; else each row. */
interface Names {
  readonly column: number;
  readonly columns: readonly (LabelField | null)[] | null;
}

interface Marked {
  readonly text: BriefText;
  readonly quotes: readonly Span[];
}

function labelRows(
  { text, quotes }: Marked,
  rows: readonly (readonly Span[])[],
): Map<number, Cell[]> {
  const [head = [], ...others] = rows;
  const column = head.findIndex((cell) => isTextColumn(text, cell));
  const heads = head.map((cell) => labelOf(text, cell));
  const isColumned = column < 0 && heads.filter((label) => label !== null).length >= NAMED_MIN;
  const isNamed = others.filter((cells) => nameIn(text, cells) >= 0).length >= NAMED_MIN;
  if (column < 0 && !isColumned && !isNamed) return new Map();
  const names: Names = { column, columns: isColumned ? heads : null };
  const isHead = column >= 0 || isColumned || nameIn(text, head) < 0;
  const labelled = others.map((cells) => [cells, labelsOf(text, cells, names)] as const);
  const first = [head, isHead ? head.map(() => NONE) : labelsOf(text, head, names)] as const;
  return new Map(
    [first, ...labelled].map(([cells, labels]) => [
      cells[0]?.start ?? 0,
      cells.flatMap((cell, at) => {
        const span = trimSpan(text, cell);
        if (!span) return [];
        const label = labels === null ? NONE : (labels[at] ?? NONE);
        const own = labels !== null && UNTOLD.includes(label) && ownLabel({ text, quotes }, span);
        return [own || { ...span, label }];
      }),
    ]),
  );
}

/** Labels that a column or row gives a cell which may have one of its own: `T3 | float, blurred | GC: 1 to 4 March`. */
const UNTOLD: readonly LabelField[] = ['none', 'shot'];

/** What a cell says of its own words: a label with its value, or right before quotes. */
function ownLabel({ text, quotes }: Marked, cell: Span): Cell | null {
  const label = findLabel(text, cell);
  const value = label && trimSpan(text, { start: label.valueStart, end: cell.end });
  if (label && value && !UNTOLD.includes(label.field)) return { ...value, label: label.field };
  const quote = quotes.find(({ start, end }) => cell.start < start && end <= cell.end);
  const before = quote ? labelBefore(text, quote.start) : null;
  return quote && before && !UNTOLD.includes(before) ? { ...quote, label: before } : null;
}

/** The label of each cell of a row; null where the row says that it is refused. */
function labelsOf(text: BriefText, cells: readonly Span[], { column, columns }: Names) {
  const name = columns ? -1 : nameIn(text, cells);
  const value = column >= 0 && column !== name ? column : name + 1;
  const isRefused = cells.some(
    (cell, at) => at !== value && REFUSED.test(text.folded.slice(cell.start, cell.end).trim()),
  );
  if (isRefused) return null;
  if (columns) return cells.map((_, at) => columns[at] ?? NONE);
  const label = (cells[name] && labelOf(text, cells[name])) ?? 'super';
  return cells.map((_, at) => (at === value ? label : NONE));
}

/** Which of the first cells of a row is a label. */
function nameIn(text: BriefText, cells: readonly Span[]): number {
  return cells.slice(0, CELLS_MIN).findIndex((cell) => labelOf(text, cell) !== null);
}

function isTextColumn(text: BriefText, cell: Span): boolean {
  const name = trimSpan(text, cell);
  if (!name) return false;
  return COLUMN.test(text.folded.slice(name.start, name.end)) || labelNamed(text, name) === 'super';
}

function labelOf(text: BriefText, cell: Span): LabelField | null {
  const name = trimSpan(text, cell);
  return name && labelNamed(text, name);
}
