import type { BriefText } from '#brief/segments/open-text.ts';
import { trimSpan } from '#brief/segments/open-text.ts';
import { findLabel, inlineLabels } from '#brief/segments/find-label.ts';
import type { LabelField } from '#brief/phrases/lists.ts';
import { PICTOGRAPH_LABELS } from '#brief/phrases/pictographs.ts';
import { TAKEN, type Span } from '#text/spans.ts';

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
  /^(?:\s*[(（【[](?:\p{Script=Han}{0,2}\s?\d{1,2}|\p{Script=Han}{0,2}[一二三四五六七八九十])[)）】\]]\s*|[\s>]*(?:[-–—*•·・▪■▍▎◦‣●○►▶➤✓✔–]|\d{1,2}[.)](?=\s+\p{Lu})|[a-z]\))\s+|\s*[・▍▎]\s*|\s*\d{1,2}(?:[.)](?=\s*\p{Script=Han}|\s+\d{1,2}月)|、)\s*|[\s>]+)/u;

/** Splits a text into pieces: lines, bullets, stretches between pictographs, values of labels. */
export function splitPieces(text: BriefText): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  let afterBlank = false;
  const cell = cellSign(text.folded);
  for (const line of text.folded.split('\n')) {
    const found = piecesOfLine(text, { start, end: start + line.length }, cell);
    pieces.push(...found.map((piece, at) => (at === 0 ? { ...piece, afterBlank } : piece)));
    afterBlank = line.trim() === '';
    start += line.length + 1;
  }
  return pieces;
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

function piecesOfLine(text: BriefText, line: Span, cell: string | null): Piece[] {
  const source = text.prompt.slice(line.start, line.end);
  const bullet = BULLET.exec(source)?.[0] ?? '';
  const isBullet = bullet.trim() !== '' && bullet.trim() !== '>';
  const stretches = stretchesOf(text, { start: line.start + bullet.length, end: line.end }, cell);
  const cuts = stretches.flatMap((stretch) => inlineLabels(text, stretch));
  return cuts.flatMap((stretch, at) => {
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
}

/** An arrow joins what stands around it; so do the suits of cards in what a label names. */
const ARROW = /[\u2190-\u21ff]/u;
const ARROW_OR_SUIT = /[\u2190-\u21ff♠♥♦♣♤♡♢♧]/u;

/** What stands between pictographs or cells that part it. Words around one that joins stay whole. */
function stretchesOf(text: BriefText, { start, end }: Span, cell: string | null): Span[] {
  const joining = findLabel(text, { start, end }) ? ARROW_OR_SUIT : ARROW;
  const stretches: Span[] = [];
  let at = start;
  for (let index = start; index <= end; index += 1) {
    const sign = text.folded.charAt(index);
    const isSign = sign === cell || (sign === TAKEN && !joining.test(text.prompt.charAt(index)));
    if (index < end && !isSign) continue;
    if (text.folded.slice(at, index).trim() !== '') stretches.push({ start: at, end: index });
    at = index + 1;
  }
  return stretches;
}

function pictureBefore({ prompt, folded }: BriefText, from: number, to: number): LabelField | null {
  const before = prompt.slice(Math.max(from, folded.lastIndexOf('\n', to - 1) + 1), to);
  const last = before.trimEnd().slice(-6);
  return PICTOGRAPH_LABELS.find(([picture]) => picture.test(last))?.[1] ?? null;
}
