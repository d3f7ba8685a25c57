import {
  isProven,
  PROOF_NOTE,
  proofSections,
  type ProofSection,
  type ProofSheet,
} from '#domain/proof/proof-sheet.ts';
import {
  HEADING,
  LINE,
  NAME,
  openPaper,
  QUIET,
  TEXT,
  TITLE,
  WIDTH,
  wrap,
  type Paper,
} from '#film/proof/paper.ts';

const NAME_WIDTH = 118;

/** The proof sheet as a PDF, in whatever script the prompt was written. */
export function paintProofSheet(sheet: ProofSheet): Buffer {
  const paper = openPaper(`Proof sheet ${sheet.jobId}`);
  paper.line('Proof sheet', TITLE, { x: 0, height: 30 });
  const verdict = isProven(sheet)
    ? 'All checks of the finished frames passed.'
    : 'Some checks of the finished frames failed.';
  paper.line(`CasinoReel · ${verdict}`, NAME, { x: 0, height: LINE + 6 });
  for (const section of proofSections(sheet)) paintSection(paper, section);
  paper.skip(8);
  for (const line of wrap(PROOF_NOTE, TEXT, WIDTH)) paper.line(line, TEXT, { x: 0, color: QUIET });
  return paper.finish();
}

function paintSection(paper: Paper, { heading, rows }: ProofSection): void {
  // A heading stays with its first row.
  paper.need(LINE * 4);
  paper.rule();
  paper.line(heading, HEADING, { x: 0, height: LINE + 5 });
  for (const [name, value] of rows) {
    const names = wrap(name, NAME, NAME_WIDTH - 10);
    const values = wrap(value, TEXT, WIDTH - NAME_WIDTH);
    const count = Math.max(names.length, values.length);
    for (let index = 0; index < count; index += 1) {
      paper.line(names[index] ?? '', NAME, { x: 0, height: 0, color: QUIET });
      paper.line(values[index] ?? '', TEXT, { x: NAME_WIDTH });
    }
  }
  paper.skip(6);
}
