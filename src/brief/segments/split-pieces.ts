import type { BriefText } from '#brief/segments/open-text.ts';
import { trimSpan } from '#brief/segments/open-text.ts';
import { opensWithMonth } from '#brief/segments/split-clauses.ts';
import { findLabel, inlineLabels, labelNamed } from '#brief/segments/find-label.ts';
import { readTable, type Cell } from '#brief/segments/read-table.ts';
import type { LabelField } from '#brief/phrases/lists.ts';
import { PICTOGRAPH_LABELS } from '#brief/phrases/pictographs.ts';
import { isLinkingWord } from '#text/linking-words.ts';
import { isArrow, isWithinWords } from '#brief/segments/ornaments.ts';
import { findSpans, overlapsAny, TAKEN_RUN, type Span } from '#text/spans.ts';

/** A stretch of a line between pictographs: what its writer set apart. */
export interface Piece extends Span {
  /** The label in front of it, which is no part of it. */
  readonly label: LabelField | null;
  /** Whether the label was a pictograph. */
  readonly isPictured: boolean;
  /** Where the label begins, or the piece where there is none. */
  readonly labelStart: number;
  readonly isBullet: boolean;
  /** Whether it begins its line, its label aside. */
  readonly opensLine: boolean;
  readonly afterBlank: boolean;
  readonly isEmpty: boolean;
}

const BULLET =
  /^(?:\s*[(（【[](?:\p{Script=Han}{0,2}\s?\d{1,2}|\p{Script=Han}{0,2}[一二三四五六七八九十])[)）】\]]\s*|[\s>]*(?:[-–—－*•·・▪■▍▎◦‣●○►▶➤✓✔–]|\d{1,2}[.)](?=\s+\p{Lu})|[a-z]\))\s+|\s*[・▍▎]\s*|\s*\d{1,2}(?:[.)](?=\s*\p{Script=Han}|\s+\d{1,2}月)|、)\s*|[\s>]+)/u;

/** Splits a text into pieces: lines, bullets, stretches between pictographs, values of labels. */
export function splitPieces(text: BriefText, quotes: readonly Span[] = []): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  let afterBlank = false;
  const cell = cellSign(text.folded);
  const table = readTable(text, quotes);
  for (const line of text.folded.split('\n')) {
    const row = rowIn(table, { start, end: start + line.length });
    const found = row ?? piecesOfLine(text, { start, end: start + line.length }, { cell, quotes });
    pieces.push(...found.map((piece, at) => (at === 0 ? { ...piece, afterBlank } : piece)));
    afterBlank = line.trim() === '';
    start += line.length + 1;
  }
  return pieces;
}

/** The cells of a row as pieces of their own. */
function rowIn(table: ReadonlyMap<number, readonly Cell[]>, line: Span): Piece[] | null {
  for (const [start, cells] of table)
    if (line.start <= start && start < Math.max(line.end, line.start + 1))
      return cells.map((cell) => ({
        ...cell,
        labelStart: cell.start,
        isPictured: false,
        isBullet: false,
        opensLine: true,
        afterBlank: false,
        isEmpty: false,
      }));
  return null;
}

const CELL_SIGNS = ['|', '｜', ';', '；', '\t'] as const;
/** Rows that make a table, and signs that part the cells of each. */
const ROWS_MIN = 3;
const CELLS_MIN = 2;

/** The sign that parts the cells of a table; null where the text is none. */
function cellSign(folded: string): string | null {
  const lines = folded.split('\n');
  const isRow = (line: string, sign: string) => line.split(sign).length > CELLS_MIN;
  return (
    CELL_SIGNS.find((sign) => lines.filter((line) => isRow(line, sign)).length >= ROWS_MIN) ?? null
  );
}

/** What parts the words of a line, and what parts never. */
interface Marks {
  readonly cell: string | null;
  readonly quotes: readonly Span[];
}

/** The mark that opens a line, with its spaces; `26. September` opens with none. */
function bulletOf(line: string): string {
  const [bullet = ''] = BULLET.exec(line) ?? [];
  const isDay = DAY.test(bullet) && opensWithMonth(` ${line.slice(bullet.length)}`);
  return isDay ? '' : bullet;
}

const DAY = /^\s*\d{1,2}\.\s+$/u;

function piecesOfLine(text: BriefText, line: Span, marks: Marks): Piece[] {
  const source = text.prompt.slice(line.start, line.end);
  const bullet = bulletOf(source);
  const isBullet = bullet.trim() !== '' && bullet.trim() !== '>';
  const stretches = stretchesOf(text, { start: line.start + bullet.length, end: line.end }, marks);
  const cuts = stretches.flatMap((stretch) => inlineLabels(text, stretch, marks.quotes));
  const pieces = cuts.flatMap((stretch, at) => {
    const trimmed = trimSpan(text, stretch);
    if (trimmed === null) return [];
    const label = findLabel(text, { ...trimmed, end: stretch.end });
    const pictured = label || at > 0 ? null : pictureBefore(text, line.start, trimmed.start);
    const value = label ? trimSpan(text, { start: label.valueStart, end: trimmed.end }) : trimmed;
    return [
      {
        ...(value ?? { start: trimmed.end, end: trimmed.end }),
        label: label?.field ?? pictured,
        labelStart: trimmed.start,
        isPictured: pictured !== null,
        isBullet,
        opensLine: at === 0,
        afterBlank: false,
        isEmpty: value === null,
      },
    ];
  });
  return marks.cell === null ? pieces : labelCells(text, pieces);
}

/** `| Offer | free parking |`: of two cells the first labels the second. */
function labelCells(text: BriefText, pieces: readonly Piece[]): Piece[] {
  const [head, value] = pieces;
  const label = head && value && pieces.length === 2 ? labelNamed(text, head) : null;
  if (!head || !value || label === null || labelNamed(text, value) !== null) return [...pieces];
  return [{ ...value, label, opensLine: true, labelStart: value.start }];
}

/** What stands between pictographs or cells that part it. Words around a sign that joins them stay whole. */
function stretchesOf(text: BriefText, { start, end }: Span, { cell, quotes }: Marks): Span[] {
  const source = text.folded.slice(start, end);
  const isLabelled = findLabel(text, { start, end }) !== null;
  const signs = findSpans(source, TAKEN_RUN).filter((sign) => {
    const written = text.prompt.slice(start + sign.start, start + sign.end);
    if (!isLabelled) return !isArrow(written);
    return !isWithinWords(written) && !isBetweenWords(text, source, sign);
  });
  const cells = cell === null ? [] : findSpans(source, cellOf(cell));
  const cuts = [...signs, ...cells]
    .filter((cut) => !overlapsAny({ start: start + cut.start, end: start + cut.end }, quotes))
    .toSorted((a, b) => a.start - b.start);
  return [...cuts, { start: source.length, end: source.length }]
    .map((cut, at) => ({ start: start + (cuts[at - 1]?.end ?? 0), end: start + cut.start }))
    .filter((stretch) => text.folded.slice(stretch.start, stretch.end).trim() !== '');
}

function cellOf(sign: string): RegExp {
  return new RegExp(sign === '|' ? String.raw`\|` : sign, 'gu');
}

/**
 * Whether words of a label's value go on behind a pictograph: where it stands for a word (`Win a 🚗 tonight`),
 * or before one that links, or between the only two.
 */
function isBetweenWords({ language }: BriefText, source: string, { start, end }: Span): boolean {
  const [before, after] = [source.slice(0, start), source.slice(end)];
  const isTwo = /[:\]】]\s*\p{L}+\s*$/u.test(before) && /^\s*\p{L}+\s*$/u.test(after);
  const words = [/(\p{L}+)\s*$/u.exec(before)?.[1], /^\s*(\p{L}+)/u.exec(after)?.[1]];
  return isTwo || words.some((word) => word !== undefined && isLinkingWord(word, language));
}

function pictureBefore({ prompt, folded }: BriefText, from: number, to: number): LabelField | null {
  const before = prompt.slice(Math.max(from, folded.lastIndexOf('\n', to - 1) + 1), to);
  const last = before.trimEnd().slice(-6);
  return PICTOGRAPH_LABELS.find(([picture]) => picture.test(last))?.[1] ?? null;
}
