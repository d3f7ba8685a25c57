import { writeFileSync } from 'node:fs';

const LINE_LENGTH = 96;

/** Cuts a long text, so that no line of a data file is endless. */
export function linesOf(text: string): string[] {
  return text.match(new RegExp(`.{1,${LINE_LENGTH}}`, 'gu')) ?? [];
}

/** Writes what was trained, one entry a line. */
export function writeData(file: URL, data: object): void {
  writeFileSync(file, `${JSON.stringify(data, null, 1)}\n`);
}
